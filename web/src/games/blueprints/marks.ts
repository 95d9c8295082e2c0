/** Pieces as score lines and log lines name them, found on one sheet. */
import type { Piece } from '../../lib/wire-aliases';
import { SIDES, type Edge, type Side } from './plan';

export interface Marks {
  /** By drawing order; -1 is the foyer. */
  rooms: ReadonlySet<number>;
  moats: ReadonlySet<number>;
  squares: ReadonlySet<string>;
  cells: readonly (readonly [number, number])[];
  edges: readonly Edge[];
  lines: ReadonlySet<string>;
  favors: ReadonlySet<string>;
  decrees: ReadonlySet<string>;
  cards: ReadonlySet<string>;
  tracks: ReadonlySet<string>;
}
export const NO_MARKS: Marks = {
  rooms: new Set(),
  moats: new Set(),
  squares: new Set(),
  cells: [],
  edges: [],
  lines: new Set(),
  favors: new Set(),
  decrees: new Set(),
  cards: new Set(),
  tracks: new Set(),
};
const isSide = (value: unknown): value is Side => (SIDES as readonly unknown[]).includes(value);
export { isSide };

export type { Piece };
