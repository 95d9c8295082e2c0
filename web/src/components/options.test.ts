import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { asked, seatNumbers } from '../lib/options';
import type { GameCard, SeatCard, TableCard } from '../lib/wire-aliases';
import OpenTableForm from './OpenTableForm.svelte';
import WaitingTable from './WaitingTable.svelte';

vi.mock('../lib/router.svelte', () => ({ go: vi.fn(), route: {}, router: {} }));

const game: GameCard = {
  id: 'two_castles',
  titles: { ru: 'Замки', en: 'Castles' },
  seats: [3, 4],
  usual: 3,
  minutes: 60,
  weight: 2,
  options: [{ key: 'seniority', choices: ['seats', 'drawn', 'ages'] }],
  several: [{ key: 'left_out', piece: 'room', choices: ['bakery', 'cellar', 'attic'], most: 2 }],
  numbers: [{ key: 'ages', least: 0, most: 120, when: ['seniority', 'ages'] }],
  edition: 1,
  bots: ['random', 'greedy'],
};
const person = (name: string, changes: Partial<SeatCard> = {}): SeatCard => ({
  kind: 'person',
  name,
  bot: null,
  yours: false,
  here: true,
  resigned: false,
  standing_in: false,
  leaving: false,
  bot_in: null,
  asked: [],
  ...changes,
});
const table = (changes: Partial<TableCard> = {}): TableCard => ({
  id: 't',
  game: 'two_castles',
  options: { seniority: 'ages' },
  public: false,
  status: 'waiting',
  seats: [person('Ann', { yours: true }), person('Bob'), person('greedy', { kind: 'bot', bot: 'greedy' })],
  hosting: false,
  created: 0,
  moved: 0,
  actors: [],
  watching: 0,
  commitment: null,
  seed: null,
  rematch: null,
  broken: null,
  hushed: false,
  ...changes,
});

beforeEach(async () => {
  localStorage.clear();
  await speech.use('en');
  await speech.want('two_castles');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('numbers of the seats', () => {
  it('are asked for by a choice', () => {
    expect(asked(game, { seniority: 'seats' })).toEqual([]);
    expect(asked(game, { seniority: 'ages' }).map(({ key }) => key)).toEqual(['ages']);
    expect(asked(null, { seniority: 'ages' })).toEqual([]);
  });
  it('are read with gaps', () => {
    expect(seatNumbers('34,,0', 3)).toEqual([34, null, 0]);
    expect(seatNumbers(undefined, 2)).toEqual([null, null]);
  });
});

describe('opening a table by ages', () => {
  const open = () => vi.spyOn(api, 'open').mockResolvedValue(table());
  const byAge = () =>
    fireEvent.change(screen.getByLabelText('The elder partner'), { target: { value: 'ages' } });
  const fields = () => screen.queryAllByRole('spinbutton') as HTMLInputElement[];
  const submit = () => fireEvent.submit(document.querySelector('form')!);

  it('has a field for everybody at one screen, within the bounds', async () => {
    const opened = open();
    vi.spyOn(api, 'start').mockResolvedValue(table());
    render(OpenTableForm, { game });
    await fireEvent.click(screen.getByLabelText(/On this screen/));
    expect(fields()).toEqual([]);
    await byAge();
    expect(fields().map(({ min, max, required }) => [min, max, required])).toEqual(
      Array(3).fill(['0', '120', true]),
    );
    for (const [seat, age] of [34, 12, 40].entries())
      await fireEvent.input(fields()[seat]!, { target: { value: String(age) } });
    await submit();
    expect(opened.mock.calls[0]![0].options).toEqual({ seniority: 'ages', ages: '34,12,40' });
  });

  it('begins with the least for bots', async () => {
    const opened = open();
    vi.spyOn(api, 'start').mockResolvedValue(table());
    render(OpenTableForm, { game });
    await fireEvent.click(screen.getByLabelText(/bots/i));
    await byAge();
    expect(fields().map(({ value }) => value)).toEqual(['', '0', '0']);
    await fireEvent.input(fields()[0]!, { target: { value: '50' } });
    await fireEvent.input(fields()[2]!, { target: { value: '99' } });
    await submit();
    expect(opened.mock.calls[0]![0].options).toEqual({ seniority: 'ages', ages: '50,0,99' });
  });

  it('leaves it to the friends themselves', async () => {
    const opened = open();
    render(OpenTableForm, { game });
    await byAge();
    expect(fields()).toEqual([]);
    expect(screen.getByText(/everybody types it in at the table/)).toBeTruthy();
    await submit();
    expect(opened.mock.calls[0]![0].options).toEqual({ seniority: 'ages' });
  });
});

describe('opening a table without some pieces', () => {
  it('says which, in the order of the box, and no more than there may be', async () => {
    const opened = vi.spyOn(api, 'open').mockResolvedValue(table());
    render(OpenTableForm, { game });
    const boxes = () => screen.getAllByRole('checkbox', { hidden: true }) as HTMLInputElement[];
    const pick = (id: string) => fireEvent.click(boxes().find(({ value }) => value === id)!);
    await pick('attic');
    await pick('bakery');
    expect(boxes().find(({ value }) => value === 'cellar')!.disabled).toBe(true);
    await fireEvent.submit(document.querySelector('form')!);
    expect(opened.mock.calls[0]![0].options).toEqual({ seniority: 'seats', left_out: 'bakery,attic' });
    await pick('attic');
    await pick('bakery');
    await fireEvent.submit(document.querySelector('form')!);
    expect(opened.mock.calls[1]![0].options).toEqual({ seniority: 'seats', left_out: '' });
  });
});

describe('a table that waits for ages', () => {
  const show = (card: TableCard) => {
    const visit = {
      card,
      game,
      names: card.seats.map(({ name }) => name),
      own: card.seats.flatMap((seat, k) => (seat.yours ? [k] : [])),
      live: null,
      seen: vi.fn(),
    };
    render(WaitingTable, { visit: visit as never });
    return visit;
  };

  it('lets a guest type the own age and shows the others', async () => {
    const said = vi.spyOn(api, 'number').mockResolvedValue(table());
    const visit = show(table({ options: { seniority: 'ages', ages: ',12,0' } }));
    const [own, ...more] = screen.getAllByRole('spinbutton') as HTMLInputElement[];
    expect(more).toEqual([]);
    expect(document.body.textContent).toMatch(/Age\s+12/);
    await fireEvent.change(own!, { target: { value: '34' } });
    expect(said).toHaveBeenCalledWith('t', 0, { key: 'ages', number: 34 });
    await vi.waitFor(() => expect(visit.seen).toHaveBeenCalled());
    said.mockClear();
    for (const value of ['121', '-1', '3.5', '']) await fireEvent.change(own!, { target: { value } });
    expect(said).not.toHaveBeenCalled();
  });

  it('lets the host type every age, and starts when all are there', () => {
    show(table({ hosting: true, options: { seniority: 'ages', ages: '34,,0' } }));
    expect(screen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value)).toEqual([
      '34',
      '',
      '0',
    ]);
    expect(screen.getByLabelText('Age: Bob')).toBeTruthy();
    expect((screen.getByText('Still to type in: age') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('by the ages typed in')).toBeTruthy();
    cleanup();
    show(table({ hosting: true, options: { seniority: 'ages', ages: '34,12,0' } }));
    expect((screen.getByRole('button', { name: 'Start the game' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
  });
});
