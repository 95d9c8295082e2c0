// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Line, type LinkState, socketPath, type Surroundings, TableSocket, type Wire } from './socket';
import type { Problem, TableCard, Update } from './wire-aliases';

class FakeWire implements Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.readyState = 1;
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const table = { id: 'x' } as TableCard;
const update = (n: number, full = false, news: number[] = [n]): Update => ({
  type: 'update',
  n,
  full,
  table,
  news: news.map((each) => ({ n: each, at: 0, events: [] })),
  play: null,
});
const problem = (code: string): Problem => ({ code, message: code, rule: null, reason: null });

let wires: FakeWire[];
let heard: {
  updates: number[];
  states: LinkState[];
  pending: number[];
  troubles: string[];
  presences: number;
  announced: string[];
  suggestions: [number, unknown][];
  sentAway: number;
};
let ids: number;

function make(): TableSocket {
  const line: Line = {
    update: ({ n }) => heard.updates.push(n),
    presence: () => (heard.presences += 1),
    announced: (text) => heard.announced.push(text),
    suggested: (seat, suggestion) => heard.suggestions.push([seat, suggestion]),
    state: (state) => heard.states.push(state),
    pending: (count) => heard.pending.push(count),
    trouble: ({ code }) => heard.troubles.push(code),
    sentAway: () => (heard.sentAway += 1),
  };
  const around: Surroundings = {
    open: (url) => {
      const wire = new FakeWire(url);
      wires.push(wire);
      return wire;
    },
    random: () => 1,
    id: () => `id${++ids}`,
  };
  const socket = new TableSocket('ws://house/ws/tables/x?seat=0', line, around);
  socket.connect();
  return socket;
}
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  ids = 0;
  heard = {
    updates: [],
    states: [],
    pending: [],
    troubles: [],
    presences: 0,
    announced: [],
    suggestions: [],
    sentAway: 0,
  };
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('is open only after the first whole picture', () => {
    make();
    expect(heard.states).toEqual(['connecting']);
    last().hear(update(4, true));
    expect(heard.states).toEqual(['connecting', 'open']);
    expect(heard.updates).toEqual([4]);
  });

  it('waits longer after each failure, and starts afresh after a success', () => {
    make();
    for (const pause of [500, 500, 500, 500, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = wires.length;
      last().break();
      vi.advanceTimersByTime(pause - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
    }
    last().hear(update(1, true));
    const before = wires.length;
    last().break();
    vi.advanceTimersByTime(500);
    expect(wires.length).toBe(before + 1);
  });

  it('does not wait when the network is back', () => {
    const socket = make();
    last().hear(update(1, true));
    last().break();
    expect(heard.states.at(-1)).toBe('waiting');
    socket.nudge();
    expect(wires.length).toBe(2);
    last().hear(update(1, true));
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(2);
  });

  it('asks whether all is well when the page is looked at again', () => {
    const socket = make();
    last().hear(update(1, true));
    socket.nudge();
    expect(last().sent).toEqual([{ type: 'sync' }]);
    last().hear(update(1, true));
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });

  it('that is not allowed is reported, and tried again in case it was a mistake', () => {
    make();
    last().hear({ type: 'refused', id: null, problem: problem('forbidden') });
    last().break(4403);
    expect(heard.sentAway).toBe(1);
    expect(heard.troubles).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(wires.length).toBe(2);
    last().break();
    expect(heard.sentAway).toBe(1);
  });

  it('takes a line that never answers for dead', () => {
    make();
    vi.advanceTimersByTime(10_000);
    expect(heard.states.at(-1)).toBe('waiting');
    expect(wires[0]!.closed).toBe(true);
  });
});

describe('updates', () => {
  it('follow each other without a sync', () => {
    const socket = make();
    last().hear(update(4, true));
    last().hear(update(5));
    last().hear(update(7, false, [6, 7]));
    expect(heard.updates).toEqual([4, 5, 7]);
    expect(socket.seen).toBe(7);
    expect(last().sent).toEqual([]);
  });

  it('with a gap are not shown; a sync is asked for', () => {
    const socket = make();
    last().hear(update(4, true));
    last().hear(update(6));
    expect(heard.updates).toEqual([4]);
    expect(last().sent).toEqual([{ type: 'sync' }]);
    last().hear(update(6, true, [1, 2, 3, 4, 5, 6]));
    expect(heard.updates).toEqual([4, 6]);
    expect(socket.seen).toBe(6);
  });

  it('that are older than what is known are passed over', () => {
    make();
    last().hear(update(4, true));
    last().hear(update(3));
    expect(heard.updates).toEqual([4]);
  });

  it('that cannot be read lead to a sync', () => {
    make();
    last().hear(update(4, true));
    last().hear('{oops');
    expect(last().sent).toEqual([{ type: 'sync' }]);
  });

  it('of who is here are passed on', () => {
    make();
    last().hear(update(1, true));
    last().hear({ type: 'presence', table });
    expect(heard.presences).toBe(1);
    last().hear({ type: 'announced', text: 'a pause at eight' });
    expect(heard.announced).toEqual(['a pause at eight']);
  });
});

