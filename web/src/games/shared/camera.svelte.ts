/** Where one looks at a drawing from: pan, zoom about a point, glide home. In drawing units, y down. */

export interface Point {
  x: number;
  y: number;
}
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Look {
  /** The drawing point in the middle of the window, and pixels per drawing unit. */
  x: number;
  y: number;
  scale: number;
}
export interface Limits {
  nearest: number;
  farthest: number;
  /** Not shown larger than this by itself. */
  cosy: number;
}

const GLIDE = 220;
const LIMITS: Limits = { nearest: 3.2, farthest: 0.12, cosy: Infinity };
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The look that shows an area whole. */
export function fitted(area: Area, width: number, height: number, limits: Limits = LIMITS): Look {
  const scale = Math.min(width / (area.right - area.left), height / (area.bottom - area.top), limits.cosy);
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    scale: clamp(scale, limits.farthest, limits.nearest),
  };
}

/** Zooms so that the drawing point under `at` (pixels from the window's middle) stays under it. */
export function zoomed(look: Look, factor: number, at: Point, limits: Limits = LIMITS): Look {
  const scale = clamp(look.scale * factor, limits.farthest, limits.nearest);
  return {
    x: look.x + at.x / look.scale - at.x / scale,
    y: look.y + at.y / look.scale - at.y / scale,
    scale,
  };
}

/** Part of the way from one look to another; scale goes by ratio so that the zoom feels even. */
export function midway(from: Look, to: Look, t: number): Look {
  const by = 1 - (1 - clamp(t, 0, 1)) ** 3;
  return {
    x: from.x + (to.x - from.x) * by,
    y: from.y + (to.y - from.y) * by,
    scale: from.scale * (to.scale / from.scale) ** by,
  };
}

export class Camera {
  look = $state<Look>({ x: 0, y: 0, scale: 1 });
  width = $state(0);
  height = $state(0);
  /** The person has moved it: it no longer follows what is drawn. */
  held = $state(false);
  #frame = 0;
  #seen = false;

  constructor(private limits: Limits = LIMITS) {}

  /** Pixels of the window (from its left top corner) → drawing units. */
  drawn(px: number, py: number): Point {
    return {
      x: this.look.x + (px - this.width / 2) / this.look.scale,
      y: this.look.y + (py - this.height / 2) / this.look.scale,
    };
  }

  /** Drawing units → pixels of the window. */
  pixels(point: Point): Point {
    return {
      x: this.width / 2 + (point.x - this.look.x) * this.look.scale,
      y: this.height / 2 + (point.y - this.look.y) * this.look.scale,
    };
  }

  get transform(): string {
    const { x, y, scale } = this.look;
    return `translate(${this.width / 2 - x * scale} ${this.height / 2 - y * scale}) scale(${scale})`;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.held = true;
    const { x, y, scale } = this.look;
    this.look = { x: x - dx / scale, y: y - dy / scale, scale };
  }

  /** `px`, `py`: pixels of the window that stay where they are; its middle when left out. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.stop();
    this.held = true;
    this.look = zoomed(this.look, factor, { x: px - this.width / 2, y: py - this.height / 2 }, this.limits);
  }

  /** Shows the area unless the person holds the camera; the first look never glides. */
  follow(area: Area, still: boolean): void {
    if (!this.held) this.fit(area, still);
  }

  fit(area: Area, still: boolean): void {
    this.held = false;
    if (!this.width || !this.height) return;
    const goal = fitted(area, this.width, this.height, this.limits);
    this.stop();
    if (still || !this.#seen) {
      this.#seen = true;
      this.look = goal;
      return;
    }
    const from = this.look;
    if (Math.hypot(from.x - goal.x, from.y - goal.y) < 1 && Math.abs(from.scale / goal.scale - 1) < 0.01)
      return;
    const began = performance.now();
    const glide = (now: number) => {
      const t = (now - began) / GLIDE;
      this.look = t < 1 ? midway(from, goal, t) : goal;
      this.#frame = t < 1 ? requestAnimationFrame(glide) : 0;
    };
    this.#frame = requestAnimationFrame(glide);
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
