import { describe, expect, it } from 'vitest';
import { beside, candidatesOf, kindInHand, meant, pick } from './candidates';
import type { Move } from './types';
import late from './fixtures/late4.json';

const wall = (a: [number, number], b: [number, number]): Move => ({ type: 'wall', a, b });
const legal: Move[] = [
  { type: 'tower', at: [2, 0] },
  wall([0, 0], [1, 0]),
  wall([0, 0], [2, 0]),
  wall([0, 0], [0, 1]),
  wall([0, 0], [0, 2]),
  wall([-2, 0], [0, 0]),
  { type: 'built' },
];
const places = candidatesOf(legal);
const named = (key: string) => places.find((place) => place.key === key)!;

describe('candidates', () => {
  it('are the placing moves, with their kind', () => {
    expect(places).toHaveLength(6);
    expect(places.filter((place) => place.kind === 'long')).toHaveLength(3);
    expect(named('tower 2,0 2,0').centre).toEqual({ x: 2, y: 0 });
  });

  it('come in reading order', () => {
    const ys = places.map((place) => place.centre.y);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
  });
});

describe('picking', () => {
  it('separates a short wall from the long one over it by kind', () => {
    const point = { x: 0.5, y: 0.05 };
    expect(pick(places, 'short', point)?.key).toBe('short 0,0 1,0');
    expect(pick(places, 'long', point)?.key).toBe('long 0,0 2,0');
  });

  it('takes the wall whose middle is nearer where two start at one tower', () => {
    expect(pick(places, 'long', { x: 0.3, y: 0.1 })?.key).toBe('long 0,0 2,0');
    expect(pick(places, 'long', { x: 0.1, y: 0.3 })?.key).toBe('long 0,0 0,2');
    expect(pick(places, 'long', { x: -0.4, y: 0 })?.key).toBe('long -2,0 0,0');
  });

  it('finds nothing out of reach', () => {
    expect(pick(places, 'tower', { x: 2, y: 1 })).toBeNull();
    expect(pick(places, 'tower', { x: 2, y: 1 }, 1.2)?.kind).toBe('tower');
  });

  it('finds every place of a late game beside its middle, where crossing walls part', () => {
    const real = candidatesOf(late.legal as unknown as Move[]);
    expect(real.length).toBeGreaterThan(50);
    for (const place of real) {
      const { a, centre } = place;
      const point = { x: centre.x + 0.2 * (a[0] - centre.x), y: centre.y + 0.2 * (a[1] - centre.y) };
      expect(pick(real, place.kind, point)?.key).toBe(place.key);
    }
  });
});

describe('what a miss was meant to be', () => {
  it('is the nearest node, edge or pair of edges', () => {
    expect(meant('tower', { x: 1.4, y: -0.6 })).toEqual({ type: 'tower', at: [1, -1] });
    expect(meant('short', { x: 2.5, y: 1.1 })).toEqual({ type: 'wall', a: [2, 1], b: [3, 1] });
    expect(meant('short', { x: 2.05, y: 1.5 })).toEqual({ type: 'wall', a: [2, 1], b: [2, 2] });
    expect(meant('long', { x: -1.9, y: 0 })).toEqual({ type: 'wall', a: [-3, 0], b: [-1, 0] });
  });

  it('is always a wall of the right length, lesser end first', () => {
    for (let x = -2; x < 2; x += 0.37)
      for (let y = -2; y < 2; y += 0.41)
        for (const kind of ['long', 'short'] as const) {
          const move = meant(kind, { x, y });
          if (move.type !== 'wall') throw new Error('a wall was asked for');
          const [dx, dy] = [move.b[0] - move.a[0], move.b[1] - move.a[1]];
          expect([dx, dy].sort()).toEqual([0, kind === 'long' ? 2 : 1]);
        }
  });
});

describe('the kind in hand', () => {
  const pieces = { towers: 1, long: 2, short: 0 };
  it('is the one asked for while it lasts', () => {
    expect(kindInHand('long', pieces, places)).toBe('long');
    expect(kindInHand('short', pieces, places)).toBe('tower');
  });
  it('is otherwise one that has a place, then one that is left, then none', () => {
    const walls = places.filter((place) => place.kind === 'long');
    expect(kindInHand(null, pieces, walls)).toBe('long');
    expect(kindInHand(null, pieces, [])).toBe('tower');
    expect(kindInHand(null, { towers: 0, long: 0, short: 0 }, [])).toBeNull();
  });
});

describe('arrows', () => {
  const longs = places.filter((place) => place.kind === 'long');
  it('walk to the next place in their direction and stay at the edge', () => {
    const left = named('long -2,0 0,0');
    const right = named('long 0,0 2,0');
    expect(beside(longs, left, 'right').key).toBe(right.key);
    expect(beside(longs, right, 'right')).toBe(right);
    expect(beside(longs, right, 'up').key).toBe('long 0,0 0,2');
  });

  it('reach every place of a late game from the first one', () => {
    const real = candidatesOf(late.legal as unknown as Move[]).filter((place) => place.kind === 'tower');
    const seen = new Set([real[0]!.key]);
    const queue = [real[0]!];
    for (let here = queue.pop(); here; here = queue.pop())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = beside(real, here, direction);
        if (!seen.has(next.key)) {
          seen.add(next.key);
          queue.push(next);
        }
      }
    expect(seen.size).toBe(real.length);
  });
});
