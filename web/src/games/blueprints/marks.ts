/** Pieces as score lines and log lines name them, found on one sheet. */
import type { Piece } from '../../lib/wire-aliases';
import { edgeOf } from './box';
import { runOf } from './drawn';
import { squareKey, type Edge } from './plan';

type Pair = readonly [number, number];
export interface Marks {
  /** By drawing order; -1 is the foyer. */
  rooms: ReadonlySet<number>;
  /** In the order of drawing. */
  moats: ReadonlySet<number>;
  /** Squares of moats. */
  squares: ReadonlySet<string>;
  /** Empty squares that are meant themselves. */
  cells: readonly Pair[];
  edges: readonly Edge[];
  lines: ReadonlySet<string>;
  favors: ReadonlySet<string>;
  decrees: ReadonlySet<string>;
  bonuses: ReadonlySet<string>;
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
  bonuses: new Set(),
  tracks: new Set(),
};

const numbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(Number.isInteger);
const isEdge = (value: unknown): value is [number, number, string] =>
  Array.isArray(value) && value.length === 3 && typeof value[2] === 'string';

/** Those of one seat's sheet; pieces of no seat are everybody's. */
export function marksOf(pieces: readonly Piece[], seat: number): Marks {
  if (!pieces.length) return NO_MARKS;
  const rooms = new Set<number>();
  const moats = new Set<number>();
  const squares = new Set<string>();
  const cells = new Map<string, Pair>();
  const edges: Edge[] = [];
  const lines = new Set<string>();
  const words = {
    favor: new Set<string>(),
    decree: new Set<string>(),
    bonus: new Set<string>(),
    track: new Set<string>(),
  };
  for (const piece of pieces) {
    if (typeof piece.seat === 'number' && piece.seat !== seat) continue;
    if (Number.isInteger(piece.room)) rooms.add(piece.room as number);
    for (const edge of [piece.door, piece.edge]) if (isEdge(edge)) edges.push(edgeOf(edge));
    if (Number.isInteger(piece.moat)) moats.add(piece.moat as number);
    if (numbers(piece.moat, 4))
      for (const [x, y] of runOf(piece.moat as [number, number, number, number]))
        squares.add(squareKey(x, y));
    if (numbers(piece.square, 2))
      cells.set(squareKey(piece.square[0]!, piece.square[1]!), [piece.square[0]!, piece.square[1]!]);
    if (typeof piece.line === 'string') lines.add(piece.line);
    if (typeof piece.reward === 'string') words.track.add(piece.reward);
    if ('swan' in piece) words.track.add('moat');
    if (typeof piece.group === 'string') words.track.add(piece.group);
    for (const key of ['favor', 'decree', 'bonus'] as const)
      if (typeof piece[key] === 'string') words[key].add(piece[key]);
  }
  return {
    rooms,
    moats,
    squares,
    cells: [...cells.values()],
    edges,
    lines,
    favors: words.favor,
    decrees: words.decree,
    bonuses: words.bonus,
    tracks: words.track,
  };
}
