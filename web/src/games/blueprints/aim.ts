/** What a finger, a pointer or an arrow key means among the walls, lines and squares that may be pressed. */
import type { Point } from '../shared/camera.svelte';
import { middleOf } from './paths';
import type { Edge } from './plan';
import { LINES } from './sheet';
import type { Move, MoveOf } from './types';

export type Square = readonly [number, number];
/** Something to press, where it is, and the move it makes. */
export interface Target {
  key: string;
  move: Move;
  at: Point;
}
type Edges = ReadonlyMap<string, { edge: Edge; move: Move }>;

export const squareAt = ({ x, y }: Point): Square => [Math.floor(x), Math.floor(y)];

export const edgeTargets = (edges: Edges): Target[] =>
  [...edges].map(([key, { edge, move }]) => ({ key, move, at: middleOf(edge) }));
export const lineTargets = (openable: ReadonlySet<string>): Target[] =>
  LINES.filter(({ id }) => openable.has(id)).map(({ id, upright, at }) => ({
    key: id,
    move: { type: 'line', line: id },
    at: upright ? { x: at, y: 0.4 } : { x: 0.4, y: at },
  }));

/** The edge beside a point, or else the line. */
export function targetAt(point: Point, edges: Edges, openable: ReadonlySet<string>): Target | null {
  const far = ({ at }: Target) => Math.hypot(at.x - point.x, at.y - point.y);
  return (
    closest(edgeTargets(edges), far, 0.62) ??
    closest(lineTargets(openable), ({ key }) => beside(point, key), 0.75)
  );
}
function beside(point: Point, id: string): number {
  const line = LINES.find((one) => one.id === id)!;
  return Math.abs((line.upright ? point.x : point.y) - line.at);
}
function closest(targets: readonly Target[], far: (target: Target) => number, reach: number): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) if (far(target) < least) [best, least] = [target, far(target)];
  return best;
}

/** The move that a press on a wall means, though it is not allowed: the server says why. */
export function wallMove(step: string, point: Point): Move {
  const [x, y] = squareAt(point);
  const [fx, fy] = [point.x - x, point.y - y];
  const sides = [
    ['N', fy],
    ['S', 1 - fy],
    ['W', fx],
    ['E', 1 - fx],
  ] as const;
  const side = [...sides].sort((one, other) => one[1] - other[1])[0]![0];
  if (step !== 'passage') return { type: step === 'doors' ? 'door' : 'remove', x, y, side };
  // A passage is named by its left or upper square.
  if (side === 'N') return { type: 'passage', x, y: y - 1, side: 'S' };
  if (side === 'W') return { type: 'passage', x: x - 1, y, side: 'E' };
  return { type: 'passage', x, y, side };
}

export function moatOf(from: Square, to: Square): MoveOf<'moat'> {
  const ends = [from, to].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const [[x, y], [toX, toY]] = ends as [Square, Square];
  return { type: 'moat', x, y, to_x: toX, to_y: toY };
}
