/** Borders between the regions of a raster, each smoothed once: shapes that share a border share its very points. */
import { between, chanceAt, distance, type Outline, type Point } from './geometry';

export type Raster = readonly (readonly string[])[];

/** A border from one meeting point to the next; `left` and `right` are the regions beside it, null for the sea. */
export interface Border {
  points: readonly Point[];
  from: string;
  to: string;
  left: string | null;
  right: string | null;
}

export interface Sketch {
  borders: readonly Border[];
  /** Where four regions meet: a boundary stone keeps those apart that only touch at the corner. */
  stones: ReadonlyMap<string, Point>;
}

/** How far a stone keeps the corners of its four regions from its middle. */
export const STONE = 0.17;

const FARTHEST = 0.38;
const WOBBLE = 0.23;

interface Side {
  a: string;
  b: string;
  left: string | null;
  right: string | null;
}
type Net = Map<string, Side[]>;

const key = (x: number, y: number): string => `${x},${y}`;
const lattice = (vertex: string): Point => {
  const [x, y] = vertex.split(',').map(Number);
  return [x!, y!];
};
const otherEnd = (side: Side, vertex: string): string => (side.a === vertex ? side.b : side.a);

/** The sides of cells that part two regions, by the corners they end in. */
function netOf(raster: Raster): Net {
  const net: Net = new Map();
  const at = (x: number, y: number): string | null => raster[y]?.[x] ?? null;
  const add = (a: string, b: string, left: string | null, right: string | null) => {
    if (left === right) return;
    const side = { a, b, left, right };
    for (const end of [a, b]) net.set(end, [...(net.get(end) ?? []), side]);
  };
  const width = Math.max(...raster.map((row) => row.length));
  for (let y = 0; y <= raster.length; y++)
    for (let x = 0; x <= width; x++) {
      add(key(x, y), key(x + 1, y), at(x, y - 1), at(x, y));
      add(key(x, y), key(x, y + 1), at(x, y), at(x - 1, y));
    }
  return net;
}

/** Corners pulled towards their neighbours and shaken a little; never so far that borders could cross. */
function drawnCorners(net: Net): Map<string, Point> {
  let places = new Map([...net.keys()].map((vertex) => [vertex, lattice(vertex)]));
  for (let pass = 0; pass < 3; pass++) {
    places = new Map(
      [...net].map(([vertex, ends]) => {
        const near = ends.map((side) => places.get(otherEnd(side, vertex))!);
        const middle: Point = [
          near.reduce((sum, [x]) => sum + x, 0) / near.length,
          near.reduce((sum, [, y]) => sum + y, 0) / near.length,
        ];
        return [vertex, between(places.get(vertex)!, middle, 0.45)];
      }),
    );
  }
  return new Map(
    [...places].map(([vertex, [x, y]]) => {
      const [x0, y0] = lattice(vertex);
      const dx = x - x0 + (chanceAt(x0, y0, 1) - 0.5) * 2 * WOBBLE;
      const dy = y - y0 + (chanceAt(x0, y0, 2) - 0.5) * 2 * WOBBLE;
      const far = Math.hypot(dx, dy);
      const kept = far > FARTHEST ? FARTHEST / far : 1;
      return [vertex, [x0 + dx * kept, y0 + dy * kept]];
    }),
  );
}

/** Cuts the corners of a line again and again; its ends stay. */
function smoothed(line: readonly Point[], passes = 3): Point[] {
  let points = [...line];
  for (let pass = 0; pass < passes; pass++) {
    const next: Point[] = [points[0]!];
    for (let n = 0; n + 1 < points.length; n++) {
      const [a, b] = [points[n]!, points[n + 1]!];
      if (n > 0) next.push(between(a, b, 0.25));
      if (n + 2 < points.length) next.push(between(a, b, 0.75));
    }
    points = [...next, points.at(-1)!];
  }
  return points;
}

