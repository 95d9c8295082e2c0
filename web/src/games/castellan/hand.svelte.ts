/** What the person's hand is doing, shared by the board and the action area. One table, one hand. */
import type { Kind } from './types';

export interface Drag {
  kind: Kind;
  /** Window pixels of the pointer. */
  x: number;
  y: number;
  touch: boolean;
}

export class Hand {
  /** The kind of piece asked for by a chip; null lets the board choose. */
  kind = $state<Kind | null>(null);
  /** A piece on its way from the tray to the board. */
  drag = $state<Drag | null>(null);
  /** Set by the board: takes a dragged piece that is let go. */
  drop: ((drag: Drag) => void) | null = null;
  /** The yard (by its least cell) that the action area or the board points at while claiming. */
  yard = $state<string | null>(null);
  /** The yard that is to be doubled as soon as the person confirms it. */
  claimed = $state<string | null>(null);
}
