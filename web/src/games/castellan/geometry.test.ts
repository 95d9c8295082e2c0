import { describe, expect, it } from 'vitest';
import {
  between,
  boxOf,
  chanceAt,
  distanceToSegment,
  freeEnds,
  isLong,
  keepSpot,
  outline,
  UNIT,
} from './geometry';
import type { Cell } from './types';

describe('walls', () => {
  it('are long at distance 2 and written lesser end first', () => {
    expect(
      isLong([
        [0, 0],
        [0, 2],
      ]),
    ).toBe(true);
    expect(
      isLong([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(false);
    expect(between([2, 0], [0, 0])).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(between([0, 3], [0, 1])).toEqual([
      [0, 1],
      [0, 3],
    ]);
    expect(between([-1, 5], [0, 5])).toEqual([
      [-1, 5],
      [0, 5],
    ]);
  });

  it('are open where no tower stands', () => {
    const ends = freeEnds(
      [[0, 0]],
      [
        [
          [0, 0],
          [2, 0],
        ],
        [
          [2, -1],
          [2, 0],
        ],
      ],
    );
    expect(ends.map((end) => end.node)).toEqual([
      [2, 0],
      [2, -1],
      [2, 0],
    ]);
  });

  it('are measured from their nearest point', () => {
    expect(distanceToSegment({ x: 1, y: 0.5 }, [0, 0], [2, 0])).toBeCloseTo(0.5);
    expect(distanceToSegment({ x: 3, y: 0 }, [0, 0], [2, 0])).toBeCloseTo(1);
    expect(distanceToSegment({ x: 1, y: 1 }, [1, 0], [1, 0])).toBeCloseTo(1);
  });
});

describe('a box', () => {
  it('holds every node, and none for nothing', () => {
    expect(boxOf([])).toBeNull();
    expect(
      boxOf([
        [1, -2],
        [-3, 4],
      ]),
    ).toEqual({ left: -3, right: 1, bottom: -2, top: 4 });
  });
});

describe('the outline of a yard', () => {
  const corners = (path: string) => path.split(/[MLZ]/).filter(Boolean);

  it('goes round one cell, with y drawn downward', () => {
    expect(new Set(corners(outline([[0, 0]])))).toEqual(
      new Set(['0 0', `${UNIT} 0`, `${UNIT} ${-UNIT}`, `0 ${-UNIT}`]),
    );
  });

  it('has a second ring round a hole', () => {
    const ring: Cell[] = [];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (i !== 1 || j !== 1) ring.push([i, j]);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(outline(ring).match(/L/g)).toHaveLength(16);
  });

  it('draws every edge once where two cells touch at a corner', () => {
    expect(
      outline([
        [0, 0],
        [1, 1],
      ]).match(/L/g),
    ).toHaveLength(8);
  });
});

describe('the keep', () => {
  it('stands in the middle of an empty block, else in a cell', () => {
    const block: Cell[] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    expect(keepSpot(block, () => false)).toEqual({ at: { x: 1, y: 1 }, roomy: true });
    const beside = keepSpot(block, () => true);
    expect(beside.roomy).toBe(false);
    expect(block).toContainEqual([Math.floor(beside.at.x), Math.floor(beside.at.y)]);
  });

  it('stands inside a crooked yard, never in its empty middle', () => {
    const crooked: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
    ];
    const { at } = keepSpot(crooked, () => false);
    expect(crooked).toContainEqual([Math.floor(at.x), Math.floor(at.y)]);
  });
});

describe('the meadow', () => {
  it('is the same for everybody, and different from place to place', () => {
    const row = Array.from({ length: 200 }, (_, x) => chanceAt(x - 100, 3));
    expect(row).toEqual(Array.from({ length: 200 }, (_, x) => chanceAt(x - 100, 3)));
    expect(new Set(row).size).toBe(200);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...row)).toBeLessThan(1);
    const mean = row.reduce((sum, value) => sum + value) / 200;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });
});
