// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import { chartOf, regionAt, type Shape } from './chart';
import { FINGER, regionMeant } from './finger';
import fixture from './fixtures/box.json';
import { distanceToOutline, type Point } from './geometry';

/** A phone of 390 px that stands upright: the map fills its width and is drawn taller. */
const chart = chartOf(boxOf(fixture), 1.4);
const pixel = (chart.width + 20) / 390;
const finger = FINGER * pixel;
const shapes = [...chart.shapes.values()];
const thinnest = shapes.reduce((one, other) => (other.room < one.room ? other : one));

/** How many pixels in a row mean the region, in each direction from its sign; the edge of the map is no limit. */
function reach(shape: Shape, open: ReadonlySet<string>): number[] {
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([dx, dy]) => {
    for (let px = 1; ; px++) {
      const at: Point = [shape.x + dx! * px * pixel, shape.y + dy! * px * pixel];
      if (!regionAt(chart, at)) return Math.max(px, FINGER);
      if (regionMeant(chart, at, finger, open) !== shape) return px - 1;
    }
  });
}
const across = ([right, left, down, up]: number[]) => [right! + left!, down! + up!];

describe('a finger on the map', () => {
  it('could not hit every region without help', () => {
    expect((2 * thinnest.room) / pixel).toBeLessThan(30);
  });

  it('hits any region that answers alone, 44 px across', () => {
    for (const shape of shapes)
      for (const wide of across(reach(shape, new Set([shape.id]))))
        expect(wide, shape.id).toBeGreaterThan(43);
  });

  it('asks about a region that does not answer, on its sign', () => {
    for (const shape of shapes) {
      const others = new Set(shapes.filter((other) => other !== shape).map(({ id }) => id));
      expect(regionMeant(chart, [shape.x, shape.y], finger, others)).toBe(shape);
    }
  });

  it('takes from the roomy and gives to the thin where all answer', () => {
    const all = new Set(chart.shapes.keys());
    for (const shape of shapes) expect(regionMeant(chart, [shape.x, shape.y], finger, all)).toBe(shape);
    const [wide] = across(reach(thinnest, all));
    expect(wide).toBeGreaterThan((2 * thinnest.room) / pixel + 2);
  });

  it('means just what is under it where nothing answers', () => {
    for (let x = 5; x < chart.width; x += 37)
      for (let y = 5; y < chart.height; y += 41)
        if (regionAt(chart, [x, y]))
          expect(regionMeant(chart, [x, y], finger, new Set())).toBe(regionAt(chart, [x, y]));
  });

  it('means a region beside the boundary stone that it hits', () => {
    expect(chart.stones.length).toBeGreaterThan(20);
    for (const { x, y } of chart.stones) {
      const meant = regionMeant(chart, [x, y], 0, new Set());
      expect(meant && distanceToOutline([x, y], meant.outline)).toBeLessThan(10);
    }
  });

  it('finds a region from the sea beside it', () => {
    const coast = shapes.find(({ box }) => box.left < 4)!;
    const at: Point = [-10, coast.y];
    expect(regionAt(chart, at)).toBeNull();
    expect(regionMeant(chart, at, finger, new Set([coast.id]))).toBe(coast);
    expect(regionMeant(chart, [-80, coast.y], finger, new Set([coast.id]))).toBeNull();
  });
});
