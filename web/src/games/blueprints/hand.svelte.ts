/** What the hand is doing, shared by the board and the action area of one table. */
import type { Taken } from './options';

/** Steps of rewards that may have several parts. */
export const PARTED: readonly string[] = ['remove', 'passage', 'line', 'discard'];
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
  /** A reward of several parts with which the hand goes on: `remove`, `passage`, `line` or `discard`. */
  part = $state<string | null>(null);
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
  /** The step in which the first part of a reward is done. */
  #begun: string | null = null;

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

  /** After the first part of a reward the hand goes on with the next one, until it wants something else. */
  follow(step: string, rests: Readonly<Record<string, number>>): void {
    if (PARTED.includes(step)) this.#begun = step;
    if (step !== '') return;
    if (this.#begun && rests[this.#begun]) this.part = this.#begun;
    else if (this.part && !rests[this.part]) this.part = null;
    this.#begun = null;
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