describe('suggestions', () => {
  it('travel both ways, and are let go where there is no line', () => {
    const socket = make();
    socket.suggest({ ghost: 1 });
    last().hear(update(1, true));
    socket.suggest({ ghost: 2 });
    expect(last().sent).toEqual([{ type: 'suggest', suggestion: { ghost: 2 } }]);
    last().hear({ type: 'suggested', seat: 1, suggestion: null });
    expect(heard.suggestions).toEqual([[1, null]]);
  });
});

describe('what is said', () => {
  it('is settled when it is on disk and its update is here', async () => {
    const socket = make();
    last().hear(update(4, true));
    const settled = vi.fn();
    void socket.move({ type: 'take' }).then(settled);
    expect(last().sent).toEqual([{ type: 'move', id: 'id1', move: { type: 'take' }, seen: 4 }]);
    last().hear({ type: 'done', id: 'id1', n: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    expect(heard.pending.at(-1)).toBe(1);
    last().hear(update(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith({ ok: true, problem: null });
    expect(heard.pending.at(-1)).toBe(0);
  });

  it('is said again with the same id after the line broke', async () => {
    const socket = make();
    last().hear(update(4, true));
    const answer = socket.move('m');
    last().break();
    vi.advanceTimersByTime(500);
    expect(last().sent).toEqual([]);
    last().hear(update(5, true));
    expect(last().sent).toEqual([{ type: 'move', id: 'id1', move: 'm', seen: 4 }]);
    last().hear({ type: 'done', id: 'id1', n: 5 });
    expect(await answer).toEqual({ ok: true, problem: null });
  });

  it('while there is no line is kept and said later, in order', () => {
    const socket = make();
    void socket.chat('hello');
    void socket.undo(2, 'table');
    expect(last().sent).toEqual([]);
    last().hear(update(1, true));
    expect(last().sent.map((said) => [said.type, said.id])).toEqual([
      ['chat', 'id1'],
      ['undo', 'id2'],
    ]);
    expect(heard.pending.at(-1)).toBe(2);
  });

  it('and refused tells why', async () => {
    const socket = make();
    last().hear(update(1, true));
    const answer = socket.resign();
    last().hear({ type: 'refused', id: 'id1', problem: problem('refused') });
    expect(await answer).toEqual({ ok: false, problem: problem('refused') });
    expect(heard.troubles).toEqual([]);
  });

  it('to a house that is closing is kept for the next one', async () => {
    const socket = make();
    last().hear(update(1, true));
    const answer = socket.move('m');
    last().hear({ type: 'refused', id: 'id1', problem: problem('closing') });
    last().break();
    vi.advanceTimersByTime(500);
    last().hear(update(1, true));
    expect(last().sent).toEqual([{ type: 'move', id: 'id1', move: 'm', seen: 1 }]);
    last().hear(update(2));
    last().hear({ type: 'done', id: 'id1', n: 2 });
    expect((await answer).ok).toBe(true);
  });

  it('gets its answer to a question', async () => {
    const socket = make();
    last().hear(update(1, true));
    const possible = socket.why('a');
    const forbidden = socket.why('b');
    last().hear({ type: 'why', id: 'id2', problem: problem('refused') });
    last().hear({ type: 'why', id: 'id1', problem: null });
    expect(await possible).toEqual({ ok: true, problem: null });
    expect(await forbidden).toEqual({ ok: false, problem: problem('refused') });
  });

  it('without an answer for long makes the line be opened again', () => {
    const socket = make();
    last().hear(update(1, true));
    void socket.move('m');
    vi.advanceTimersByTime(10_000);
    expect(wires[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    last().hear(update(1, true));
    expect(last().sent).toHaveLength(1);
  });

  it('and unanswered when the page is left is reported as not done', async () => {
    const socket = make();
    last().hear(update(1, true));
    const answer = socket.move('m');
    socket.close(problem('closed'));
    expect(await answer).toEqual({ ok: false, problem: problem('closed') });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
  });

  it('by nobody: a refusal without an id is told all the same', () => {
    make();
    last().hear(update(1, true));
    last().hear({ type: 'refused', id: null, problem: problem('malformed') });
    expect(heard.troubles).toEqual(['malformed']);
  });
});

describe('the address', () => {
  it('names the seat, or nobody', () => {
    expect(socketPath('a b', 2, new URL('https://house.example/table'))).toBe(
      'wss://house.example/ws/tables/a%20b?seat=2',
    );
    expect(socketPath('x', null, new URL('http://localhost:8000/'))).toBe('ws://localhost:8000/ws/tables/x');
  });
});
