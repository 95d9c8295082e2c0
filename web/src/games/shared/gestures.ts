/** Fingers and mouse on a drawing: a short touch is a tap, two fingers pinch, one pans or carries what lies under it. */
import type { Camera, Point } from './camera.svelte';

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
  /** A drag begins here: true when it carries something instead of moving the drawing. */
  lift?(at: Point): boolean;
  carry?(at: Point): void;
  drop?(tap: Tap): void;
}

const SLACK = { mouse: 5, touch: 10 };
const DOUBLE = 260;

export class Gestures {
  #pointers = new Map<number, Point>();
  #began: { at: Point; moved: boolean; carrying: boolean } | null = null;
  #missed: { tap: Tap; timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(
    private camera: Camera,
    private answers: Answers,
  ) {}

  private point(event: PointerEvent | WheelEvent): Point {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }
  private tapOf(event: PointerEvent): Tap {
    return {
      at: this.point(event),
      client: { x: event.clientX, y: event.clientY },
      touch: event.pointerType !== 'mouse',
    };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.#pointers.set(event.pointerId, this.point(event));
    const carried = this.#began?.carrying ?? false;
    if (carried) this.answers.drop?.(this.tapOf(event));
    this.#began = { at: this.point(event), moved: this.#pointers.size > 1, carrying: false };
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
      began.carrying = this.answers.lift?.(began.at) ?? false;
      if (!began.carrying) this.answers.hover(null);
    }
    if (this.#pointers.size > 1) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      const wide = Math.hypot(here.x - other.x, here.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      this.camera.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
      if (was > 0) this.camera.zoom(wide / was, middle.x, middle.y);
    } else if (began?.carrying) {
      this.answers.carry?.(here);
    } else {
      this.camera.pan(here.x - before.x, here.y - before.y);
    }
    this.#pointers.set(event.pointerId, here);
  };

  up = (event: PointerEvent): void => {
    const known = this.#pointers.delete(event.pointerId);
    const began = this.#began;
    if (this.#pointers.size === 0) this.#began = null;
    if (!known || !began) return;
    if (began.carrying) {
      began.carrying = false;
      this.answers.drop?.(this.tapOf(event));
      return;
    }
    if (event.type === 'pointercancel' || began.moved) return;
    const tap = this.tapOf(event);
    const last = this.#missed;
    this.forget();
    if (last && Math.hypot(last.tap.at.x - tap.at.x, last.tap.at.y - tap.at.y) < 40) {
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
