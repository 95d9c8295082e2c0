/** A lesson in progress, as the `Table` that a game's components know: they need not know that it is one. */
import type { Args, Table } from '../games/contract';
import { api, Failed, problemOf } from './api';
import { type HandOf, oneHand } from './hand';
import { t, textsOf, type Translate } from './i18n.svelte';
import { notices } from './notices.svelte';
import { laidOutNames } from './people';
import { keepProgress, progressOf } from './progress';
import type { BoxedGame, LessonNow, LessonSaid, Piece, Point, Problem, View } from './wire-aliases';

type Deed = NonNullable<LessonSaid['deed']>;
type Spot = { x: number; y: number };

/** What is said about a move that was not played: by the rules, or by the lesson. */
export interface Remark extends Spot {
  problem: Problem;
  kind: 'refusal' | 'answer';
}

export class Study implements Table<View, unknown> {
  now = $state.raw<LessonNow | null>(null);
  problem = $state.raw<Problem | null>(null);
  remark = $state.raw<Remark | null>(null);
  /** Moves of this step that were not what it asks for. */
  stumbles = $state(0);
  /** Where the pointer was last: what is said about a move stands beside it. */
  spot: Spot = { x: innerWidth / 2, y: innerHeight / 3 };
  readonly quiet = false;
  readonly suggestions = {};
  readonly say: Translate;
  #pending = $state(0);
  #light = $state.raw<readonly Piece[] | null>(null);
  /** What an answer points at, until the next move. */
  #aside = $state.raw<Point | null>(null);

  constructor(
    readonly game: BoxedGame,
    readonly name: string,
    readonly hand: HandOf = oneHand(),
  ) {
    this.say = textsOf(
      () => game.id,
      () => this.names,
    );
  }

  // -- as a table ----------------------------------------------------------------------------------------------

  get view(): View {
    return this.now!.play.view as View;
  }
  get legal(): readonly unknown[] {
    return this.now!.play.legal;
  }
  get undo(): Readonly<Record<string, number>> {
    return this.now!.play.undo;
  }
  get seat(): number {
    return this.now!.seat;
  }
  get names(): readonly string[] {
    return laidOutNames(this.now!.seat, this.now!.seats);
  }
  get active(): boolean {
    return this.#pending === 0 && this.legal.length > 0;
  }
  get components(): Record<string, unknown> {
    return this.game.components;
  }
  get lit(): readonly Piece[] {
    return this.#light ?? this.point?.pieces ?? [];
  }

  light = (pieces: readonly Piece[]): void => {
    this.#light = pieces.length ? pieces : null;
  };
  suggest = (): void => undefined;
  t = (id: string, args?: Args): string => this.say(id, args);

  play = (move: unknown): Promise<boolean> => this.#do({ type: 'move', move });
  playAll = async (moves: readonly unknown[]): Promise<boolean> => {
    for (const move of moves) if (!(await this.play(move))) return false;
    return true;
  };
  takeBack = (count = 1, scope = 'table'): Promise<boolean> => this.#do({ type: 'undo', count, scope });
  /** Trying is asking: of what comes back, only what is said about the move counts. */
  why = async (move: unknown, at: Spot): Promise<Problem | null> => {
    this.spot = at;
    try {
      const tried = await this.#ask({ type: 'move', move });
      return tried.answer ? this.#answer(tried) : null;
    } catch (error) {
      return this.#stumble(error);
    }
  };

  // -- as a lesson ---------------------------------------------------------------------------------------------

  get point(): Point | null {
    return this.#aside ?? this.now?.step?.point ?? null;
  }
  get busy(): boolean {
    return this.#pending > 0;
  }

  /** Where it was left, or at the beginning. */
  async begin(afresh = false): Promise<void> {
    const { log } = progressOf(this.game.id, this.name);
    this.problem = null;
    this.remark = null;
    this.#aside = null;
    try {
      this.#turnTo(await api.learn(this.game.id, this.name, { log: afresh ? [] : [...log] }));
    } catch (error) {
      const changed = error instanceof Failed && error.problem.code === 'broken' && log.length > 0 && !afresh;
      if (!changed) {
        this.problem = problemOf(error);
        return;
      }
      notices.say(t('learn-changed'));
      await this.begin(true);
    }
  }

  goOn = (): Promise<boolean> => this.#do({ type: 'go_on' });
  show = (): Promise<boolean> => this.#do({ type: 'show' });

  async #do(deed: Deed): Promise<boolean> {
    this.remark = null;
    this.#pending += 1;
    try {
      const after = await this.#ask(deed);
      if (after.answer) {
        this.#answer(after);
        return false;
      }
      this.#turnTo(after);
      return true;
    } catch (error) {
      this.#stumble(error);
      return false;
    } finally {
      this.#pending -= 1;
    }
  }

  #ask(deed: Deed): Promise<LessonNow> {
    return api.learn(this.game.id, this.name, { log: this.now!.log, deed });
  }

  #turnTo(now: LessonNow): void {
    if (now.at !== this.now?.at) this.stumbles = 0;
    this.now = now;
    this.#light = null;
    this.#aside = null;
    keepProgress(this.game.id, this.name, now.log, now.at, now.step === null);
  }

  #answer({ answer }: LessonNow): Problem {
    const { reason, point } = answer!;
    const message = this.t(reason.name, reason.args);
    const problem = { code: 'refused', message, rule: reason.rule, reason };
    this.stumbles += 1;
    this.#aside = point.pieces.length || point.controls.length ? point : null;
    this.remark = { ...this.spot, problem, kind: 'answer' };
    return problem;
  }

  #stumble(error: unknown): Problem {
    const problem = problemOf(error);
    if (problem.code === 'refused') {
      this.stumbles += 1;
      this.remark = { ...this.spot, problem, kind: 'refusal' };
    } else notices.problem(problem);
    return problem;
  }
}
