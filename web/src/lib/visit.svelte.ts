/** A table as this browser follows it: one line to the server per own seat, one of them on the screen. */
import type { Args, Table } from '../games/contract';
import { api, Failed, problemOf } from './api';
import { type HandOf, oneHand } from './hand';
import { speech, t, textsOf, type Translate } from './i18n.svelte';
import { keep, recall } from './keep';
import { Muted } from './muted.svelte';
import { nameAt } from './people';
import { notices } from './notices.svelte';
import { prefs } from './prefs.svelte';
import { Show } from './show';
import { type Answer, type LinkState, socketPath, TableSocket } from './socket';
import { doerOf, type Moment, told, type Told } from './told';
import type { BoxedGame, News, Piece, Play, Problem, TableCard, Update, View } from './wire-aliases';

export interface Bubble {
  problem: Problem;
  x: number;
  y: number;
}

const LEFT: Problem = { code: 'closed', message: '', rule: null, reason: null };

/** One seat's stream, or the spectator's. It is the `Table` that a game's components get. */
export class LiveSeat implements Table<View, unknown> {
  now = $state.raw<Play | null>(null);
  log = $state.raw<readonly News[]>([]);
  /** Talk from before the log, as far as the reader has asked for it, and how many lines lie before that. */
  earlier = $state.raw<readonly News[]>([]);
  earlierLeft = $state(0);
  link = $state<LinkState>('connecting');
  pending = $state(0);
  /** Suggestions hold until their maker takes them back or something happens at the table. */
  suggestions = $state.raw<Readonly<Record<number, unknown>>>({});
  /** Entries above this number are new since the reader last looked. */
  mark = $state(Infinity);
  /** What others did since this seat last acted, and how the table looked meanwhile. */
  told = $state.raw<readonly Told[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  /** How much of what has happened the reader has still to be shown. */
  waiting = $state(0);
  readonly socket: TableSocket;
  readonly #show = new Show(
    () => prefs.pace,
    (update) => this.pending > 0 || this.#own(update) || !!update.play?.outcome,
    (update) => this.#appear(update),
    (waiting) => (this.waiting = waiting),
  );

  constructor(
    readonly visit: Visit,
    readonly seat: number | null,
  ) {
    this.renew();
    this.socket = new TableSocket(socketPath(visit.id, seat), {
      update: (update) => this.#show.take(update),
      presence: (table) => visit.seen(table),
      announced: (text) => (visit.announcement = text),
      suggested: (seat, suggestion) =>
        (this.suggestions = { ...this.suggestions, [seat]: suggestion ?? undefined }),
      state: (state) => {
        this.link = state;
        if (state === 'waiting' && this.socket.failures > 2) void visit.check();
      },
      pending: (count) => (this.pending = count),
      trouble: (problem) => notices.problem(visit.inWords(problem)),
      sentAway: () => void visit.check(),
    });
  }

