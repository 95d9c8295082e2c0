/** The show: what others do appears one after another, at the reader's pace. The server never waits for it. */
import type { Update } from './wire-aliases';

export const PACES = ['at_once', 'easy', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** Between two appearances. */
const STEP: Record<Pace, number> = { at_once: 0, easy: 450, slow: 1300 };
/** However many bots there are, easy is over by then. */
const LONGEST = 6000;

export class Show {
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = 0;

  constructor(
    readonly pace: () => Pace,
    /** What the reader does, or must see at once, does not wait in a queue. */
    readonly urgent: (update: Update) => boolean,
    readonly appear: (update: Update) => void,
    readonly changed: (waiting: number) => void = () => undefined,
  ) {}

  take(update: Update): void {
    if (update.full) this.drop();
    const step = STEP[this.pace()];
    if (update.full || !step || document.visibilityState === 'hidden' || this.urgent(update)) {
      this.skip();
      this.appear(update);
      return;
    }
    if (this.#timer === undefined) {
      this.#began = Date.now();
      this.appear(update);
      this.#rest();
    } else {
      this.#waiting.push(update);
      this.changed(this.#waiting.length);
    }
  }

  /** Everything that waits, now. */
  skip(): void {
    this.#stop();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const update of waiting) this.appear(update);
    if (waiting.length) this.changed(0);
  }

  /** What waits is forgotten: something newer tells it all. */
  drop(): void {
    this.#stop();
    this.#waiting = [];
    this.changed(0);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #rest(): void {
    const pace = this.pace();
    const left = this.#began + LONGEST - Date.now();
    const step = pace === 'easy' ? Math.min(STEP.easy, left / (this.#waiting.length + 1)) : STEP[pace];
    this.#timer = setTimeout(() => this.#next(), Math.max(0, step));
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.#timer = undefined;
    if (!next) return;
    this.appear(next);
    this.changed(this.#waiting.length);
    this.#rest();
  }
}
