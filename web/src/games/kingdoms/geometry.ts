/** Points, outlines and distances in the plane of the map. */

export type Point = readonly [x: number, y: number];
/** A closed line; the last point joins the first. */
export type Outline = readonly Point[];

export const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const along = length ? ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length : 0;
  return distance(point, between(a, b, Math.max(0, Math.min(1, along))));
}

/** Each side of a closed line. */
export const sides = (outline: Outline): [Point, Point][] =>
  outline.map((point, n) => [point, outline[(n + 1) % outline.length]!]);

export function distanceToOutline(point: Point, outline: Outline): number {
  let least = Infinity;
  for (let n = 0; n < outline.length; n++)
    least = Math.min(least, distanceToSegment(point, outline[n]!, outline[(n + 1) % outline.length]!));
  return least;
}

export function inside([x, y]: Point, outline: Outline): boolean {
  let within = false;
  let [ax, ay] = outline.at(-1)!;
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    [ax, ay] = [bx, by];
  }
  return within;
}

/** Positive for outlines that run clockwise on the screen. */
export const area = (outline: Outline): number =>
  sides(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: Iterable<Point>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The point inside that is farthest from the outline, and how far: there is the most room for a symbol. */
export function roomiest(outline: Outline, step: number): { at: Point; room: number } {
  const { left, top, right, bottom } = boxOf(outline);
  let at: Point = [(left + right) / 2, (top + bottom) / 2];
  let room = -1;
  const offer = (point: Point) => {
    if (Math.min(point[0] - left, right - point[0], point[1] - top, bottom - point[1]) <= room) return;
    if (!inside(point, outline)) return;
    const off = distanceToOutline(point, outline);
    if (off > room) [at, room] = [point, off];
  };
  for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) offer([x, y]);
  const [x, y] = at;
  for (let dx = -step; dx <= step; dx += step / 4)
    for (let dy = -step; dy <= step; dy += step / 4) offer([x + dx, y + dy]);
  return { at, room };
}

/** A number from 0 to 1 that is the same for everybody: hand-drawn, but not by chance. */
export function chanceAt(a: number, b: number, salt = 0): number {
  let seed = (Math.imul(Math.round(a * 64), 0x27d4eb2d) ^ Math.imul(Math.round(b * 64), 0x165667b1)) | 0;
  seed = Math.imul(seed ^ (salt * 0x9e3779b1), 0x85ebca6b);
  seed ^= seed >>> 13;
  seed = Math.imul(seed, 0xc2b2ae35);
  return ((seed ^ (seed >>> 16)) >>> 0) / 2 ** 32;
}
