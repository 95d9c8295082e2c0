/** Places the rules offer (from `legal`), how a pointer or an arrow key finds one, and what a miss was meant to be. */
import { between, distance, distanceToSegment, kindOf, middle, type Point } from './geometry';
import type { Kind, Move, Node, Pieces, PlaceMove, Wall } from './types';

export const KINDS: readonly Kind[] = ['tower', 'long', 'short'];

export interface Candidate {
  key: string;
  kind: Kind;
  move: PlaceMove;
  /** Both ends; a tower has its node twice. */
  a: Node;
  b: Node;
  centre: Point;
}

export function candidate(move: PlaceMove): Candidate {
  const [a, b] = move.type === 'tower' ? [move.at, move.at] : [move.a, move.b];
  const kind = move.type === 'tower' ? 'tower' : kindOf([a, b]);
  return { key: `${kind} ${a} ${b}`, kind, move, a, b, centre: middle([a, b]) };
}

/** In reading order: from the top row down, left to right. */
export function candidatesOf(legal: readonly Move[]): Candidate[] {
  return legal
    .filter((move): move is PlaceMove => move.type === 'tower' || move.type === 'wall')
    .map(candidate)
    .sort((one, other) => other.centre.y - one.centre.y || one.centre.x - other.centre.x);
}

export const left = (pieces: Pieces, kind: Kind): number => (kind === 'tower' ? pieces.towers : pieces[kind]);

/** The kind in hand: the one asked for while there is any left of it, else the first that has a place. */
export function kindInHand(
  asked: Kind | null,
  pieces: Pieces,
  candidates: readonly Candidate[],
): Kind | null {
  if (asked && left(pieces, asked) > 0) return asked;
  return (
    KINDS.find((kind) => candidates.some((one) => one.kind === kind)) ??
    KINDS.find((kind) => left(pieces, kind) > 0) ??
    null
  );
}

/** How far off a point is: off the piece first, then off its centre, so that overlapping walls stay separable. */
const offBy = (point: Point, one: Candidate): number =>
  distanceToSegment(point, one.a, one.b) + 0.3 * distance(point, one.centre);

export function pick(
  candidates: readonly Candidate[],
  kind: Kind | null,
  point: Point,
  reach = 0.5,
): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) {
    if (kind && one.kind !== kind) continue;
    if (distanceToSegment(point, one.a, one.b) > reach) continue;
    if (!best || offBy(point, one) < offBy(point, best)) best = one;
  }
  return best;
}

/** The move a person meant by pointing here with this kind in hand, allowed or not. */
export function meant(kind: Kind, point: Point): PlaceMove {
  if (kind === 'tower') return { type: 'tower', at: [Math.round(point.x), Math.round(point.y)] };
  const length = kind === 'long' ? 2 : 1;
  const x = Math.floor(point.x);
  const y = Math.floor(point.y);
  let best: Candidate | null = null;
  for (let i = x - 2; i <= x + 2; i++)
    for (let j = y - 2; j <= y + 2; j++)
      for (const end of [
        [i + length, j],
        [i, j + length],
      ] as Node[]) {
        const [a, b]: Wall = between([i, j], end);
        const one = candidate({ type: 'wall', a, b });
        if (!best || offBy(point, one) < offBy(point, best)) best = one;
      }
  return best!.move;
}

export type Direction = 'left' | 'right' | 'up' | 'down';
const STEP: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
};

/** The next place in a direction; at the edge it stays where it is. */
export function beside(candidates: readonly Candidate[], from: Candidate, direction: Direction): Candidate {
  const step = STEP[direction];
  let best = from;
  let least = Infinity;
  for (const one of candidates) {
    const dx = one.centre.x - from.centre.x;
    const dy = one.centre.y - from.centre.y;
    const along = dx * step.x + dy * step.y;
    const across = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along <= 0 || along < across / 3) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
