/** What the person's hand is doing, shared by the map and the action area. One table, one hand. */
import type { Cross, Drop } from './types';

export type Casting = 'shift' | 'spread';

export class Hand {
  /** The die being thought about, the kingdom to take it from and the colour it would count as. */
  die = $state<string | null>(null);
  kingdom = $state<string | null>(null);
  colour = $state<string | null>(null);
  /** The drop asked for; null lets the map choose. */
  drop = $state<Drop | null>(null);
  /** The next drop is placed with Match. */
  matching = $state(false);
  /** A spell that waits for its kingdom. */
  casting = $state<Casting | null>(null);
  /** The speed digit about to be crossed out. */
  digit = $state<Cross | null>(null);
  /** A region that an answer speaks of. */
  spoken = $state<string | null>(null);
  #turn = '';

  /** What was begun belongs to one seat's one turn. */
  begin(turn: string): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.clear();
  }

  clear(): void {
    this.die = this.kingdom = this.colour = this.drop = this.casting = this.digit = this.spoken = null;
    this.matching = false;
  }
}
