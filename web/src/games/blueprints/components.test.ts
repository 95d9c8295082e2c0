import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Hand } from './hand.svelte';
import SeatLine from './SeatLine.svelte';
import { fixture, tableOf, type Heard } from './testing';
import type { BlueprintsTable } from './types';

vi.hoisted(() => {
  // A window that moves nothing: jsdom knows neither sizes nor media.
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 700 });
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
});
beforeEach(cleanup);

const show = (name: string, changes: Partial<BlueprintsTable> = {}) => {
  const { table, heard } = tableOf(name, changes);
  const board = render(Board, { table });
  const actions = render(Actions, { table });
  return { table, hand: table.hand(Hand), heard, board: board.container, actions: actions.container };
};
const find = (where: Element, selector: string) => where.querySelector(selector)!;

describe('a turn', () => {
  const choice = fixture('take').view.choices.find(({ spots, utility }) => spots.length && !utility)!;

  it('lays a card where it can be drawn, and draws it with two moves', async () => {
    const { hand, heard, board, actions } = show('take');
    await fireEvent.click(find(actions, `[data-card="${choice.card}"]`));
    expect(heard).toEqual([]);
    expect(find(board, '[data-ghost]').getAttribute('data-ghost')).toBe('legal');
    const [form, x, y] = [hand.form, ...hand.at!];
    expect(choice.spots).toContainEqual([form, x, y]);
    await fireEvent.click(find(actions, '[data-draw]'));
    expect(heard).toEqual([
      { play: { type: 'take', card: choice.card, source: choice.source, utility: false } },
      { play: { type: 'draw', form, x, y } },
    ]);
  });

  it('asks the server why a place is none, after taking the card', async () => {
    const { heard, board, actions } = show('take');
    await fireEvent.click(find(actions, `[data-card="${choice.card}"]`));
    const sheet = find(board, '[role="application"]');
    for (let step = 0; step < 13; step += 1) await fireEvent.keyDown(sheet, { key: 'ArrowUp' });
    expect(find(board, '[data-ghost]').getAttribute('data-ghost')).toBe('barred');
    await fireEvent.keyDown(sheet, { key: 'Enter' });
    await vi.waitFor(() => expect(heard.map((one) => Object.keys(one)[0])).toEqual(['play', 'why']));
    expect((heard[1] as { why: unknown }).why).toMatchObject({ type: 'draw', y: 0 });
  });

  it('turns, mirrors and finds the next place with keys', async () => {
    const { hand, board, actions } = show('take');
    await fireEvent.click(find(actions, `[data-card="${choice.card}"]`));
    const sheet = find(board, '[role="application"]');
    const seen = new Set<string>();
    for (let step = 0; step < choice.spots.length; step += 1) {
      await fireEvent.keyDown(sheet, { key: 'n', code: 'KeyN' });
      seen.add(`${hand.form} ${hand.at}`);
    }
    expect(seen.size).toBe(choice.spots.length);
    await fireEvent.keyDown(sheet, { key: 'Escape' });
    expect(hand.card).toBeNull();
  });

  it('asks what a special reward is used as, and says it', async () => {
    const { heard, board, actions } = show('take');
    await fireEvent.click(find(board, '[data-use="start"]'));
    await fireEvent.click(find(actions, '[data-kind="swan"]'));
    expect(heard).toEqual([{ play: { type: 'use', by: 'start', kind: 'swan' } }]);
  });

  it('answers a reward that is not there with the reason', async () => {
    const { heard, board } = show('take', {
      legal: fixture('take').legal.filter(({ type }) => type !== 'use'),
    });
    await fireEvent.click(find(board, '[data-use="living"]'));
    expect(heard).toEqual([{ why: { type: 'use', by: 'living', kind: 'living' } }]);
  });
});

