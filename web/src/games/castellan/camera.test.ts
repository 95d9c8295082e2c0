import { describe, expect, it } from 'vitest';
import { midway } from '../shared/camera.svelte';
import { meadowCamera, NARROW } from './camera';
import { UNIT } from './geometry';

const box = { left: -2, right: 6, bottom: 0, top: 4 };

describe('fitting', () => {
  it.each([
    [400, 600],
    [1000, 700],
    [390, 380],
  ])('shows the whole box in %i × %i, clear of the buttons', (width, height) => {
    const camera = meadowCamera();
    [camera.width, camera.height] = [width, height];
    camera.fit(box, true);
    const low = camera.pixels({ x: box.left, y: box.bottom });
    const high = camera.pixels({ x: box.right, y: box.top });
    expect(low.x).toBeGreaterThanOrEqual(-0.01);
    expect(low.y).toBeLessThanOrEqual(height + 0.01);
    expect(high.x).toBeLessThanOrEqual((width < NARROW ? width : width - 50) + 0.01);
    expect(high.y).toBeGreaterThanOrEqual((width < NARROW ? 50 : 0) - 0.01);
    const room = camera.look.scale < 1.5 && Math.min(width - (high.x - low.x), height - (low.y - high.y));
    expect(room === false || room < 60).toBe(true);
  });

  it('does not blow up a lone tower, nor shrink beyond reading', () => {
    const scale = (area: typeof box) => {
      const camera = meadowCamera();
      camera.width = camera.height = 1000;
      camera.fit(area, true);
      return camera.look.scale;
    };
    expect(scale({ left: 0, right: 0.1, bottom: 0, top: 0.1 })).toBe(1.5);
    expect(scale({ left: -500, right: 500, bottom: 0, top: 1 })).toBe(0.22);
  });
});

describe('zooming', () => {
  it('keeps the point under the fingers', () => {
    const camera = meadowCamera();
    [camera.width, camera.height] = [390, 500];
    camera.look = { x: 30, y: -40, scale: 0.8 };
    const before = camera.drawn(300, 120);
    camera.zoom(1.7, 300, 120);
    expect(camera.drawn(300, 120).x).toBeCloseTo(before.x);
    expect(camera.drawn(300, 120).y).toBeCloseTo(before.y);
    expect(camera.held).toBe(true);
  });

  it('stops at both ends', () => {
    const camera = meadowCamera();
    camera.zoom(1000);
    expect(camera.look.scale).toBe(2.4);
    camera.zoom(0.0001);
    expect(camera.look.scale).toBe(0.22);
  });
});

describe('the camera', () => {
  const standing = () => {
    const camera = meadowCamera();
    [camera.width, camera.height] = [400, 400];
    camera.follow(box, true);
    return camera;
  };

  it('turns pixels into lattice and back, y upward', () => {
    const camera = standing();
    const pixels = camera.pixels({ x: 3, y: 1 });
    expect(camera.drawn(pixels.x, pixels.y).x).toBeCloseTo(3);
    expect(camera.drawn(pixels.x, pixels.y).y).toBeCloseTo(1);
    expect(camera.pixels({ x: 0, y: 2 }).y).toBeLessThan(camera.pixels({ x: 0, y: 1 }).y);
  });

  it('follows the castle until it is held, and again after a fit', () => {
    const camera = standing();
    const bigger = { left: -2, right: 10, bottom: 0, top: 4 };
    camera.follow(bigger, true);
    expect(camera.look.x).toBe(4 * UNIT);
    camera.pan(50, 0);
    const held = camera.look.x;
    camera.follow(box, true);
    expect(camera.look.x).toBe(held);
    camera.fit(box, true);
    expect(camera.look.x).toBe(2 * UNIT);
    expect(camera.held).toBe(false);
  });

  it('moves what is seen along with the finger', () => {
    const camera = standing();
    const under = camera.drawn(100, 100);
    camera.pan(40, -25);
    expect(camera.drawn(140, 75).x).toBeCloseTo(under.x);
    expect(camera.drawn(140, 75).y).toBeCloseTo(under.y);
  });
});

describe('gliding', () => {
  const from = { x: 0, y: 0, scale: 0.5 };
  const to = { x: 100, y: -50, scale: 2 };
  it('begins and ends where it should and never overshoots', () => {
    expect(midway(from, to, 0)).toEqual(from);
    expect(midway(from, to, 1)).toEqual(to);
    expect(midway(from, to, 7)).toEqual(to);
    const half = midway(from, to, 0.5);
    expect(half.x).toBeGreaterThan(50);
    expect(half.scale).toBeLessThan(2);
  });
});
