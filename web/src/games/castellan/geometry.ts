/** The lattice: towers stand on integer nodes, a short wall spans 1, a long wall 2; y grows upward. */
import type { Cell, Kind, Node, Wall } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Drawing units per lattice unit; the drawing's y grows downward. */
export const UNIT = 60;
export const TOWER = 15;

export const key = (node: Node | Cell): string => `${node[0]},${node[1]}`;
export const wallKey = ([a, b]: Wall): string => `${key(a)}-${key(b)}`;
export const drawnX = (x: number): number => x * UNIT;
export const drawnY = (y: number): number => -y * UNIT;

export const isLong = ([a, b]: Wall): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 2;
export const isUpright = ([a, b]: Wall): boolean => a[0] === b[0];
export const kindOf = (wall: Wall): Kind => (isLong(wall) ? 'long' : 'short');
export const middle = ([a, b]: Wall): Point => ({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 });

/** Walls have no direction: the lesser end is written first, as the moves do. */
export function between(one: Node, other: Node): Wall {
  const first = one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]);
  return first ? [one, other] : [other, one];
}

export const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

export function distanceToSegment(p: Point, a: Node, b: Node): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const along = square ? Math.max(0, Math.min(1, ((p.x - a[0]) * dx + (p.y - a[1]) * dy) / square)) : 0;
  return Math.hypot(p.x - a[0] - along * dx, p.y - a[1] - along * dy);
}

export function boxOf(nodes: Iterable<Node>): Box | null {
  let box: Box | null = null;
  for (const [x, y] of nodes) {
    box ??= { left: x, right: x, bottom: y, top: y };
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  bottom: box.bottom - by,
  top: box.top + by,
});

/** Wall ends without a tower: `from` says on which side of the node the wall waits. */
export interface FreeEnd {
  node: Node;
  from: Node;
}

export function freeEnds(towers: readonly Node[], walls: readonly Wall[]): FreeEnd[] {
  const standing = new Set(towers.map(key));
  const ends: FreeEnd[] = [];
  for (const [a, b] of walls) {
    if (!standing.has(key(a))) ends.push({ node: a, from: b });
    if (!standing.has(key(b))) ends.push({ node: b, from: a });
  }
  return ends;
}

/** Where a yard's keep stands, and how much room it has: the middle of an empty 2 × 2 block, else a cell. */
export function keepSpot(
  cells: readonly Cell[],
  taken: (node: Node) => boolean,
): { at: Point; roomy: boolean } {
  const own = new Set(cells.map(key));
  const centroid = {
    x: cells.reduce((sum, cell) => sum + cell[0] + 0.5, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell[1] + 0.5, 0) / cells.length,
  };
  const nearest = (points: Point[]): Point =>
    points.reduce((best, point) =>
      distance(point, centroid) < distance(best, centroid) - 1e-9 ? point : best,
    );
  const blocks = cells.filter(
    ([i, j]) =>
      own.has(key([i + 1, j])) &&
      own.has(key([i, j + 1])) &&
      own.has(key([i + 1, j + 1])) &&
      !taken([i + 1, j + 1]),
  );
  if (blocks.length) return { at: nearest(blocks.map(([i, j]) => ({ x: i + 1, y: j + 1 }))), roomy: true };
  return { at: nearest(cells.map(([i, j]) => ({ x: i + 0.5, y: j + 0.5 }))), roomy: false };
}

/** The outline of a set of cells as an SVG path in drawing units, holes included. */
export function outline(cells: readonly Cell[]): string {
  const own = new Set(cells.map(key));
  const next = new Map<string, Node[]>();
  const edge = (from: Node, to: Node) => next.set(key(from), [...(next.get(key(from)) ?? []), to]);
  for (const [i, j] of cells) {
    if (!own.has(key([i, j - 1]))) edge([i, j], [i + 1, j]);
    if (!own.has(key([i + 1, j]))) edge([i + 1, j], [i + 1, j + 1]);
    if (!own.has(key([i, j + 1]))) edge([i + 1, j + 1], [i, j + 1]);
    if (!own.has(key([i - 1, j]))) edge([i, j + 1], [i, j]);
  }
  const at = ([x, y]: Node) => `${drawnX(x)} ${drawnY(y)}`;
  let path = '';
  for (const start of next.keys()) {
    let here = start.split(',').map(Number) as unknown as Node;
    if (!next.get(start)?.length) continue;
    path += `M${at(here)}`;
    for (let to = next.get(key(here))?.pop(); to; to = next.get(key(here))?.pop()) {
      path += `L${at(to)}`;
      here = to;
    }
    path += 'Z';
  }
  return path;
}

/** A number in [0, 1) that belongs to a place and never changes: the meadow is the same for everybody. */
export function chanceAt(x: number, y: number, salt = 0): number {
  let hash =
    Math.imul(x + 7919, 0x27d4eb2d) ^ Math.imul(y + 104729, 0x165667b1) ^ Math.imul(salt + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
