import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { go } from '../lib/router.svelte';
import type { SeatCard, TableCard } from '../lib/wire-aliases';
import EndScreen from './EndScreen.svelte';

vi.mock('../lib/router.svelte', () => ({ go: vi.fn() }));

const seat = (name: string): SeatCard => ({
  kind: 'person',
  name,
  bot: null,
  yours: name === 'Ann',
  here: true,
  resigned: false,
  standing_in: false,
  leaving: false,
  bot_in: null,
  asked: [],
});
const over = (names: string[], rematch: string | null = null): TableCard => ({
  id: 'old',
  game: 'castellan',
  options: {},
  public: false,
  status: 'over',
  seats: names.map(seat),
  hosting: true,
  created: 0,
  moved: 0,
  actors: [],
  watching: 0,
  commitment: null,
  seed: null,
  rematch,
  broken: null,
  hushed: false,
});
const show = (card: TableCard, own = [0]) =>
  render(EndScreen, {
    card,
    own,
    game: card.game,
    gameTitle: 'Castellan',
    outcome: {
      standings: card.seats.map((_, owner) => ({ place: owner + 1, owner, score: 9 - owner, why: null })),
      verdict: null,
    },
    sheets: [],
    names: card.seats.map(({ name }) => name),
    t: (id: string) => id,
    light: () => {},
    rule: () => {},
    close: () => {},
  });
const box = () =>
  screen.queryByRole('checkbox', { name: 'Shuffle the seats for the next game', hidden: true });

beforeEach(async () => {
  window.matchMedia = (() => ({ matches: true })) as never;
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  await speech.use('en');
  vi.spyOn(api, 'rematch').mockResolvedValue({ ...over(['Bob', 'Ann']), id: 'new' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const again = () => fireEvent.click(screen.getByRole('button', { name: 'Play again', hidden: true }));

describe('a rematch', () => {
  it('keeps the seats unless somebody wants others', async () => {
    show(over(['Ann', 'Bob']));
    await again();
    expect(api.rematch).toHaveBeenCalledWith('old', 'same');
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'));
  });
  it('may shuffle them', async () => {
    show(over(['Ann', 'Bob']));
    await fireEvent.click(box()!);
    await again();
    expect(api.rematch).toHaveBeenCalledWith('old', 'shuffled');
  });
  it('offers it to those who play, while it can be chosen, where there is company', () => {
    show(over(['Ann', 'Bob'], 'next'));
    expect(box()).toBeNull();
    cleanup();
    show(over(['Ann', 'Bob']), []);
    expect(box()).toBeNull();
    cleanup();
    show(over(['Ann']));
    expect(box()).toBeNull();
    cleanup();
    show(over(['Ann', 'Bob']));
    expect(box()).not.toBeNull();
  });
});
