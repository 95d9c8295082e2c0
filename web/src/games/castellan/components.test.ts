import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { candidatesOf } from './candidates';
import { Hand } from './hand.svelte';
import Scorer from './Scorer.svelte';
import SeatLine from './SeatLine.svelte';
import { fixture, speaker, tableOf } from './testing';

vi.hoisted(() => {
  // A window that moves nothing: jsdom knows neither sizes nor media.
  window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 500 });
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
});
beforeEach(cleanup);

describe('choosing', () => {
  it('says the cards and takes them only when the button is pressed', async () => {
    const { table, heard } = tableOf('choose2');
    render(Actions, { table });
    const cards = screen.getAllByRole('button', { pressed: false });
    expect(cards).toHaveLength(4);
    await fireEvent.click(cards[0]!);
    await fireEvent.click(cards[3]!);
    expect(heard).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /^Take / }));
    const hand = [...table.view.seats[table.seat!]!.hand!].sort();
    expect(heard).toEqual([
      { play: { type: 'card', card: hand[0] } },
      { play: { type: 'card', card: hand[3] } },
      { play: { type: 'take' } },
    ]);
  });

  it('answers an empty choice with the reason', async () => {
    const { table, heard } = tableOf('choose2');
    render(Actions, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Choose your cards' }));
    expect(heard).toEqual([{ why: { type: 'take' } }]);
  });

  it('shows cards chosen before a reload, and takes back what is no longer wanted', async () => {
    const { view } = fixture('choose2');
    const [first, second] = [...view.seats[view.seat!]!.hand!].sort() as [string, string];
    const { table, heard } = tableOf('choose2', { view: { ...view, chosen: [first] } });
    render(Actions, { table });
    await fireEvent.click(screen.getByRole('button', { pressed: true }));
    await fireEvent.click(screen.getAllByRole('button', { pressed: false })[1]!);
    await fireEvent.click(screen.getByRole('button', { name: /^Take / }));
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { back: 1 },
        { play: { type: 'card', card: second } },
        { play: { type: 'take' } },
      ]),
    );
  });

  it('names what the pieces are', async () => {
    const { table } = tableOf('choose2');
    render(Actions, { table });
    const names = screen
      .getAllByRole('button', { pressed: false })
      .map((card) => card.getAttribute('aria-label'));
    expect(names.every((name) => /^(Tower|Wall) card: \d/.test(name!))).toBe(true);
  });
});

describe('building', () => {
  it('lets the build be finished exactly when the rules do', async () => {
    const open = tableOf('build2');
    render(Actions, { table: open.table });
    const left = screen.getByRole('button', { name: /^Still to build/ });
    expect(left.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(left);
    expect(open.heard).toEqual([{ why: { type: 'built' } }]);
    cleanup();
    const done = tableOf('build2', { legal: [{ type: 'built' }] });
    render(Actions, { table: done.table });
    await fireEvent.click(
      screen.getByRole('button', { name: /^Finish building. No place, so passed on: 2 towers/ }),
    );
    expect(done.heard).toEqual([{ play: { type: 'built' } }]);
    cleanup();
    const { view } = fixture('build2');
    const last = { ...view, ran_out: (view.turn + 1) % view.seats.length };
    render(Actions, { table: tableOf('build2', { legal: [{ type: 'built' }], view: last }).table });
    expect(
      screen.getByRole('button', { name: /^Finish building. No place, so set aside: 2 towers/ }),
    ).toBeTruthy();
  });

  it('shows every place of the kind in hand, and builds with Enter', async () => {
    const { table, heard } = tableOf('build2');
    const { container } = render(Board, { table });
    const towers = candidatesOf(table.legal).filter((place) => place.kind === 'tower');
    const ghosts = container.querySelectorAll('[data-place]');
    expect([...ghosts].map((ghost) => ghost.getAttribute('data-place'))).toEqual(
      towers.map((place) => place.key),
    );
    expect(container.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
    await fireEvent.keyDown(ghosts[0]!, { key: 'Enter' });
    expect(heard).toEqual([{ play: towers[0]!.move }]);
  });

  it('changes the kind with a chip', async () => {
    const { table } = tableOf('build2');
    const board = render(Board, { table });
    render(Actions, { table });
    await fireEvent.click(screen.getByRole('button', { name: /^1 long wall, / }));
    const kinds = [...board.container.querySelectorAll('[data-place]')].map((ghost) =>
      ghost.getAttribute('data-place'),
    );
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.every((kind) => kind!.startsWith('long '))).toBe(true);
  });

  it('asks twice where nothing can be taken back', async () => {
    const { view } = fixture('build2');
    const { table, heard } = tableOf('build2', { view: { ...view, options: { trial: 'no' } } });
    const { container } = render(Board, { table });
    await fireEvent.keyDown(container.querySelector('[data-place]')!, { key: 'Enter' });
    expect(heard).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Build here' }));
    expect(heard).toHaveLength(1);
  });

  it('takes back with Backspace, only while that is open', async () => {
    const closed = tableOf('build2');
    const first = render(Board, { table: closed.table });
    await fireEvent.keyDown(first.getByRole('application'), { key: 'Backspace' });
    expect(closed.heard).toEqual([]);
    cleanup();
    const open = tableOf('build2', { undo: { table: 1 } });
    const second = render(Board, { table: open.table });
    await fireEvent.keyDown(second.getByRole('application'), { key: 'Backspace' });
    expect(open.heard).toEqual([{ back: 1 }]);
  });
});

describe('pointing', () => {
  const touch = async (svg: Element, x: number, y: number, pointerType: string) => {
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
      Object.assign(event, { pointerId: 1, pointerType });
      await fireEvent(svg, event);
    }
  };
  /** The middle of the window shows the middle of everything, so a far corner is no place. */
  it('answers a click beside every place with the reason', async () => {
    vi.useFakeTimers();
    const { table, heard } = tableOf('build2');
    const board = render(Board, { table });
    await touch(board.getByRole('application'), 2, 2, 'mouse');
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ why: { type: 'tower' } });
  });

  it('does nothing for those who only watch', async () => {
    vi.useFakeTimers();
    const { table, heard } = tableOf('build2', { legal: [], active: false, seat: null });
    const board = render(Board, { table });
    await touch(board.getByRole('application'), 2, 2, 'mouse');
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    expect(heard).toEqual([]);
    expect(board.container.querySelectorAll('[data-place]')).toHaveLength(0);
  });
});

