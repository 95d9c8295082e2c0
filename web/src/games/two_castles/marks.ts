/** Pieces as score lines, warnings and log lines name them, found in one castle. */
import { key } from './geometry';
import type { Drawn } from './types';

export interface Marks {
  cells: ReadonlySet<string>;
  throne: boolean;
  attendants: ReadonlySet<string>;
  cards: ReadonlySet<string>;
}
export const NO_MARKS: Marks = { cells: new Set(), throne: false, attendants: new Set(), cards: new Set() };

type Piece = Readonly<Record<string, unknown>>;
export interface Marked extends Drawn {
  cards: readonly string[];
}

const roomOf = (castle: Marked, piece: Piece) =>
  castle.rooms.find(
    (room) =>
      room.room === piece.room && (piece.x === undefined || (room.x === piece.x && room.y === piece.y)),
  );

function has(castle: Marked, number: number, piece: Piece): boolean {
  if (typeof piece.castle === 'number' && piece.castle !== number) return false;
  if ('room' in piece) return roomOf(castle, piece) !== undefined;
  if ('throne' in piece) return castle.throne === piece.throne;
  if ('attendant' in piece) return castle.attendants.includes(String(piece.attendant));
  if ('card' in piece) return castle.cards.includes(String(piece.card));
  return false;
}

/** A line's pieces lie in one castle: a castle that lacks one of them is not meant. */
export function marksOf(castle: Marked, number: number, pieces: readonly Piece[]): Marks {
  if (!pieces.length || !pieces.every((piece) => has(castle, number, piece))) return NO_MARKS;
  const cells = new Set<string>();
  const attendants = new Set<string>();
  const cards = new Set<string>();
  let throne = false;
  for (const piece of pieces) {
    const room = 'room' in piece ? roomOf(castle, piece) : undefined;
    if (room) cells.add(key(room.x, room.y));
    if ('throne' in piece) throne = true;
    if ('attendant' in piece) attendants.add(String(piece.attendant));
    if ('card' in piece) cards.add(String(piece.card));
  }
  return { cells, throne, attendants, cards };
}
