/** The action area with a table that only remembers what was said. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { oneHand } from '../../lib/hand';
import Actions from './Actions.svelte';
import components from './fixtures/components.json';
import SeatLine from './SeatLine.svelte';
import type { BonusView, CastleView, Move, PlaceView, TwoCastlesTable, TwoCastlesView } from './types';

const castle = (number: number, bonus: BonusView | null = null): CastleView => ({
  throne: 'throne_utility_food',
  rooms: [],
  attendants: [],
  cards: [],
  points: number * 10,
  partners: [number, (number + 1) % 3],
  senior: Math.min(number, (number + 1) % 3),
  junior: Math.max(number, (number + 1) % 3),
  due: [number, (number + 1) % 3],
  held: [],
  yielding: [],
  ludwig: null,
  bonus,
});
const place = (seat: number, stack: string[] | null): PlaceView => ({
  castles: [seat, (seat + 2) % 3],
  size: stack?.length ?? 9,
  stack,
  chosen: seat === 1,
  pair: [],
  tiles: [],
});

function tableOf(
  phase: TwoCastlesView['phase'],
  legal: Move[],
  gains: (number | null)[] = [],
  bonus?: BonusView,
) {
  const play = vi.fn(async () => true);
  const view = {
    seat: 0,
    actors: [0],
    prompt: { rule: '', name: '', args: {} },
    sheets: [],
    phase,
    round: 1,
    turn: 1,
    direction: 1,
    seats: 3,
    castles: [castle(0, bonus), castle(1), castle(2)],
    places: [place(0, ['bakery', 'salon', 'crypt']), place(1, null), place(2, null)],
    server: null,
    gains,
  } as unknown as TwoCastlesView;
  const table: TwoCastlesTable = {
    view,
    legal,
    undo: {},
    seat: 0,
    names: ['Anna', 'Boris', 'Clara'],
    active: true,
    quiet: false,
    components,
    suggestions: {},
    suggest: () => {},
    lit: [],
    play,
    playAll: async () => true,
    takeBack: async () => true,
    why: async () => null,
    light: () => {},
    hand: oneHand(),
    t: (id, args) => [id, ...Object.values(args ?? {})].join(' '),
  };
  return { table, play };
}
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('choosing', () => {
  const pairs: Move[] = [
    { type: 'choose', rooms: ['bakery', 'crypt'] },
    { type: 'choose', rooms: ['bakery', 'salon'] },
    { type: 'choose', rooms: ['crypt', 'salon'] },
  ];
  it('says nothing before two tiles are confirmed', async () => {
    const { table, play } = tableOf('choose', pairs);
    render(Actions, { table });
    await fireEvent.click(button(/tile salon/));
    expect(button(/choose-more 1/)).toHaveProperty('disabled', true);
    await fireEvent.click(button(/tile bakery/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/two-castles-choose /));
    expect(play).toHaveBeenCalledExactlyOnceWith(pairs[1]);
  });
  it('lets a third tile take the place of the first', async () => {
    const { table, play } = tableOf('choose', pairs);
    render(Actions, { table });
    for (const room of [/tile salon/, /tile bakery/, /tile crypt/]) await fireEvent.click(button(room));
    await fireEvent.click(button(/two-castles-choose /));
    expect(play).toHaveBeenCalledExactlyOnceWith(pairs[0]);
  });
});

describe('building', () => {
  it('offers the partner the first step, castle by castle', async () => {
    const first: Move = { type: 'you_first', castle: 2 };
    const { table, play } = tableOf(
      'build',
      [{ type: 'build', castle: 0, room: 'salon', at: [2, 0] }, first],
      [4, null],
    );
    render(Actions, { table });
    expect(screen.getByText('+4')).toBeTruthy();
    await fireEvent.click(button(/you-first/));
    expect(play).toHaveBeenCalledExactlyOnceWith(first);
  });
});

it('says that a partner has a bonus to settle first, in another castle', () => {
  const { table } = tableOf('build', [{ type: 'build', castle: 0, room: 'salon', at: [2, 0] }], [4]);
  const [shared, ...others] = table.view.castles;
  const castles = [{ ...shared!, held: [1] }, ...others];
  render(Actions, { table: { ...table, view: { ...table.view, castles } as TwoCastlesView } });
  expect(screen.getByText('two-castles-tray-held Boris')).toBeTruthy();
});

describe('a bonus', () => {
  const bonus: BonusView = {
    kind: 'living',
    left: 0,
    decider: 0,
    drawn: null,
    count: 0,
    proposed: true,
    proposal: { type: 'attend', castle: 0, attendant: 'painter' },
  };
  const legal: Move[] = [
    { type: 'attend', castle: 0, attendant: 'knight' },
    { type: 'agree', castle: 0 },
  ];
  it('is agreed to in one tap', async () => {
    const { table, play } = tableOf('build', legal, [1, 2], bonus);
    render(Actions, { table });
    expect(screen.queryByText(/attendant-name knight/)).toBeNull();
    await fireEvent.click(button(/agree/));
    expect(play).toHaveBeenCalledExactlyOnceWith(legal[1]);
  });
  it('is decided otherwise in two steps', async () => {
    const { table, play } = tableOf('build', legal, [1, 2], bonus);
    render(Actions, { table });
    await fireEvent.click(button(/otherwise/));
    await fireEvent.click(button(/attendant-name knight/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button(/two-castles-decide/));
    expect(play).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });
});

describe('rooms that come after a bonus', () => {
  const bonus: BonusView = {
    kind: 'living',
    left: 0,
    decider: 0,
    drawn: null,
    count: 0,
    proposed: false,
    proposal: null,
  };
  const legal: Move[] = [{ type: 'attend', castle: 0, attendant: 'knight' }];
  const held = (decider: number) => {
    const { table, play } = tableOf('build', decider === 0 ? legal : [], [1], { ...bonus, decider });
    const view = table.view;
    const castles = view.castles.map((one) => ({ ...one, held: one.due.filter((seat) => seat !== 2) }));
    const places = view.places.map((one, seat) =>
      seat === 0 ? { ...one, tiles: ['bakery', 'salon'] } : one,
    );
    return { table: { ...table, view: { ...view, actors: [decider], castles, places } }, play };
  };
  it('can be looked at while it is settled, and not built', async () => {
    const { table, play } = held(0);
    render(Actions, { table });
    expect(button(/attendant-name knight/)).toBeTruthy();
    await fireEvent.click(button(/two-castles-own/));
    expect(screen.getAllByText('two-castles-after-bonus')).toHaveLength(2);
    expect(screen.getByText('two-castles-tray-bonus Anna')).toBeTruthy();
    await fireEvent.click(button(/tile salon/));
    expect(play).not.toHaveBeenCalled();
  });
  it('are shown while somebody else settles it', () => {
    const { table } = held(1);
    render(Actions, { table });
    expect(screen.getByText('two-castles-own-later')).toBeTruthy();
    expect(screen.getByText('two-castles-waits-bonus Boris castle-name 0')).toBeTruthy();
  });
});

it('marks the poorer castle of a seat, and who has chosen', () => {
  const { table } = tableOf('choose', []);
  const { container } = render(SeatLine, { table, of: 1 });
  expect(container.querySelector('.lower')?.textContent).toBe('0');
  expect(screen.getByRole('img', { name: 'two-castles-seat-scores 10 0 0' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'two-castles-seat-chosen' })).toBeTruthy();
});