/** A slight bend in the middle of each piece: no hand draws a straight line. */
function bent(line: readonly Point[]): Point[] {
  const points: Point[] = [line[0]!];
  for (let n = 0; n + 1 < line.length; n++) {
    const [a, b] = [line[n]!, line[n + 1]!];
    const [x, y] = between(a, b);
    const by = (chanceAt(x, y, 3) - 0.5) * 0.34;
    points.push([x - (b[1] - a[1]) * by, y + (b[0] - a[0]) * by], b);
  }
  return points;
}

const round = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

export function sketch(raster: Raster): Sketch {
  const net = netOf(raster);
  const places = drawnCorners(net);
  const stones = new Map<string, Point>();
  for (const [vertex, ends] of net) if (ends.length === 4) stones.set(vertex, round(places.get(vertex)!));
  const used = new Set<Side>();
  const borders: Border[] = [];

  function trace(from: string, first: Side): void {
    const corners = [from];
    let [vertex, side] = [from, first];
    const [left, right] = first.a === from ? [first.left, first.right] : [first.right, first.left];
    for (;;) {
      used.add(side);
      vertex = otherEnd(side, vertex);
      corners.push(vertex);
      const onward = net.get(vertex)!.find((next) => !used.has(next));
      if (net.get(vertex)!.length !== 2 || vertex === from || !onward) break;
      side = onward;
    }
    const line = corners.map((corner) => places.get(corner)!);
    const shortened = (end: string, point: Point, next: Point): Point =>
      stones.has(end) ? between(point, next, STONE / distance(point, next)) : point;
    const start = shortened(from, line[0]!, line[1]!);
    const end = shortened(vertex, line.at(-1)!, line.at(-2)!);
    const points = smoothed(bent([start, ...line.slice(1, -1), end])).map(round);
    borders.push({ points, from, to: vertex, left, right });
  }

  for (const [vertex, ends] of net)
    if (ends.length !== 2) for (const side of ends) if (!used.has(side)) trace(vertex, side);
  for (const [vertex, ends] of net) for (const side of ends) if (!used.has(side)) trace(vertex, side);
  return { borders, stones };
}

/** Along the rim of a stone, the short way. */
function rim(stone: Point, from: Point, to: Point): Point[] {
  const start = Math.atan2(from[1] - stone[1], from[0] - stone[0]);
  let turn = Math.atan2(to[1] - stone[1], to[0] - stone[0]) - start;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  const [near, far] = [distance(stone, from), distance(stone, to)];
  return [0.25, 0.5, 0.75].map((share) => {
    const off = near + (far - near) * share;
    return [stone[0] + off * Math.cos(start + turn * share), stone[1] + off * Math.sin(start + turn * share)];
  });
}

/** The closed line around whatever `within` takes in: a region, a kingdom, the whole island. */
export function outlineOf({ borders, stones }: Sketch, within: (region: string | null) => boolean): Outline {
  const ahead = new Map<string, Border[]>();
  for (const border of borders) {
    const [left, right] = [within(border.left), within(border.right)];
    if (left === right) continue;
    const { points, from, to } = border;
    const way = right ? border : { ...border, points: [...points].reverse(), from: to, to: from };
    ahead.set(way.from, [...(ahead.get(way.from) ?? []), way]);
  }
  const first = [...ahead.values()][0]?.[0];
  if (!first) return [];
  const outline: Point[] = [];
  let border = first;
  for (;;) {
    outline.push(...border.points.slice(0, -1));
    const next: Border | undefined = ahead.get(border.to)?.shift();
    const stone = stones.get(border.to);
    const joint = (next ?? first).points[0]!;
    if (stone && distance(border.points.at(-1)!, joint) > 1e-9)
      outline.push(border.points.at(-1)!, ...rim(stone, border.points.at(-1)!, joint));
    if (!next || next === first) return outline;
    border = next;
  }
}