describe('claiming and drawing', () => {
  it('shows the points at stake', async () => {
    const { table, heard } = tableOf('claim2');
    render(Actions, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Double the yard worth 5: it earns 10' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Double none now' }));
    expect(heard.map((one) => 'play' in one && one.play.type)).toEqual(['double', 'single']);
  });

  it('lets a finger see which of several yards it means before it is doubled', async () => {
    const { legal } = fixture('claim2');
    const { table, heard } = tableOf('claim2', { legal: [...legal, { type: 'double', cell: [9, 9] }] });
    const actions = render(Actions, { table });
    const first = screen.getAllByRole('button', { name: /^Double the yard/ })[0]!;
    await fireEvent.pointerDown(first, { pointerType: 'touch' });
    await fireEvent.click(first);
    expect(heard).toEqual([]);
    expect(table.hand(Hand).claimed).not.toBeNull();
    await fireEvent.click(first);
    expect(heard.map((one) => 'play' in one && one.play.type)).toEqual(['double']);
    actions.unmount();
    expect(table.hand(Hand).claimed).toBeNull();
  });

  it('shows the same points for the part in which a divided double waits', () => {
    const { view } = fixture('claim2');
    const [cell] = view.claims;
    const yards = view.yards.map((yard) => ({ ...yard, double: String(yard.cell) === String(cell) }));
    const sheets = view.sheets.map((sheet) => ({
      ...sheet,
      lines: sheet.lines.map((line) => ({ ...line, points: 2 * line.points })),
    }));
    render(Actions, {
      table: tableOf('claim2', { view: { ...view, yards, sheets, must_double: true } }).table,
    });
    expect(screen.getByRole('button', { name: 'Double the yard worth 5: it earns 10' })).toBeTruthy();
  });

  it('dials only splits that are possible', async () => {
    const { table, heard } = tableOf('draw2');
    render(Actions, { table });
    const splits = table.legal.filter((move) => move.type === 'draw');
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more from the wall deck' });
    for (let i = 0; i <= splits.length && !more.disabled; i++) await fireEvent.click(more);
    expect(more.disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: /^Draw / }));
    const fewestTowers = Math.min(...splits.map((move) => move.towers));
    expect(heard).toEqual([{ play: splits.find((move) => move.towers === fewestTowers) }]);
  });
});

describe('the castle', () => {
  it('stands complete, with a banner that counts the towers of each yard', () => {
    const { table } = tableOf('over4', { legal: [], active: false, quiet: true });
    const { container } = render(Board, { table });
    expect(
      container.querySelectorAll('use[href^="#ca-tower-"]:not(.cast):not([href$="shadow"])'),
    ).toHaveLength(64);
    expect(container.querySelectorAll('.yard')).toHaveLength(table.view.yards.length);
    const signs = [...container.querySelectorAll('text')].map((text) => text.textContent);
    const wanted = table.view.yards.map((yard) => `${yard.towers.length}${yard.double ? '×2' : ''}`);
    expect(signs.sort()).toEqual(wanted.sort());
  });

  it('lights what a score line points at', () => {
    const { view } = fixture('over4');
    const yard = view.yards[0]!;
    const lit = [{ cell: yard.cell, double: yard.double }, ...yard.towers.map((tower) => ({ tower }))];
    const { table } = tableOf('over4', { lit, active: false, quiet: true });
    const { container } = render(Board, { table });
    expect(container.querySelectorAll('.lit ellipse:not(.under)')).toHaveLength(yard.towers.length);
    expect(container.querySelectorAll('.yard.lit')).toHaveLength(1);
  });
});

describe('a seat in one line', () => {
  it('tells in words what its signs mean', () => {
    const { table } = tableOf('late4');
    render(SeatLine, { table, of: 1 });
    const { backs, keeps } = table.view.seats[1]!;
    expect(
      screen.getByLabelText(`In hand: ${backs.towers} tower cards, ${backs.walls} wall cards`),
    ).toBeTruthy();
    expect(screen.getByLabelText(`Keeps on the board: ${keeps}`)).toBeTruthy();
  });
});

describe('the score page', () => {
  it('draws with the keyboard, and says exactly the position', async () => {
    const said: unknown[] = [];
    const props = {
      position: null,
      answer: null,
      change: (next: unknown) => said.push(next),
      lit: [],
      t: speaker('en'),
    };
    render(Scorer, props);
    const stage = screen.getByRole('application');
    await fireEvent.keyDown(stage, { key: 'ArrowRight' });
    await fireEvent.keyDown(stage, { key: 'Enter' });
    expect(said).toEqual([
      { game: 'castellan', players: 2, towers: [expect.any(Array)], walls: [], keeps: [] },
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep of player 2' }));
    await fireEvent.keyDown(stage, { key: 'Enter' });
    expect(said.at(-1)).toMatchObject({ keeps: [{ seat: 1, double: false }] });
  });
});
