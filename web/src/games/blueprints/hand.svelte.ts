/** What the hand is doing, shared by the board and the action area of one table. */
import type { Taken } from './options';

export type Panel = 'sheet' | 'favors' | 'cards' | 'pile';

export class Hand {
  /** The card in hand, before the server hears of it. */
  card = $state.raw<Taken | null>(null);
  form = $state(0);
  /** Where its corner lies; null while it is carried. */
  at = $state.raw<readonly [number, number] | null>(null);
  /** It lies still and waits for its confirmation. */
  laid = $state(false);
  /** One end of a moat. */
  end = $state.raw<readonly [number, number] | null>(null);
  /** A special reward whose use is being chosen. */
  special = $state<string | null>(null);
  /** A decree, a room of the box or a type for the foyer, about to be chosen. */
  choice = $state<string | null>(null);
  /** Whose sheet is shown; null is one's own. */
  look = $state<number | null>(null);
  panel = $state<Panel | null>(null);
  /** A room that was asked about. */
  room = $state.raw<{ seat: number; index: number } | null>(null);
  #moment = '';

  /** A new turn or step begins with empty hands. */
  begin(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.drop();
    this.end = null;
    this.special = null;
    this.choice = null;
    this.room = null;
  }

  take(card: Taken, form = 0): void {
    this.card = card;
    this.form = form;
    this.at = null;
    this.laid = false;
    this.look = null;
    this.panel = null;
    this.special = null;
  }

  drop(): void {
    this.card = null;
    this.at = null;
    this.laid = false;
    this.form = 0;
  }

  clear(): void {
    this.#moment = '';
    this.drop();
    this.end = null;
    this.special = null;
    this.choice = null;
    this.room = null;
    this.look = null;
    this.panel = null;
  }
}