  get #memory(): string {
    return `cw_seen.${this.visit.id}.${this.seat ?? 'watch'}`;
  }

  #own(update: Update): boolean {
    return this.seat !== null && update.news.some(({ events }) => doerOf(events) === this.seat);
  }

  #appear(update: Update): void {
    this.#tell(update);
    const known = this.log.at(-1)?.n ?? 0;
    this.log = update.full ? update.news : [...this.log, ...update.news.filter((entry) => entry.n > known)];
    // What happens before the reader's eyes is not new to them, unless older news is still unread.
    if (!update.full && this.mark >= known && document.visibilityState === 'visible')
      this.mark = Math.max(this.mark, update.n);
    if (update.full) {
      this.earlier = [];
      this.earlierLeft = update.earlier ?? 0;
    }
    this.now = update.play;
    this.suggestions = {};
    this.visit.seen(update.table);
  }

  /** After an own deed the table is told anew, beginning with what that brought. */
  #tell(update: Update): void {
    const before = this.now?.view as View | undefined;
    const view = update.play?.view as View | undefined;
    const own = this.#own(update);
    if (update.full || !before || !view || own) {
      this.moments = [];
      this.told = own ? this.told.filter(({ seat }) => seat === this.seat) : [];
    }
    if (update.full || !before || !view) return;
    const now = { view, events: update.news.flatMap((entry) => entry.events) };
    this.told = told(this.told, update.n, before, now);
    if (own) return;
    this.moments = [...(this.moments.length ? this.moments : [{ view: before, events: [] }]), now];
  }

  /** Whoever acts has seen enough. */
  skip = (): void => this.#show.skip();

  /** The reader has seen all there is. */
  looked(): void {
    const last = this.log.at(-1)?.n;
    if (last !== undefined) keep(this.#memory, String(last));
  }

  /** Back again: what came in between is new. Whoever was never here has nothing to catch up with. */
  renew(): void {
    this.mark = Number(recall(this.#memory) ?? Infinity);
  }

  /** Something happened while the reader was away. */
  get news(): boolean {
    return (this.log.at(-1)?.n ?? 0) > this.mark;
  }

  close(): void {
    this.#show.drop();
    this.looked();
    this.socket.close(LEFT);
  }

  get view(): View {
    return this.now!.view as View;
  }
  get legal(): readonly unknown[] {
    return this.now?.legal ?? [];
  }
  get undo(): Readonly<Record<string, number>> {
    return this.now?.undo ?? {};
  }
  get names(): readonly string[] {
    return this.visit.names;
  }
  get active(): boolean {
    return this.legal.length > 0 && this.pending === 0 && !this.quiet;
  }
  get quiet(): boolean {
    return this.visit.card?.status !== 'playing';
  }
  get components(): Record<string, unknown> {
    return this.visit.game?.components ?? {};
  }
  get lit(): readonly Piece[] {
    return this.visit.lit;
  }

  play = (move: unknown): Promise<boolean> => {
    this.skip();
    return this.#settled(this.socket.move(move));
  };

  playAll = async (moves: readonly unknown[]): Promise<boolean> => {
    for (const move of moves) if (!(await this.play(move))) return false;
    return true;
  };

  takeBack = (count = 1, scope = 'table'): Promise<boolean> => this.#settled(this.socket.undo(count, scope));
  chat = (text: string): Promise<boolean> => this.#settled(this.socket.chat(text));

  async fetchEarlier(): Promise<void> {
    const isTalk = ({ events }: News) => events[0]?.name === 'event-chat';
    const first = this.earlier[0] ?? this.log.find(isTalk);
    if (!first) return;
    try {
      const { news, earlier } = await api.earlierTalk(this.visit.id, this.seat, first.n);
      // A whole new picture may have come meanwhile: then what was asked for is no longer next to it.
      if ((this.earlier[0] ?? this.log.find(isTalk))?.n !== first.n) return;
      this.earlier = [...news, ...this.earlier];
      this.earlierLeft = earlier;
    } catch (error) {
      notices.problem(problemOf(error));
    }
  }

  resign = (): Promise<boolean> => this.#settled(this.socket.resign());

  why = async (move: unknown, at: { x: number; y: number }): Promise<Problem | null> => {
    const { problem } = await this.socket.why(move);
    this.visit.bubble =
      problem && problem.code !== LEFT.code ? { problem: this.visit.inWords(problem), ...at } : null;
    return problem;
  };

  light = (pieces: readonly Piece[]): void => {
    this.visit.lit = pieces;
  };

  suggest = (suggestion: unknown): void => this.socket.suggest(suggestion);

  /** People at one screen share it, as they share the mouse; a game empties it for the next one. */
  get hand(): HandOf {
    return this.visit.hand;
  }

  t = (id: string, args?: Args): string => this.visit.t(id, args);

  async #settled(answer: Promise<Answer>): Promise<boolean> {
    const { ok, problem } = await answer;
    if (problem && problem.code !== LEFT.code)
      notices.problem(
        problem.code === 'stale' ? { ...problem, message: t('table-stale') } : this.visit.inWords(problem),
      );
    return ok;
  }
}

/** This browser at one table, from opening its page to leaving it. */
export class Visit {
  card = $state.raw<TableCard | null>(null);
  game = $state.raw<BoxedGame | null>(null);
  /** Why there is nothing to show. */
  problem = $state.raw<Problem | null>(null);
  lives = $state.raw<readonly LiveSeat[]>([]);
  /** Through whose eyes the screen looks. */
  shown = $state<number | null>(null);
  /** With several people on one screen: whose turn to look it is, before the view is revealed. */
  curtain = $state<number | null>(null);
  /** What whoever runs the server tells everybody. */
  announcement = $state('');
  lit = $state.raw<readonly Piece[]>([]);
  bubble = $state.raw<Bubble | null>(null);
  readonly t: Translate = textsOf(
    () => this.card?.game ?? '',
    () => this.names,
  );
  readonly hand = oneHand();
  readonly muted: Muted;
  #revealed = false;
  #left = false;

  constructor(readonly id: string) {
    this.muted = new Muted(id);
  }

  names: readonly string[] = $derived((this.card?.seats ?? []).map(nameAt));
  own: readonly number[] = $derived(
    (this.card?.seats ?? []).flatMap((seat, k) => (seat.yours && seat.kind === 'person' ? [k] : [])),
  );
  live: LiveSeat | null = $derived(this.lives.find((live) => live.seat === this.shown) ?? null);
  /** Somebody on this screen is expected to act. */
  myTurn: boolean = $derived(this.card?.status === 'playing' && this.own.some((seat) => this.#acts(seat)));

  async open(): Promise<void> {
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#visible);
    addEventListener('pagehide', this.#looked);
    await this.check();
  }

  leave(): void {
    this.#left = true;
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#visible);
    removeEventListener('pagehide', this.#looked);
    for (const live of this.lives) live.close();
    this.lives = [];
  }

  /** Asks over HTTP whether the table is there at all; sockets cannot tell a closed door from a long way. */
  async check(): Promise<void> {
    try {
      const card = await api.table(this.id);
      this.game ??= await api.game(card.game);
      await speech.want(card.game);
      this.problem = null;
      this.seen(card);
    } catch (error) {
      const lasting =
        error instanceof Failed && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (lasting || !this.card) this.problem = problemOf(error);
    }
  }

  seen(card: TableCard): void {
    if (this.#left) return;
    this.card = card;
    this.#connect();
    this.#look();
  }

  /** The person whose turn it is has the device now. */
  reveal(): void {
    if (this.curtain !== null) this.shown = this.curtain;
    this.curtain = null;
    this.#revealed = true;
    this.bubble = null;
    this.lit = [];
  }

  /** Another person on this screen wants to look. */
  pass(seat: number): void {
    if (seat !== this.shown || this.curtain !== null) this.curtain = seat;
  }

  /** Our own words where we have them, so that a change of language needs no new answer. */
  inWords(problem: Problem): Problem {
    const { reason, rule } = problem;
    const own = reason && speech.find(reason.name, reason.args, this.card?.game, this.names);
    const plain =
      rule && problem.message.startsWith(`${rule}: `)
        ? problem.message.slice(rule.length + 2)
        : problem.message;
    return { ...problem, message: own ?? plain, rule: rule || reason?.rule || null };
  }

  #acts(seat: number): boolean {
    const card = this.card?.seats[seat];
    return !!this.card?.actors.includes(seat) && !!card && !card.standing_in && !card.resigned;
  }

  #connect(): void {
    const wanted: (number | null)[] = this.own.length ? [...this.own] : [null];
    if (this.lives.length === wanted.length && this.lives.every((live) => wanted.includes(live.seat))) return;
    for (const live of this.lives) if (!wanted.includes(live.seat)) live.close();
    const kept = this.lives.filter((live) => wanted.includes(live.seat));
    const fresh = wanted
      .filter((seat) => !kept.some((live) => live.seat === seat))
      .map((seat) => new LiveSeat(this, seat));
    this.lives = [...kept, ...fresh];
    for (const live of fresh) live.socket.connect();
  }

  #look(): void {
    const { own, shown } = this;
    if (own.length < 2) {
      this.shown = own[0] ?? null;
      this.curtain = null;
      return;
    }
    if (this.card?.status !== 'playing') {
      this.shown = shown !== null && own.includes(shown) ? shown : own[0]!;
      this.curtain = null;
      return;
    }
    const acting = own.find((seat) => this.#acts(seat));
    const settled = this.#revealed && shown !== null && own.includes(shown);
    if (!settled) this.shown = this.curtain = acting ?? own[0]!;
    else if (acting !== undefined && !this.#acts(shown) && this.curtain === null) this.curtain = acting;
    else if (acting !== undefined && this.curtain !== null && !this.#acts(this.curtain))
      this.curtain = acting;
  }

  #nudge = (): void => {
    for (const live of this.lives) live.socket.nudge();
  };

  #looked = (): void => {
    this.live?.looked();
  };

  #visible = (): void => {
    if (document.visibilityState === 'hidden') this.#looked();
    else {
      this.live?.renew();
      this.#nudge();
    }
  };
}
