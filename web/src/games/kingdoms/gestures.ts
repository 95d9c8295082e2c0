/** Fingers and mouse on the map: two pinch, one drags what is near, a wheel zooms. Clicks stay clicks. */
import type { Lens } from './lens.svelte';

interface Spot {
  x: number;
  y: number;
}

const SLACK = 9;

export class Gestures {
  #pointers = new Map<number, Spot>();
  #start: Spot | null = null;
  #dragged = false;

  constructor(private lens: Lens) {}

  /** Pixels of the window → drawing units. */
  private drawn(svg: SVGSVGElement, { x, y }: Spot): Spot {
    const matrix = svg.getScreenCTM();
    if (!matrix) return { x, y };
    const { x: dx, y: dy } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: dx, y: dy };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!this.#pointers.size) this.#dragged = false;
    this.#pointers.set(event.pointerId, at);
    this.#start = this.#pointers.size === 1 ? at : null;
    if (this.#pointers.size > 1) this.#dragged = true;
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const svg = event.currentTarget as SVGSVGElement;
    const here = { x: event.clientX, y: event.clientY };
    if (this.#start && !this.#dragged) {
      if (!this.lens.zoomed || Math.hypot(here.x - this.#start.x, here.y - this.#start.y) < SLACK) return;
      this.#dragged = true;
      svg.setPointerCapture(event.pointerId);
    }
    const [from, to] = [this.drawn(svg, before), this.drawn(svg, here)];
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      this.lens.pan(to.x - from.x, to.y - from.y);
    } else {
      this.lens.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const wide = Math.hypot(here.x - other.x, here.y - other.y);
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      if (was > 0) this.lens.zoom(wide / was, this.drawn(svg, middle));
    }
    this.#pointers.set(event.pointerId, here);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#start = null;
  };

  /** A drag is not a click on what it began or ended over. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const svg = event.currentTarget as SVGSVGElement;
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const at = this.drawn(svg, { x: event.clientX, y: event.clientY });
    this.lens.zoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) / 320), at);
  };
}
