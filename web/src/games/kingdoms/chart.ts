/** The map as it is drawn: shapes, ink and places for symbols, made once from the raster of the box. */
import { outlineOf, sketch, type Border, type Sketch } from './borders';
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

/** Drawing units to one cell across; a map may be drawn taller than wide. */
export const UNIT = 40;

export interface Shape extends Region {
  /** In drawing units, like everything here. */
  outline: Outline;
  box: Box;
  path: string;
  /** Where the symbol stands, and how large it may be (1: as designed). */
  x: number;
  y: number;
  size: number;
  /** From there to the nearest border: thin regions have little. */
  room: number;
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
  /** How much taller than its raster the map is drawn. */
  tall: number;
  width: number;
  height: number;
  shapes: ReadonlyMap<string, Shape>;
  realms: ReadonlyMap<string, Realm>;
  towers: readonly Tower[];
  stones: readonly { x: number; y: number }[];
  coast: string;
  ink: { fine: string; kingdom: string; coast: string };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A line drawn with a nib: now pressed, now light. */
export function nib(points: readonly Point[], thick: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, n) => {
    const before = points[Math.max(0, n - 1)]!;
    const after = points[Math.min(points.length - 1, n + 1)]!;
    const length = distance(before, after) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const press =
      0.62 + 0.5 * chanceAt(Math.round(point[0] / 20), Math.round(point[1] / 20), 5) + 0.12 * (n % 2);
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

/** Borders and stones from cells to drawing units. */
function enlarged({ borders, stones }: Sketch, tall: number): Sketch {
  const at = ([x, y]: Point): Point => [x * UNIT, y * UNIT * tall];
  return {
    borders: borders.map((border) => ({ ...border, points: border.points.map(at) })),
    stones: new Map([...stones].map(([vertex, point]) => [vertex, at(point)])),
  };
}

export function chartOf(
  box: Pick<Components, 'raster' | 'kingdoms' | 'regions' | 'towers'>,
  tall = 1,
): Chart {
  const lines = enlarged(sketch(box.raster), tall);
  const kingdomOf = new Map(box.regions.map((region) => [region.id, region.kingdom]));
  const kingdom = (region: string | null) => (region === null ? null : kingdomOf.get(region)!);
  const shapes = box.regions.map((region): [string, Shape] => {
    const outline = outlineOf(lines, (other) => other === region.id);
    const { at, room } = roomiest(outline, 0.2 * UNIT);
    return [
      region.id,
      {
        ...region,
        outline,
        box: boxOf(outline),
        path: pathOf(outline),
        x: at[0],
        y: at[1],
        size: Math.min(1.2, room / (0.72 * UNIT)),
        room,
      },
    ];
  });
  const rows = box.raster.length;
  const height = rows * UNIT * tall;
  const realms = box.kingdoms.map((one): [string, Realm] => {
    const columns = (row: readonly string[]) =>
      row.flatMap((region, x) => (kingdomOf.get(region) === one.id ? [x] : []));
    const [top, bottom] = [columns(box.raster[0]!), columns(box.raster[rows - 1]!)];
    const above = top.length >= bottom.length;
    const along = above ? top : bottom;
    const x = along.reduce((sum, column) => sum + column + 0.5, 0) / along.length;
    const path = pathOf(outlineOf(lines, (region) => kingdom(region) === one.id));
    return [one.id, { ...one, path, name: { x: x * UNIT, y: above ? 0 : height, above } }];
  });
  const inks = (wanted: (border: Border) => boolean, thick: number) =>
    lines.borders
      .filter(wanted)
      .map(({ points }) => nib(points, thick))
      .join('');
  const sea = (border: Border) => border.left === null || border.right === null;
  const outer = (border: Border) => kingdom(border.left) !== kingdom(border.right);
  return {
    tall,
    width: Math.max(...box.raster.map((row) => row.length)) * UNIT,
    height,
    shapes: new Map(shapes),
    realms: new Map(realms),
    towers: box.towers.map(([one, other]) => {
      const shared = lines.borders.filter(
        ({ left, right }) => (left === one && right === other) || (left === other && right === one),
      );
      const [x, y] = middleOf(shared);
      return { regions: [one, other], x, y };
    }),
    stones: [...lines.stones.values()].map(([x, y]) => ({ x, y })),
    coast: pathOf(outlineOf(lines, (region) => region !== null)),
    ink: {
      fine: inks((border) => !outer(border), 2),
      kingdom: inks((border) => outer(border) && !sea(border), 6),
      coast: inks(sea, 5),
    },
  };
}

const known = new WeakMap<object, Map<number, Chart>>();

/** The same box has the same map. */
export function chartFor(box: Components, tall = 1): Chart {
  const charts = known.get(box) ?? new Map<number, Chart>();
  known.set(box, charts);
  const chart = charts.get(tall) ?? chartOf(box, tall);
  charts.set(tall, chart);
  return chart;
}

/** The region under a point of the drawing. */
export function regionAt(chart: Chart, point: Point): Shape | null {
  for (const shape of chart.shapes.values()) {
    const { left, right, top, bottom } = shape.box;
    if (point[0] < left || point[0] > right || point[1] < top || point[1] > bottom) continue;
    if (inside(point, shape.outline)) return shape;
  }
  return null;
}

/** What became of the sign of a region: a spell is taken, a capital or a monster won or lost. Null while it stands. */
export function standingOf(
  chart: Chart,
  shape: Shape,
  colour: string | undefined,
): 'taken' | 'won' | 'lost' | null {
  if (!colour || shape.symbol === 'blank') return null;
  const wanted = shape.symbol === 'capital' ? chart.realms.get(shape.kingdom)!.colour : shape.colour;
  if (!wanted) return 'taken';
  return wanted === colour ? 'won' : 'lost';
}
