/** Where one looks at the map from: whole, or nearer and moved. In drawing units; never past the edge. */
import type { Box } from './geometry';

export const NEAREST = 4;

export class Lens {
  near = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(private whole: () => Box) {}

  get zoomed(): boolean {
    return this.near > 1.01;
  }

  /** The part of the drawing that is seen. */
  get viewBox(): string {
    const { left, top, right, bottom } = this.whole();
    const [width, height] = [(right - left) / this.near, (bottom - top) / this.near];
    return `${left + this.x} ${top + this.y} ${width} ${height}`;
  }

  /** The point at these drawing coordinates stays where it is. */
  zoom(factor: number, at: { x: number; y: number }): void {
    const { left, top } = this.whole();
    const near = Math.max(1, Math.min(NEAREST, this.near * factor));
    const by = this.near / near;
    this.x = at.x - left - (at.x - left - this.x) * by;
    this.y = at.y - top - (at.y - top - this.y) * by;
    this.near = near;
    this.#keep();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx;
    this.y -= dy;
    this.#keep();
  }

  fit(): void {
    this.near = 1;
    this.x = this.y = 0;
  }

  #keep(): void {
    const { left, top, right, bottom } = this.whole();
    const spare = 1 - 1 / this.near;
    this.x = Math.max(0, Math.min((right - left) * spare, this.x));
    this.y = Math.max(0, Math.min((bottom - top) * spare, this.y));
  }
}
