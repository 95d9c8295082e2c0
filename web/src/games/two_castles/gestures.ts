/** Fingers and mouse on a castle: a short touch is a tap, a finger swipes to the other castle, two pinch, the mouse drags. */
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

export interface Tap {
  /** Pixels from the stage's left top corner. */
  at: Point;
  /** Pixels of the window. */
  client: Point;
  touch: boolean;
}

export interface Answers {
  /** True when the tap meant something; otherwise it may become half of a double tap. */
  tap(tap: Tap): boolean;
  /** A lone tap that meant nothing, said when no second one followed. */
  miss(tap: Tap): void;
  hover(at: Point | null): void;
  fit(): void;
  /** -1: the finger went left. */
  swipe(direction: number): void;
}

const SLACK = { mouse: 5, touch: 10 };
const DOUBLE = 260;
const SWIPE = 56;

export class Gestures {
  #pointers = new Map<number, Point>();
  #began: { at: Point; moved: boolean; swiping: boolean } | null = null;
  #missed: { tap: Tap; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private camera: Camera,
    private answers: Answers,
  ) {}

  private point(event: PointerEvent | WheelEvent): Point {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#pointers.set(event.pointerId, this.point(event));
    const one = this.#pointers.size === 1;
    // While the whole castle is in sight there is nowhere to pan to: a finger turns to the other castle.
    this.#began = {
      at: this.point(event),
      moved: !one,
      swiping: one && event.pointerType === 'touch' && !this.camera.held,
    };
  };

  move = (event: PointerEvent): void => {
    const here = this.point(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.answers.hover(here);
      return;
    }
    const began = this.#began;
    if (this.#pointers.size === 1 && began && !began.moved) {
      const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch;
      if (Math.hypot(here.x - began.at.x, here.y - began.at.y) < slack) return;
      began.moved = true;
      this.answers.hover(null);
    }
    if (this.#pointers.size > 1) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const wide = Math.hypot(here.x - other.x, here.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      this.camera.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
      if (was > 0) this.camera.zoom(wide / was, middle.x, middle.y);
    } else if (!began?.swiping) {
      this.camera.pan(here.x - before.x, here.y - before.y);
    }
    this.#pointers.set(event.pointerId, here);
  };

  up = (event: PointerEvent): void => {
    const known = this.#pointers.delete(event.pointerId);
    const began = this.#began;
    if (this.#pointers.size === 0) this.#began = null;
    if (!known || !began || event.type === 'pointercancel') return;
    const at = this.point(event);
    if (began.moved) {
      const dx = at.x - began.at.x;
      if (began.swiping && Math.abs(dx) > SWIPE && Math.abs(dx) > 1.4 * Math.abs(at.y - began.at.y))
        this.answers.swipe(Math.sign(dx));
      return;
    }
    const tap: Tap = {
      at,
      client: { x: event.clientX, y: event.clientY },
      touch: event.pointerType !== 'mouse',
    };
    const last = this.#missed;
    this.forget();
    if (last && Math.hypot(last.tap.at.x - at.x, last.tap.at.y - at.y) < 40) {
      this.answers.fit();
      return;
    }
    if (this.answers.tap(tap)) return;
    const timer = setTimeout(() => {
      this.#missed = null;
      this.answers.miss(tap);
    }, DOUBLE);
    this.#missed = { tap, timer };
  };

  leave = (): void => this.answers.hover(null);

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.point(event);
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.camera.zoom(Math.exp(-Math.max(-120, Math.min(120, pixels)) / 320), x, y);
  };

  forget(): void {
    if (this.#missed) clearTimeout(this.#missed.timer);
    this.#missed = null;
  }
}