describe('guided steps', () => {
  it('mark every entrance that can be removed, and remove the one aimed at', async () => {
    const { heard, board, table } = show('remove');
    const removes = table.legal.filter(({ type }) => type === 'remove');
    expect(board.querySelectorAll('[data-edge]')).toHaveLength(removes.length);
    const sheet = find(board, '[role="application"]');
    await fireEvent.keyDown(sheet, { key: 'ArrowRight' });
    await fireEvent.keyDown(sheet, { key: 'Enter' });
    expect(heard).toEqual([{ play: removes[0] }]);
  });

  it('open lines that are closed', async () => {
    const { heard, board, table } = show('line');
    expect(board.querySelectorAll('[data-line]').length).toBe(
      table.legal.filter(({ type }) => type === 'line').length,
    );
    const sheet = find(board, '[role="application"]');
    await fireEvent.keyDown(sheet, { key: 'ArrowDown' });
    await fireEvent.keyDown(sheet, { key: 'Enter' });
    expect((heard[0] as Extract<Heard, { play: unknown }>).play.type).toBe('line');
  });

  it('dig a moat from one square to another', async () => {
    const { heard, table, board } = show('moat');
    const long = table.legal.find((move) => move.type === 'moat' && move.to_x > move.x + 1)!;
    if (long.type !== 'moat') throw new Error('no moat');
    const { x, y, to_x: toX } = long;
    const sheet = find(board, '[role="application"]');
    const keys = async (key: string, count: number) => {
      for (let step = 0; step < count; step += 1) await fireEvent.keyDown(sheet, { key });
    };
    await keys('ArrowLeft', 1);
    await keys(x < 5 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x - 5));
    await keys(y < 2 ? 'ArrowUp' : 'ArrowDown', Math.abs(y - 2));
    await keys('Enter', 1);
    await keys('ArrowRight', toX - x);
    await keys('Enter', 1);
    expect(heard).toEqual([{ play: long }]);
  });
});

describe('the draft', () => {
  it('keeps a decree only when the button is pressed', async () => {
    const { heard, board, actions, table } = show('draft');
    const cards = board.querySelectorAll('[data-decree]');
    expect(cards).toHaveLength(table.legal.length);
    await fireEvent.click(cards[1]!);
    expect(heard).toEqual([]);
    await fireEvent.click(find(actions, '[data-choose]'));
    expect(heard).toEqual([{ play: { type: 'keep', decree: cards[1]!.getAttribute('data-decree') } }]);
  });
});

it("another's sheet shows no bonus cards", async () => {
  const { board, table } = show('take');
  const other = 1 - table.seat!;
  await fireEvent.click(find(board, `[data-look="${other}"]`));
  expect(screen.getByText('Only their owner sees them.')).toBeTruthy();
});

it('a seat says its place, its top room, rewards, swans and cards', () => {
  const { table } = tableOf('take');
  render(SeatLine, { table, of: 0 });
  expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label')!.split(':')[0])).toEqual([
    'Place in the turn order',
    'Size of the top room',
    'Rewards to be used',
    'Swans',
    expect.stringContaining('bonus card'),
  ]);
});

describe('rewards of several parts', () => {
  const shownMoves = (board: Element) => board.querySelectorAll('[data-edge]').length;

  it('go on by the part that the hand chooses, several of them side by side', async () => {
    const { hand, heard, board, actions } = show('parts');
    const parts = [...actions.querySelectorAll('[data-part]')].map((one) => one.getAttribute('data-part'));
    expect(parts).toEqual(['remove', 'passage', 'line', 'discard']);
    expect(shownMoves(board)).toBe(0);
    await fireEvent.click(find(actions, '[data-part="remove"]'));
    const removes = fixture('parts').legal.filter(({ type }) => type === 'remove').length;
    expect(shownMoves(board)).toBe(removes);
    await fireEvent.click(find(actions, '[data-part="passage"]'));
    expect(shownMoves(board)).toBeGreaterThan(removes);
    await fireEvent.click(find(actions, '[data-later]'));
    expect([hand.part, shownMoves(board)]).toEqual([null, 0]);
    expect(find(actions, '[data-done]').textContent).toContain('the rest is lost');
    await fireEvent.click(find(actions, '[data-part="discard"]'));
    expect(find(actions, '[data-card="R86"]').getAttribute('data-open')).toBe('');
    expect(heard).toEqual([]);
  });

  it('say the part that is pressed', async () => {
    const { heard, board, actions } = show('parts');
    await fireEvent.click(find(actions, '[data-part="line"]'));
    const sheet = find(board, '[role="application"]');
    await fireEvent.keyDown(sheet, { key: 'ArrowRight' });
    await fireEvent.keyDown(sheet, { key: 'Enter' });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect((heard[0] as { play: { type: string } }).play.type).toBe('line');
  });

  it('follow the first part until the hand wants something else', () => {
    const hand = new Hand();
    hand.follow('remove', {});
    hand.follow('', { remove: 2 });
    expect(hand.part).toBe('remove');
    hand.part = null;
    hand.follow('', { remove: 1 });
    expect(hand.part).toBeNull();
    hand.follow('discard', { remove: 1 });
    hand.follow('place', { remove: 1, discard: 1 });
    hand.follow('', { remove: 1, discard: 1 });
    expect(hand.part).toBe('discard');
    hand.follow('', {});
    expect(hand.part).toBeNull();
  });
});
