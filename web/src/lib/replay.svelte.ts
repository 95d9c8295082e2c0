/** A finished or running game, moment by moment, as the `Table` that a game's components know. Nothing can be played. */
import { SvelteMap } from 'svelte/reactivity';
import type { Args, Table } from '../games/contract';
import { type HandOf, oneHand } from './hand';
import { textsOf, type Translate } from './i18n.svelte';
import { botName } from './people';
import type { BoxedGame, Frame, Piece, Problem, Replay, View } from './wire-aliases';

/** The next page of the same replay, from this frame on. */
export type More = (from: number) => Promise<Replay>;

/** Games up to this long are fetched whole, a page after the other; of longer ones only what is looked at is kept. */
const WHOLE = 1500;
/** Where pages begin, so that they are the same whichever way one comes. */
const PAGE = 100;

export class Film implements Table<View, unknown> {
  at = $state(0);
  lit = $state.raw<readonly Piece[]>([]);
  /** Where one wants to be while that moment is still being fetched. */
  wanted = $state<number | null>(null);
  /** Why it could not be fetched. */
  failed = $state.raw<unknown>(null);
  readonly legal: readonly unknown[] = [];
  readonly undo = {};
  readonly active = false;
  readonly quiet = true;
  readonly say: Translate;
  #frames = new SvelteMap<number, Frame>();
  #fetching: Promise<void> | null = null;

  constructor(
    readonly replay: Replay,
    readonly game: BoxedGame | null,
    private readonly more: More,
    readonly hand: HandOf = oneHand(),
  ) {
    this.say = textsOf(
      () => replay.game,
      () => this.names,
    );
    this.#keep(replay.frames);
    this.at = replay.frames[0]?.n ?? 0;
  }

  get last(): number {
    return this.replay.total - 1;
  }
  get frame(): Frame {
    return this.#frames.get(this.at)!;
  }
  get view(): View {
    return this.frame.view as View;
  }
  get seat(): number | null {
    return this.replay.seat;
  }
  get names(): readonly string[] {
    return this.replay.players.map(botName);
  }
  get components(): Record<string, unknown> {
    return this.game?.components ?? {};
  }
  /** What led here, as far back as it is known without a gap. */
  get story(): readonly Frame[] {
    const found: Frame[] = [];
    for (let n = this.at; ; n--) {
      const frame = this.#frames.get(n);
      if (!frame) return found.reverse();
      found.push(frame);
    }
  }

  go(to: number): void {
    const n = Math.max(0, Math.min(this.last, Math.trunc(to) || 0));
    this.lit = [];
    if (this.#frames.has(n)) {
      this.wanted = null;
      this.at = n;
      if (n < this.last && !this.#frames.has(n + 1)) void this.#fetch(n + 1);
    } else {
      this.wanted = n;
      void this.#fetch(n);
    }
  }

  /** Fetches what is not here yet of a game that is not too long, so that everything is at hand. */
  async fetchAll(): Promise<void> {
    for (let n = 0; this.replay.total <= WHOLE && n < this.replay.total; n++)
      if (!this.#frames.has(n)) {
        await this.#fetch(n);
        if (this.failed) return;
      }
  }

  async #fetch(n: number): Promise<void> {
    while (this.#fetching) await this.#fetching;
    if (this.#frames.has(n)) return this.#arrive();
    this.#fetching = this.#bring(n).finally(() => (this.#fetching = null));
    await this.#fetching;
    this.#arrive();
  }

  async #bring(n: number): Promise<void> {
    try {
      this.failed = null;
      // A page may hold less than usual where every moment is large.
      for (let from = n - (n % PAGE); from <= n;) {
        while (from < n && this.#frames.has(from)) from++;
        const { frames } = await this.more(from);
        if (!frames.length) return;
        this.#keep(frames);
        from += frames.length;
      }
    } catch (error) {
      this.failed = error;
      this.wanted = null;
    }
  }

  #keep(frames: readonly Frame[]): void {
    for (const frame of frames) this.#frames.set(frame.n, frame);
    if (this.replay.total <= WHOLE) return;
    const middle = this.wanted ?? this.at;
    for (const n of [...this.#frames.keys()])
      if (n !== this.at && Math.abs(n - middle) > WHOLE / 2) this.#frames.delete(n);
  }

  #arrive(): void {
    if (this.wanted !== null && this.#frames.has(this.wanted)) this.go(this.wanted);
  }

  readonly suggestions = {};
  suggest = (): void => undefined;
  light = (pieces: readonly Piece[]): void => {
    this.lit = pieces;
  };
  t = (id: string, args?: Args): string => this.say(id, args);

  play = async (): Promise<boolean> => false;
  playAll = async (): Promise<boolean> => false;
  takeBack = async (): Promise<boolean> => false;
  why = async (): Promise<Problem | null> => null;
}
