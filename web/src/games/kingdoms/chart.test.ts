// @vitest-environment node
/** The drawn shapes touch exactly where the rules say that regions are neighbours. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sketch, STONE } from './borders';
import { boxOf } from './box';
import { chartFor, chartOf, regionAt, UNIT } from './chart';
import fixture from './fixtures/box.json';
import {
  area,
  boxOf as frameOf,
  distanceToOutline,
  inside,
  sides,
  type Box,
  type Outline,
  type Point,
} from './geometry';

const box = boxOf(fixture);
const chart = chartOf(box);
const table = readFileSync(
  new URL('../../../../src/castlewright/games/kingdoms/components.py', import.meta.url),
  'utf8',
);

/** The points of a shape as they are drawn, read back from its path. */
const drawnOutline = (path: string): Outline =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as unknown as Point);
const drawn = new Map([...chart.shapes].map(([id, shape]) => [id, drawnOutline(shape.path)]));

/** How close two closed lines come, and how much of the first lies on the second. */
function contact(one: Outline, other: Outline): { gap: number; shared: number } {
  let gap = Infinity;
  let shared = 0;
  const off = (point: Point) => distanceToOutline(point, other);
  for (const [a, b] of sides(one)) {
    const [near, middle] = [off(a), off([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])];
    gap = Math.min(gap, near, middle);
    if (near < 0.01 && middle < 0.01) shared += Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return { gap: gap / UNIT, shared: shared / UNIT };
}

/** Boxes of two shapes, with more room between them than any touch could bridge. */
const afar = (one: Box, other: Box, room: number): boolean =>
  one.left - other.right > room ||
  other.left - one.right > room ||
  one.top - other.bottom > room ||
  other.top - one.bottom > room;

function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

const pieces = ({ points }: { points: readonly Point[] }) =>
  points.slice(1).map((point, n): [Point, Point] => [points[n]!, point]);

describe('the box', () => {
  it('is the one the rules have', () => {
    const rows = /RASTER = \(([^)]+)\)/.exec(table)![1]!.match(/"[^"]+"/g)!;
    expect(rows.map((row) => row.slice(1, -1).split(' '))).toEqual(box.raster);
  });
});

describe('the drawn map', () => {
  const ids = [...drawn.keys()];
  const pairs = ids.flatMap((one, n) => ids.slice(n + 1).map((other): [string, string] => [one, other]));

  it('has 54 regions, and so all pairs', () => {
    expect(ids).toHaveLength(54);
    expect(pairs).toHaveLength((54 * 53) / 2);
  });

  it('has neighbours exactly where the rules have them, for all pairs', () => {
    let neighbours = 0;
    for (const [one, other] of pairs) {
      const ruled = chart.shapes.get(one)!.neighbours.includes(other);
      const [shape, rival] = [drawn.get(one)!, drawn.get(other)!];
      if (!ruled && afar(frameOf(shape), frameOf(rival), 0.5 * UNIT)) continue;
      const { gap, shared } = contact(shape, rival);
      // Neighbours share a length that an eye can see; others do not even touch at a corner: a stone lies between.
      if (ruled) expect(shared, `${one} ${other}`).toBeGreaterThan(0.3);
      else expect(gap, `${one} ${other}`).toBeGreaterThan(0.12);
      neighbours += Number(ruled);
    }
    expect(neighbours).toBe(110);
  });

  it('would notice a border too much or too little', () => {
    const [one, two, apart] = ['B1', 'B4', 'B9'].map((id) => drawn.get(id)!);
    expect(contact(one!, two!).shared).toBeGreaterThan(0.3);
    expect(contact(one!, apart!).gap).toBeGreaterThan(1);
    const moved = apart!.map(([x, y]): Point => [x + 1, y]);
    expect(contact(moved, apart!).shared).toBeLessThan(0.3);
  });

  it('covers the island without gaps, but for the boundary stones', () => {
    const whole = area(drawnOutline(chart.coast));
    const parts = [...drawn.values()].reduce((sum, outline) => sum + area(outline), 0);
    expect(whole).toBeGreaterThan(0);
    const stones = chart.stones.length * Math.PI * (STONE * UNIT) ** 2;
    expect(Math.abs(whole - parts - stones)).toBeLessThan(0.3 * stones);
  });

  it.each(ids)('%s is a simple shape around its own cells', (id) => {
    const outline = drawn.get(id)!;
    const edges = sides(outline);
    expect(edges.some((edge, n) => edges.slice(n + 2).some((other) => crossing(edge, other)))).toBe(false);
    const cells = box.raster.flatMap((row, y) => row.flatMap((other, x) => (other === id ? [[x, y]] : [])));
    for (const [x, y] of cells) expect(inside([(x! + 0.5) * UNIT, (y! + 0.5) * UNIT], outline)).toBe(true);
    const shape = chart.shapes.get(id)!;
    expect(inside([shape.x, shape.y], outline)).toBe(true);
    expect(shape.size).toBeGreaterThan(0.5);
  });

  it('has borders that meet only at their ends', () => {
    const { borders } = sketch(box.raster);
    const crossed = borders.flatMap((one, n) =>
      borders.slice(n + 1).filter((other) => {
        if (afar(frameOf(one.points), frameOf(other.points), 0)) return false;
        return pieces(one).some((piece) => pieces(other).some((rival) => crossing(piece, rival)));
      }),
    );
    expect(borders.length).toBeGreaterThan(110);
    expect(crossed).toEqual([]);
  });

  it('finds the region under a finger', () => {
    for (const [id, shape] of chart.shapes) expect(regionAt(chart, [shape.x, shape.y])?.id).toBe(id);
    expect(regionAt(chart, [-UNIT, 3 * UNIT])).toBeNull();
  });

  it('has every tower on the border of its two regions', () => {
    expect(chart.towers).toHaveLength(6);
    for (const { regions, x, y } of chart.towers)
      for (const id of regions) expect(distanceToOutline([x, y], drawn.get(id)!)).toBeLessThan(0.2);
  });

  it('writes three names above and three below', () => {
    const above = [...chart.realms.values()].filter((realm) => realm.name.above).map((realm) => realm.id);
    expect(above).toEqual(['greenwood', 'lilacfield', 'redmount']);
  });

  it('is made once for each height', () => {
    expect(chartFor(box, 1.2)).toBe(chartFor(box, 1.2));
    expect(chartFor(box, 1.2).height).toBeCloseTo(1.2 * chartFor(box).height);
  });
});
