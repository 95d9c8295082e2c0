/** What the hand is doing, shared by the board and the action area of one table. */
import { keep, recall } from '../../lib/keep';
import type { Suggestion } from './suggestions';
import type { Choice, Task } from './tasks';
import type { Cell, PlaceMove } from './types';

/** What the enlarged card tells about. */
export type Shown =
  | { kind: 'room'; room: string; castle?: number; at?: Cell }
  | { kind: 'throne'; castle: number }
  | { kind: 'card'; card: string; castle?: number }
  | { kind: 'attendant'; attendant: string; castle?: number };

const GAINS = 'cw_two_castles.gains';
const SUGGESTS = 'cw_two_castles.suggests';

export class Hand {
  /** Tiles picked in choosing; nothing is said before the button is pressed. */
  picked = $state.raw<readonly string[]>([]);
  task = $state.raw<Task | null>(null);
  tile = $state<string | null>(null);
  /** The castle whose proposal is not simply agreed to. */
  otherwise = $state<number | null>(null);
  /** A cell that waits for its confirmation. */
  raised = $state.raw<{ castle: number; at: Cell; room: string } | null>(null);
  /** What has been said and is not answered yet: its tile stays where it is. */
  sent = $state.raw<Choice<PlaceMove> | null>(null);
  /** Which castle a phone shows, and which one a desk has put in front; null is one's own. */
  castle = $state<number | null>(null);
  look = $state<number | null>(null);
  card = $state.raw<Shown | null>(null);
  /** The same, while a mouse rests on a tile. */
  peek = $state.raw<Shown | null>(null);
  gains = $state(recall(GAINS) !== 'no');
  /** The tile and the cell that are pointed at, for a partner to see. */
  pointed = $state.raw<Suggestion | null>(null);
  suggests = $state(recall(SUGGESTS) !== 'no');
  /** A castle where the next tap points something out to the partner, and the room it is about. */
  arrowing = $state.raw<{ castle: number; room: string | null } | null>(null);
  /** The arrow that stands, until it is taken away or the partner has built. */
  arrow = $state.raw<Suggestion | null>(null);
  #moment = '';

  /** A new seat or turn begins with empty hands. */
  begin(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.picked = [];
    this.task = null;
    this.tile = null;
    this.otherwise = null;
    this.raised = null;
    this.card = null;
    this.peek = null;
    this.pointed = null;
    this.unpoint();
  }

  /** The choice that waits for its confirmation, if it is among these. */
  raisedOf(places: readonly Choice<PlaceMove>[]): Choice<PlaceMove> | null {
    const raised = this.raised;
    if (!raised) return null;
    const same = ({ move }: Choice<PlaceMove>) =>
      move.castle === raised.castle &&
      move.room === raised.room &&
      move.at[0] === raised.at[0] &&
      move.at[1] === raised.at[1];
    return places.find(same) ?? null;
  }

  unpoint(): void {
    this.arrowing = null;
    this.arrow = null;
  }

  toggleGains(): void {
    this.gains = !this.gains;
    keep(GAINS, this.gains ? null : 'no');
  }

  toggleSuggests(): void {
    this.suggests = !this.suggests;
    keep(SUGGESTS, this.suggests ? null : 'no');
  }
}
