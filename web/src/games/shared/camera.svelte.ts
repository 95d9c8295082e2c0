/** Where one looks at a drawing from: pan, zoom about a point, glide home as it grows. */

export interface Point {
  x: number;
  y: number;
}
/** In the game's own units; `bottom` is where its y ends on the lower edge. */
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
export interface Lens {
  nearest: number;
  farthest: number;
  /** Not shown larger than this by itself. */
  cosy: number;
  /** Drawing units per unit of the game. */
  unit: number;
  /** The game's y grows upward; the drawing's never does. */
  up: boolean;
  /** Pixels that buttons and words take from the sides of a window of this width. */
  clear(width: number): { right: number; top: number; bottom?: number };
}

const GLIDE = 220;
const LENS: Lens = {
  nearest: 3.2,
  farthest: 0.12,
  cosy: Infinity,
  unit: 1,
  up: false,
  clear: () => ({ right: 0, top: 0 }),
};
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The look that shows an area whole, clear of the buttons. */
export function fitted(area: Area, width: number, height: number, lens: Lens = LENS): Look {
  const { right, top, bottom = 0 } = lens.clear(width);
  const y = lens.up ? -lens.unit : lens.unit;
  const scale = clamp(
    Math.min(
      (width - right) / ((area.right - area.left) * lens.unit),
      (height - top - bottom) / ((area.bottom - area.top) * y),
      lens.cosy,
    ),
    lens.farthest,
    lens.nearest,
  );
  return {
    x: ((area.left + area.right) / 2) * lens.unit + right / 2 / scale,
    y: ((area.top + area.bottom) / 2) * y + (bottom - top) / 2 / scale,
    scale,
  };
}

/** Zooms so that the drawing point under `at` (pixels from the window's middle) stays under it. */
export function zoomed(look: Look, factor: number, at: Point, lens: Lens = LENS): Look {
  const scale = clamp(look.scale * factor, lens.farthest, lens.nearest);
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

  readonly #lens: Lens;

  constructor(lens: Partial<Lens> = {}) {
    this.#lens = { ...LENS, ...lens };
  }

  /** Pixels of the window (from its left top corner) → the game's units. */
  drawn(px: number, py: number): Point {
    const { unit, up } = this.#lens;
    const y = (this.look.y + (py - this.height / 2) / this.look.scale) / unit;
    return { x: (this.look.x + (px - this.width / 2) / this.look.scale) / unit, y: up ? -y : y };
  }

  /** The game's units → pixels of the window. */
  pixels({ x, y }: Point): Point {
    const { unit, up } = this.#lens;
    return {
      x: this.width / 2 + (x * unit - this.look.x) * this.look.scale,
      y: this.height / 2 + ((up ? -y : y) * unit - this.look.y) * this.look.scale,
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
    this.look = zoomed(this.look, factor, { x: px - this.width / 2, y: py - this.height / 2 }, this.#lens);
  }

  /** Shows the area unless the person holds the camera; the first look never glides. */
  follow(area: Area, still: boolean): void {
    if (!this.held) this.fit(area, still);
  }

  fit(area: Area, still: boolean): void {
    this.held = false;
    if (!this.width || !this.height) return;
    const goal = fitted(area, this.width, this.height, this.#lens);
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
