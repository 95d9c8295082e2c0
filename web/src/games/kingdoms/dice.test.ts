// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import { chartOf, UNIT } from './chart';
import { FARTHEST, fallen, nudged, placeOf, seenIn } from './dice';
import fixture from './fixtures/box.json';
import thrown from './fixtures/dice.json';
import type { DieView } from './types';

const box = boxOf(fixture);
const chart = chartOf(box);
const throws = thrown as unknown as DieView[][];

describe('dice on the map', () => {
  it.each([1, 1.3])('are seen in the kingdoms where the rules have them, on a map %s tall', (tall) => {
    const map = chartOf(box, tall);
    let doubtful = 0;
    for (const dice of throws)
      for (const { die, x, y } of fallen(map, dice, box.edge)) {
        const seen = [...seenIn(map, [x, y], die.angle).keys()].sort();
        if (String(seen) !== String([...die.kingdoms].sort())) doubtful += 1;
      }
    expect(throws.length).toBeGreaterThan(50);
    expect(doubtful).toBe(0);
  });

  it('stay where they fell when there is no doubt', () => {
    const die = { die: 'red', value: 3, x: 2000, y: 2000, angle: 0, kingdoms: ['greenwood'], in_tray: true };
    expect(nudged(chart, die, 1000)).toEqual([2 * UNIT, 2 * UNIT]);
  });

  it('are never shifted far', () => {
    for (const dice of throws)
      for (const { die, x, y } of fallen(chart, dice, box.edge)) {
        const [from, down] = placeOf(chart, die, box.edge);
        expect(Math.hypot(x - from, y - down)).toBeLessThanOrEqual(FARTHEST * UNIT + 1e-9);
      }
  });
});
