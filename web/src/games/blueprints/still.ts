/** What a figure of the rules shows: where it looks, and where its letters stand. */
import type { Piece } from '../../lib/wire-aliases';
import type { Still } from '../contract';
import { edgeOf } from './box';
import { middleOf, UNIT } from './paths';
import { boundsOf } from './plan';
import { LINES, type DrawnSheet } from './sheet';

interface Point {
  x: number;
  y: number;
}
type Panel = 'sheet' | 'favors' | 'cards';

/** A figure that looks at rewards, favors or cards shows the papers beside the sheet. */
export function panelOf(still: Still): Panel | null {
  const has = (...keys: string[]) => still.show.some((piece) => keys.some((key) => key in piece));
  if (has('reward')) return 'sheet';
  if (has('favor')) return 'favors';
  return has('bonus', 'decree') ? 'cards' : null;
}

const isPair = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2;
const isSide = (value: unknown): value is [number, number, string] =>
  Array.isArray(value) && value.length === 3 && typeof value[2] === 'string';

/** Corners of what a piece covers, in squares. */
function cornersOf(piece: Piece, sheet: DrawnSheet): Point[] {
  const { room, square, moat } = piece;
  const edge = piece.door ?? piece.edge;
  const drawn = sheet.rooms.find(({ index }) => index === room);
  if (drawn) {
    const { left, right, top, bottom } = boundsOf(drawn.squares);
    return [
      { x: left, y: top },
      { x: right, y: bottom },
    ];
  }
  if (isSide(edge)) return [middleOf(edgeOf(edge))];
  const run = typeof moat === 'number' ? (sheet.moats[moat] ?? []) : isPair(square) ? [square] : [];
  return run.flatMap(([x, y]) => [
    { x, y },
    { x: x + 1, y: y + 1 },
  ]);
}

const MARGIN = 0.6;
/** The part of the sheet in which everything shown lies; null is all of it. */
export function areaOf(pieces: readonly Piece[], sheet: DrawnSheet) {
  const corners = pieces.flatMap((piece) => cornersOf(piece, sheet));
  if (!corners.length) return null;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: (Math.min(...xs) - MARGIN) * UNIT,
    top: (Math.min(...ys) - MARGIN) * UNIT,
    right: (Math.max(...xs) + MARGIN) * UNIT,
    bottom: (Math.max(...ys) + MARGIN) * UNIT,
  };
}

/** Where the letter of a piece stands, in the units of the drawing. */
export function letterAt(piece: Piece, sheet: DrawnSheet): Point | null {
  const drawn = sheet.rooms.find(({ index }) => index === piece.room);
  if (drawn) {
    // In a corner, beside the room's own sign.
    const [first] = drawn.squares
      .filter(({ fill }) => fill === '#')
      .sort((one, other) => one.y - other.y || one.x - other.x);
    return first ? { x: (first.x + 0.3) * UNIT, y: (first.y + 0.3) * UNIT } : null;
  }
  const line = LINES.find(({ id }) => id === piece.line);
  if (line) return line.upright ? { x: line.at * UNIT, y: 6.5 * UNIT } : { x: 6.5 * UNIT, y: line.at * UNIT };
  const corners = cornersOf(piece, sheet);
  const last = corners.at(-1);
  return last ? { x: ((corners[0]!.x + last.x) / 2) * UNIT, y: ((corners[0]!.y + last.y) / 2) * UNIT } : null;
}
