import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from './i18n.svelte';
import { Visit } from './visit.svelte';
import type { News, SeatCard, TableCard } from './wire-aliases';

const seat = (name: string, yours: boolean, more: Partial<SeatCard> = {}): SeatCard => ({
  kind: 'person',
  name,
  bot: null,
  yours,
  here: true,
  resigned: false,
  standing_in: false,
  leaving: false,
  bot_in: null,
  asked: [],
  ...more,
});
const table = (seats: SeatCard[], actors: number[], status = 'playing'): TableCard => ({
  id: 'x',
  game: 'castellan',
  options: {},
  public: false,
  status,
  seats,
  hosting: true,
  created: 0,
  moved: 0,
  actors,
  watching: 0,
  commitment: null,
  seed: null,
  rematch: null,
  broken: null,
  hushed: false,
});
const news = (...numbers: number[]): News[] => numbers.map((n) => ({ n, at: 0, events: [] }));

class Wire {
  static all: Wire[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send() {}
  close() {
    this.readyState = 3;
  }
  update(card: TableCard, n: number, full: boolean, entries: News[] = []) {
    const play = { view: {}, legal: [], undo: {}, talk: true, outcome: null };
    this.onmessage?.({ data: JSON.stringify({ type: 'update', n, full, table: card, news: entries, play }) });
  }
}
const lineOf = (place: number | null) =>
  Wire.all.findLast((wire) => wire.url.endsWith(place === null ? '/x' : `?seat=${place}`))!;

let card: TableCard;
let visit: Visit;

beforeEach(async () => {
  Wire.all = [];
  localStorage.clear();
  await speech.use('en');
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/games') ? [] : card));
});
afterEach(() => {
  visit.leave();
  vi.unstubAllGlobals();
});

async function enter(first: TableCard) {
  card = first;
  visit = new Visit('x');
  await visit.open();
}

describe('one person on a screen', () => {
  it('looks through the own seat, without a curtain', async () => {
    await enter(table([seat('Anna', true), seat('Boris', false)], [1]));
    expect(Wire.all.map(({ url }) => url)).toEqual([expect.stringMatching(/\/ws\/tables\/x\?seat=0$/)]);
    expect([visit.shown, visit.curtain, visit.myTurn]).toEqual([0, null, false]);
    visit.seen(table(card.seats as SeatCard[], [0]));
    expect([visit.curtain, visit.myTurn]).toEqual([null, true]);
  });

  it('watches without a seat, and sits down on a new line', async () => {
    await enter(table([seat('Anna', false), seat('', false, { kind: 'empty' })], [], 'waiting'));
    expect(visit.shown).toBeNull();
    expect(visit.names).toEqual(['Anna', 'Player 2']);
    const watching = lineOf(null);
    visit.seen(table([seat('Anna', false), seat('Boris', true)], [], 'waiting'));
    expect(watching.readyState).toBe(3);
    expect(lineOf(1).readyState).toBe(1);
    expect(visit.shown).toBe(1);
  });

  it('sees bots under names in the reader’s language', async () => {
    await enter(table([seat('Anna', true), seat('greedy 2', false, { kind: 'bot', bot: 'greedy' })], [0]));
    expect(visit.names).toEqual(['Anna', 'Builder 2']);
    await speech.use('ru');
    expect(visit.names).toEqual(['Anna', 'Строитель 2']);
  });

  it('is told why there is no table', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { code: 'missing', message: 'There is no such table.', rule: null, reason: null },
        { status: 404 },
      ),
    );
    await enter(table([], []));
    expect(visit.problem?.message).toBe('There is no such table.');
  });
});

describe('several people on one screen', () => {
  const two = () => [
    seat('Anna', true),
    seat('Boris', true),
    seat('greedy', false, { kind: 'bot', bot: 'greedy' }),
  ];

  it('have a line each, and a curtain before the first look', async () => {
    await enter(table(two(), [1]));
    expect(Wire.all).toHaveLength(2);
    expect(visit.curtain).toBe(1);
    visit.reveal();
    expect([visit.shown, visit.curtain]).toEqual([1, null]);
  });

  it('pass the device when another of them acts, and only then', async () => {
    await enter(table(two(), [0]));
    visit.reveal();
    visit.seen(table(two(), [2]));
    expect([visit.shown, visit.curtain]).toEqual([0, null]);
    visit.seen(table(two(), [1]));
    expect([visit.shown, visit.curtain]).toEqual([0, 1]);
    visit.reveal();
    expect([visit.shown, visit.curtain]).toEqual([1, null]);
  });

  it('need no curtain for a seat that a bot plays', async () => {
    const seats = two();
    await enter(table(seats, [0]));
    visit.reveal();
    seats[1] = seat('Boris', true, { resigned: true, standing_in: true });
    visit.seen(table(seats, [1]));
    expect([visit.shown, visit.curtain]).toEqual([0, null]);
  });

  it('may hand the device over by themselves', async () => {
    await enter(table(two(), [0]));
    visit.reveal();
    visit.pass(1);
    expect(visit.curtain).toBe(1);
  });

  it('all see the end', async () => {
    await enter(table(two(), [0]));
    visit.seen(table(two(), [], 'over'));
    expect([visit.shown, visit.curtain]).toEqual([0, null]);
  });
});

describe('what is new', () => {
  const alone = () => table([seat('Anna', true), seat('Boris', false)], [1]);

  it('is nothing on the first visit, nor what happens before one’s eyes', async () => {
    await enter(alone());
    lineOf(0).update(alone(), 2, true, news(1, 2));
    lineOf(0).update(alone(), 3, false, news(3));
    expect(visit.live!.news).toBe(false);
    expect(visit.live!.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('is what came while the page was closed, until the next look', async () => {
    await enter(alone());
    lineOf(0).update(alone(), 2, true, news(1, 2));
    visit.leave();
    await enter(alone());
    lineOf(0).update(alone(), 4, true, news(1, 2, 3, 4));
    expect([visit.live!.mark, visit.live!.news]).toEqual([2, true]);
    lineOf(0).update(alone(), 5, false, news(5));
    expect(visit.live!.mark).toBe(2);
  });
});

describe('problems in words', () => {
  it('are said again in the reader’s language where the reason is known', async () => {
    await enter(table([seat('Anna', true), seat('Boris', false)], [0]));
    const problem = {
      code: 'refused',
      message: 'CA-1.1: as the server said it',
      rule: 'CA-1.1',
      reason: { rule: 'CA-1.1', name: 'refusal-undo', args: {} },
    };
    await speech.use('ru');
    expect(visit.inWords(problem).message).toMatch(/^Взять назад нечего/);
    expect(visit.inWords({ ...problem, reason: null }).message).toBe('as the server said it');
  });
});
