/** One seat's line to the server: what is said arrives once or is refused, never silently lost. */
import type { Heard, Problem, Said, TableCard, Update } from './wire-aliases';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

/** How a thing that was said ended. `why` answers come as the problem itself. */
export interface Answer {
  ok: boolean;
  problem: Problem | null;
}

export interface Line {
  update(update: Update): void;
  presence(table: TableCard): void;
  /** Somebody suggests something, or (null) no longer does. */
  suggested(seat: number, suggestion: unknown): void;
  /** What whoever runs the server tells everybody; empty when it is over. */
  announced(text: string): void;
  state(state: LinkState): void;
  /** How many said things have no answer yet. */
  pending(count: number): void;
  /** A refusal that answers nothing we said. */
  trouble(problem: Problem): void;
  /** The server closed the door: this seat is somebody else's now, or the table is gone. */
  sentAway(): void;
}

/** The few parts of a WebSocket that are used; tests give their own. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Surroundings {
  open(url: string): Wire;
  random(): number;
  id(): string;
}

type Spoken = Exclude<Said, { type: 'sync' | 'suggest' }>;
interface Pending {
  said: Spoken;
  settle(answer: Answer): void;
}
interface Landing {
  n: number;
  settle(answer: Answer): void;
}

const OPEN = 1;
/** Forbidden, missing, broken: 4000 and the status of HTTP. */
const SENT_AWAY: readonly number[] = [4403, 4404, 4410];
const FIRST_PAUSE = 500;
/** So many times it is tried again soon: a server that is renewed is there within seconds. Then ever more rarely. */
const SOON = 4;
const LONGEST_PAUSE = 15_000;
/** Without an answer for this long the line is taken for dead, opened again, and everything is said again. */
const PATIENCE = 10_000;

const browser: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  random: Math.random,
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
};

