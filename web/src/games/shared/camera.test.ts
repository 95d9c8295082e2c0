import { describe, expect, it } from 'vitest';
import { Camera, fitted, midway, zoomed } from './camera.svelte';

const limits = { nearest: 3, farthest: 0.5, cosy: 2 };
const area = { left: 0, top: 0, right: 100, bottom: 50 };

describe('a camera', () => {
  it('shows an area whole, and not larger than is cosy', () => {
    expect(fitted(area, 100, 100, limits)).toEqual({ x: 50, y: 25, scale: 1 });
    expect(fitted(area, 1000, 1000, limits).scale).toBe(2);
    expect(fitted(area, 10, 10, limits).scale).toBe(0.5);
  });

  it('keeps the point under the pointer when it zooms', () => {
    const look = { x: 10, y: 20, scale: 1 };
    const at = { x: 30, y: -12 };
    const near = zoomed(look, 1.5, at, limits);
    expect(near.x + at.x / near.scale).toBeCloseTo(look.x + at.x / look.scale);
    expect(near.y + at.y / near.scale).toBeCloseTo(look.y + at.y / look.scale);
    expect(zoomed(look, 100, at, limits).scale).toBe(3);
  });

  it('glides from one look to the other', () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: 10, y: 20, scale: 2 },
    ];
    expect(midway(from, to, 0)).toEqual(from);
    expect(midway(from, to, 1)).toEqual(to);
    expect(midway(from, to, 0.5).x).toBeGreaterThan(5);
  });

  it('turns pixels into drawing units and back, and lets go when it fits', () => {
    const camera = new Camera(limits);
    camera.width = 200;
    camera.height = 100;
    camera.fit(area, true);
    const point = camera.drawn(40, 60);
    expect(camera.pixels(point).x).toBeCloseTo(40);
    expect(camera.pixels(point).y).toBeCloseTo(60);
    camera.pan(10, 0);
    expect(camera.held).toBe(true);
    camera.follow(area, true);
    expect(camera.look.x).not.toBe(50);
    camera.fit(area, true);
    expect(camera.held).toBe(false);
    expect(camera.look.x).toBe(50);
  });
});
