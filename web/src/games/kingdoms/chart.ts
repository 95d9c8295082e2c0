/** The map as it is drawn: shapes, ink and places for symbols, made once from the raster of the box. */
import { outlineOf, sketch, type Border } from './borders';
import type { Box as Components, Kingdom, Region } from './box';
import {
  between,
  boxOf,
  chanceAt,
  distance,
  inside,
  roomiest,
  type Box,
  type Outline,
  type Point,
} from './geometry';

/** Drawing units to one cell. */
export const UNIT = 40;

export interface Shape extends Region {
  outline: Outline;
  box: Box;
  path: string;
  /** Where the symbol stands, in drawing units, and how large it may be (1: as designed). */
  x: number;
  y: number;
  size: number;
}

export interface Realm extends Kingdom {
  path: string;
  /** Where the name is written: above the map or below it. */
  name: { x: number; y: number; above: boolean };
}

export interface Tower {
  regions: [string, string];
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  shapes: ReadonlyMap<string, Shape>;
  realms: ReadonlyMap<string, Realm>;
  towers: readonly Tower[];
  stones: readonly { x: number; y: number }[];
  coast: string;
  ink: { fine: string; kingdom: string; coast: string };
}

const drawn = (value: number): string => String(Math.round(value * UNIT * 10) / 10);

export const pathOf = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${drawn(x)} ${drawn(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A line drawn with a nib: now pressed, now light. `thick` is in cells. */
export function nib(points: readonly Point[], thick: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, n) => {
    const before = points[Math.max(0, n - 1)]!;
    const after = points[Math.min(points.length - 1, n + 1)]!;
    const length = distance(before, after) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const press =
      0.62 + 0.5 * chanceAt(Math.round(point[0] * 2), Math.round(point[1] * 2), 5) + 0.12 * (n % 2);
    const half = (thick / 2) * press;
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.unshift([point[0] - nx * half, point[1] - ny * half]);
  });
  return pathOf([...left, ...right]);
}

/** The middle of the longest of some borders, measured along it. */
function middleOf(borders: readonly Border[]): Point {
  const lengths = borders.map(({ points }) =>
    points.slice(1).reduce((sum, point, n) => sum + distance(point, points[n]!), 0),
  );
  const longest = lengths.indexOf(Math.max(...lengths));
  let left = lengths[longest]! / 2;
  const { points } = borders[longest]!;
  for (let n = 0; n + 1 < points.length; n++) {
    const step = distance(points[n]!, points[n + 1]!);
    if (step >= left) return between(points[n]!, points[n + 1]!, left / step);
    left -= step;
  }
  return points.at(-1)!;
}

export function chartOf(box: Pick<Components, 'raster' | 'kingdoms' | 'regions' | 'towers'>): Chart {
  const lines = sketch(box.raster);
  const kingdomOf = new Map(box.regions.map((region) => [region.id, region.kingdom]));
  const kingdom = (region: string | null) => (region === null ? null : kingdomOf.get(region)!);
  const shapes = box.regions.map((region): [string, Shape] => {
    const outline = outlineOf(lines, (other) => other === region.id);
    const { at, room } = roomiest(outline);
    return [
      region.id,
      {
        ...region,
        outline,
        box: boxOf(outline),
        path: pathOf(outline),
        x: at[0] * UNIT,
        y: at[1] * UNIT,
        size: Math.min(1.15, room / 0.72),
      },
    ];
  });
  const height = box.raster.length;
  const realms = box.kingdoms.map((one): [string, Realm] => {
    const columns = (row: readonly string[]) =>
      row.flatMap((region, x) => (kingdomOf.get(region) === one.id ? [x] : []));
    const [top, bottom] = [columns(box.raster[0]!), columns(box.raster[height - 1]!)];
    const above = top.length >= bottom.length;
    const along = above ? top : bottom;
    const x = along.reduce((sum, column) => sum + column + 0.5, 0) / along.length;
    const path = pathOf(outlineOf(lines, (region) => kingdom(region) === one.id));
    return [one.id, { ...one, path, name: { x: x * UNIT, y: above ? 0 : height * UNIT, above } }];
  });
  const inks = (wanted: (border: Border) => boolean, thick: number) =>
    lines.borders
      .filter(wanted)
      .map(({ points }) => nib(points, thick))
      .join('');
  const sea = (border: Border) => border.left === null || border.right === null;
  const outer = (border: Border) => kingdom(border.left) !== kingdom(border.right);
  return {
    width: Math.max(...box.raster.map((row) => row.length)) * UNIT,
    height: height * UNIT,
    shapes: new Map(shapes),
    realms: new Map(realms),
    towers: box.towers.map(([one, other]) => {
      const shared = lines.borders.filter(
        ({ left, right }) => (left === one && right === other) || (left === other && right === one),
      );
      const [x, y] = middleOf(shared);
      return { regions: [one, other], x: x * UNIT, y: y * UNIT };
    }),
    stones: [...lines.stones.values()].map(([x, y]) => ({ x: x * UNIT, y: y * UNIT })),
    coast: pathOf(outlineOf(lines, (region) => region !== null)),
    ink: {
      fine: inks((border) => !outer(border), 0.05),
      kingdom: inks((border) => outer(border) && !sea(border), 0.15),
      coast: inks(sea, 0.12),
    },
  };
}

const known = new WeakMap<object, Chart>();

/** The same box has the same map. */
export function chartFor(box: Components): Chart {
  let chart = known.get(box);
  if (!chart) known.set(box, (chart = chartOf(box)));
  return chart;
}

/** The region under a point of the raster. */
export function regionAt(chart: Chart, point: Point): Shape | null {
  for (const shape of chart.shapes.values()) {
    const { left, right, top, bottom } = shape.box;
    if (point[0] < left || point[0] > right || point[1] < top || point[1] > bottom) continue;
    if (inside(point, shape.outline)) return shape;
  }
  return null;
}