export class TableSocket {
  /** The number of the last update this client has. */
  seen = 0;
  #wire: Wire | null = null;
  #greeted = false;
  #failures = 0;
  #state: LinkState = 'closed';
  #pending = new Map<string, Pending>();
  #landing: Landing[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    private readonly line: Line,
    private readonly around: Surroundings = browser,
  ) {}

  get failures(): number {
    return this.#failures;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#greeted = false;
    this.#enter('connecting');
    const wire = this.around.open(this.url);
    this.#wire = wire;
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(String(event.data));
    };
    wire.onclose = ({ code }) => {
      if (wire !== this.#wire) return;
      this.#lost();
      if (SENT_AWAY.includes(code)) this.line.sentAway();
    };
    wire.onerror = () => undefined;
    this.#expect();
  }

  /** Leaves for good. What has no answer yet is reported as not done. */
  close(problem: Problem): void {
    this.#enter('closed');
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    this.#drop();
    const left = [...this.#pending.values(), ...this.#landing];
    this.#pending.clear();
    this.#landing = [];
    this.#count();
    for (const each of left) each.settle({ ok: false, problem });
  }

  /** The network is back, or the page is looked at again: does not wait for the next try, and asks whether all is well. */
  nudge(): void {
    if (this.#state === 'closed') return;
    if (this.#state === 'waiting') this.connect();
    else if (this.#state === 'open') this.sync();
  }

  sync(): void {
    if (this.#greeted && this.#wire?.readyState === OPEN) {
      this.#wire.send(JSON.stringify({ type: 'sync' } satisfies Said));
      this.#expect();
    }
  }

  /** A suggestion is for this moment: without a line it is let go. */
  suggest(suggestion: unknown): void {
    if (this.#greeted && this.#wire?.readyState === OPEN)
      this.#wire.send(JSON.stringify({ type: 'suggest', suggestion } satisfies Said));
  }

  move(move: unknown): Promise<Answer> {
    return this.#say({ type: 'move', id: this.around.id(), move, seen: this.seen });
  }

  undo(count: number, scope: string): Promise<Answer> {
    return this.#say({ type: 'undo', id: this.around.id(), seen: this.seen, count, scope });
  }

  why(move: unknown): Promise<Answer> {
    return this.#say({ type: 'why', id: this.around.id(), move });
  }

  chat(text: string): Promise<Answer> {
    return this.#say({ type: 'chat', id: this.around.id(), text });
  }

  resign(): Promise<Answer> {
    return this.#say({ type: 'resign', id: this.around.id() });
  }

  #say(said: Spoken): Promise<Answer> {
    return new Promise((settle) => {
      this.#pending.set(said.id, { said, settle });
      this.#count();
      this.#send(said);
    });
  }

  #send(said: Spoken): void {
    // Before the greeting nothing is sent: the first update decides where this client stands.
    if (!this.#greeted || this.#wire?.readyState !== OPEN) return;
    this.#wire.send(JSON.stringify(said));
    this.#expect();
  }

  #hear(text: string): void {
    let heard: Heard;
    try {
      heard = JSON.parse(text) as Heard;
    } catch {
      this.sync();
      return;
    }
    clearTimeout(this.#patience);
    switch (heard.type) {
      case 'update':
        this.#update(heard);
        break;
      case 'presence':
        this.line.presence(heard.table);
        break;
      case 'announced':
        this.line.announced(heard.text);
        break;
      case 'suggested':
        this.line.suggested(heard.seat, heard.suggestion);
        break;
      case 'done':
        this.#done(heard.id, heard.n);
        break;
      case 'refused':
        this.#refused(heard.id, heard.problem);
        break;
      case 'why':
        this.#settle(heard.id, { ok: heard.problem === null, problem: heard.problem });
        break;
    }
    if (this.#pending.size || this.#landing.length) this.#expect();
  }

  #update(update: Update): void {
    if (!update.full) {
      const first = update.news[0]?.n ?? update.n;
      if (!this.#greeted || first > this.seen + 1) {
        this.sync();
        return;
      }
      if (update.n < this.seen) return;
    }
    this.seen = update.n;
    this.line.update(update);
    const landed = this.#landing.filter((each) => each.n <= this.seen);
    this.#landing = this.#landing.filter((each) => each.n > this.seen);
    if (landed.length) this.#count();
    for (const each of landed) each.settle({ ok: true, problem: null });
    if (!this.#greeted) this.#greet();
  }

  #greet(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.#enter('open');
    // Repeats are harmless: the server knows the ids it has written down.
    for (const { said } of this.#pending.values()) this.#send(said);
  }

  /** It is on disk; the next move may be said as soon as the update that shows it is here. */
  #done(id: string, n: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (n <= this.seen) {
      this.#settle(id, { ok: true, problem: null });
      return;
    }
    this.#pending.delete(id);
    this.#landing.push({ n, settle: pending.settle });
  }

  #refused(id: string | null, problem: Problem): void {
    // A server that is closing did not take it; it is said again to the next one.
    if (problem.code === 'closing') return;
    if (id !== null && this.#pending.has(id)) this.#settle(id, { ok: false, problem });
    // Before the greeting it is the reason why the door stays closed; whoever is sent away asks over HTTP.
    else if (this.#greeted) this.line.trouble(problem);
  }

  #settle(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#count();
    pending.settle(answer);
  }

  #count(): void {
    this.line.pending(this.#pending.size + this.#landing.length);
  }

  #expect(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.#state !== 'closed') this.#lost();
    }, PATIENCE);
  }

  #lost(): void {
    clearTimeout(this.#patience);
    this.#drop();
    this.#greeted = false;
    if (this.#state === 'closed') return;
    const pause =
      Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, this.#failures - SOON)) *
      (0.5 + this.around.random() / 2);
    this.#failures += 1;
    this.#enter('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), pause);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onmessage = wire.onclose = null;
    try {
      wire.close();
    } catch {
      // It was closed already.
    }
  }

  #enter(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.line.state(state);
  }
}

export function socketPath(table: string, seat: number | null, at: Location | URL = location): string {
  const scheme = at.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = seat === null ? '' : `?seat=${seat}`;
  return `${scheme}//${at.host}/ws/tables/${encodeURIComponent(table)}${query}`;
}
