/** Pieces as score lines, warnings, log lines and lessons name them, found in one castle. */
import { key } from './geometry';
import type { Drawn } from './types';

export interface Marks {
  cells: ReadonlySet<string>;
  /** Free cells where a room is meant to stand. */
  free: ReadonlySet<string>;
  throne: boolean;
  attendants: ReadonlySet<string>;
  cards: ReadonlySet<string>;
}
export const NO_MARKS: Marks = {
  cells: new Set(),
  free: new Set(),
  throne: false,
  attendants: new Set(),
  cards: new Set(),
};

type Piece = Readonly<Record<string, unknown>>;
export interface Marked extends Drawn {
  cards: readonly string[];
}

const roomOf = (castle: Marked, piece: Piece) =>
  castle.rooms.find(
    (room) =>
      room.room === piece.room && (piece.x === undefined || (room.x === piece.x && room.y === piece.y)),
  );

function has(castle: Marked, piece: Piece): boolean {
  if ('room' in piece) return roomOf(castle, piece) !== undefined;
  if ('throne' in piece) return castle.throne === piece.throne;
  if ('attendant' in piece) return castle.attendants.includes(String(piece.attendant));
  if ('card' in piece) return castle.cards.includes(String(piece.card));
  return false;
}

/** Pieces that name their castle are looked for there, and the others in one castle together: that of their line. */
function meant(castle: Marked, number: number, pieces: readonly Piece[]): readonly Piece[] {
  const here = pieces.filter((piece) => piece.castle === number);
  const anywhere = pieces.filter((piece) => piece.castle === undefined);
  return anywhere.every((piece) => has(castle, piece)) ? [...here, ...anywhere] : here;
}

export function marksOf(castle: Marked, number: number, pieces: readonly Piece[]): Marks {
  const found = meant(castle, number, pieces);
  if (!found.length) return NO_MARKS;
  const cells = new Set<string>();
  const free = new Set<string>();
  const attendants = new Set<string>();
  const cards = new Set<string>();
  let throne = false;
  for (const piece of found) {
    const room = 'room' in piece ? roomOf(castle, piece) : undefined;
    if (room) cells.add(key(room.x, room.y));
    else if (typeof piece.x === 'number' && typeof piece.y === 'number') free.add(key(piece.x, piece.y));
    if ('throne' in piece) throne = true;
    if ('attendant' in piece) attendants.add(String(piece.attendant));
    if ('card' in piece) cards.add(String(piece.card));
  }
  return { cells, free, throne, attendants, cards };
}
