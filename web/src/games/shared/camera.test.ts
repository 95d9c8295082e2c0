import { describe, expect, it } from 'vitest';
import { Camera, fitted, midway, zoomed, type Area } from './camera.svelte';

const area: Area = { left: -100, right: 300, top: -100, bottom: 100 };
const look = fitted(area, 400, 400);

describe('a look', () => {
  it('shows an area whole and in the middle', () => expect(look).toEqual({ x: 100, y: 0, scale: 1 }));

  it('leaves room for words under it', () => {
    const clear = () => ({ right: 0, top: 0, bottom: 100 });
    const camera = new Camera({ unit: 100, up: true, clear });
    camera.width = camera.height = 400;
    camera.fit({ left: 0, right: 3, top: 3, bottom: 0 }, true);
    expect(camera.pixels({ x: 0, y: 0 })).toEqual({ x: 50, y: 300 });
    expect(camera.pixels({ x: 3, y: 3 })).toEqual({ x: 350, y: 0 });
  });

  it('keeps the point under the finger', () => {
    const at = { x: 60, y: -30 };
    const near = zoomed(look, 2, at);
    expect(near.x + at.x / near.scale).toBeCloseTo(look.x + at.x / look.scale);
    expect(near.y + at.y / near.scale).toBeCloseTo(look.y + at.y / look.scale);
  });

  it('ends where it wants to be', () => expect(midway({ x: 0, y: 0, scale: 2 }, look, 1)).toEqual(look));
});

describe('a camera', () => {
  const standing = (up: boolean, whole: Area) => {
    const camera = new Camera({ unit: 100, up, cosy: 1.25 });
    camera.width = camera.height = 400;
    camera.fit(whole, true);
    return camera;
  };

  it.each([
    [false, { left: -1, right: 3, top: -1, bottom: 1 }],
    [true, { left: -1, right: 3, top: 1, bottom: -1 }],
  ])('speaks the units of the game (y upward: %s)', (up, whole) => {
    const camera = standing(up, whole);
    expect(camera.pixels({ x: whole.left, y: whole.top })).toEqual({ x: 0, y: 100 });
    expect(camera.pixels({ x: whole.right, y: whole.bottom })).toEqual({ x: 400, y: 300 });
    expect(camera.drawn(400, 300)).toEqual({ x: whole.right, y: whole.bottom });
  });

  it('does not blow a small thing up by itself', () => {
    expect(standing(true, { left: 0, right: 0.1, top: 0.1, bottom: 0 }).look.scale).toBe(1.25);
  });
});
