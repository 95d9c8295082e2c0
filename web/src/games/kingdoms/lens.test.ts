import { describe, expect, it } from 'vitest';
import { Lens, NEAREST } from './lens.svelte';

const whole = { left: -10, top: -40, right: 730, bottom: 560 };
const seen = (lens: Lens) => lens.viewBox.split(' ').map(Number) as [number, number, number, number];

describe('the lens', () => {
  it('begins with the whole map', () => {
    expect(seen(new Lens(() => whole))).toEqual([-10, -40, 740, 600]);
  });

  it('keeps the point under the finger where it is', () => {
    const lens = new Lens(() => whole);
    const at = { x: 300, y: 200 };
    const share = ([x, y, width, height]: [number, number, number, number]) => [
      (at.x - x) / width,
      (at.y - y) / height,
    ];
    const before = share(seen(lens));
    lens.zoom(2, at);
    const after = share(seen(lens));
    expect(after[0]).toBeCloseTo(before[0]!);
    expect(after[1]).toBeCloseTo(before[1]!);
    expect(lens.zoomed).toBe(true);
  });

  it('never shows what is beyond the map', () => {
    const lens = new Lens(() => whole);
    lens.zoom(3, { x: 0, y: 0 });
    for (const [dx, dy] of [
      [5000, 5000],
      [-5000, -5000],
    ]) {
      lens.pan(dx!, dy!);
      const [x, y, width, height] = seen(lens);
      expect(x).toBeGreaterThanOrEqual(whole.left - 1e-6);
      expect(y).toBeGreaterThanOrEqual(whole.top - 1e-6);
      expect(x + width).toBeLessThanOrEqual(whole.right + 1e-6);
      expect(y + height).toBeLessThanOrEqual(whole.bottom + 1e-6);
    }
    lens.zoom(100, { x: 0, y: 0 });
    expect(lens.near).toBe(NEAREST);
    lens.fit();
    expect(seen(lens)).toEqual([-10, -40, 740, 600]);
  });
});
