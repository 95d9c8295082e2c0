/** The board and the action area against a table that only listens. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { oneHand } from '../../lib/hand';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { boxOf } from './box';
import { chartFor } from './chart';
import box from './fixtures/box.json';
import painting from './fixtures/painting.json';
import taking from './fixtures/take.json';
import type { KingdomsTable, KingdomsView, Move } from './types';

// jsdom has no media queries, no sizes and no animations.
vi.hoisted(() => {
  window.matchMedia ??= () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.animate ??= () =>
    ({ cancel() {}, finished: Promise.resolve(), onfinish: null, currentTime: 0 }) as unknown as Animation;
});

function tableOf(fixture: { view: unknown; legal: unknown }, more: Partial<KingdomsTable> = {}) {
  const table = {
    view: fixture.view as KingdomsView,
    legal: fixture.legal as Move[],
    undo: { 'sheet-0': 1 },
    seat: 0,
    names: ['Anna', 'Boris'],
    active: true,
    quiet: false,
    components: box,
    lit: [],
    play: vi.fn(async () => true),
    playAll: vi.fn(async () => true),
    takeBack: vi.fn(async () => false),
    why: vi.fn(async () => null),
    light: vi.fn(),
    hand: oneHand(),
    t: (id: string) => id,
    ...more,
  };
  return table as unknown as KingdomsTable & typeof table;
}
const glowing = () =>
  [...document.querySelectorAll('[data-glow]')].map((one) => one.getAttribute('data-glow'));
const region = (id: string) => document.querySelector(`[data-region="${id}"]`)!;
const paints = (painting.legal as unknown as Move[]).filter((move) => move.type === 'paint');
const plain = paints.filter((move) => !move.tower && !move.matching);

describe('painting', () => {
  it('glows where the die may paint, and plays what is pressed', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    await tick();
    expect(new Set(glowing())).toEqual(new Set(plain.map((move) => move.region)));
    const one = plain.find((move) => move.gives === null)!;
    await fireEvent.click(region(one.region));
    expect(table.play).toHaveBeenCalledWith(one);
  });

  it('understands a finger beside a thin region, and takes a mouse at its word', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    await tick();
    const one = plain.find((move) => move.gives === null)!;
    const shape = chartFor(boxOf(box)).shapes.get(one.region)!;
    const next = shape.neighbours.find((id) => !glowing().includes(id))!;
    const path = region(next) as SVGGraphicsElement;
    // Pixels are drawing units here; the finger lands on the middle of the region that glows.
    path.getScreenCTM = () => ({ a: 1, inverse: () => null }) as unknown as DOMMatrix;
    vi.stubGlobal(
      'DOMPoint',
      class {
        constructor(
          private x: number,
          private y: number,
        ) {}
        matrixTransform = () => ({ x: this.x, y: this.y });
      },
    );
    const at = { clientX: shape.x, clientY: shape.y };
    await fireEvent(
      path,
      Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'mouse' }),
    );
    await fireEvent.click(path, at);
    expect(table.play).not.toHaveBeenCalled();
    await fireEvent(
      path,
      Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }),
    );
    await fireEvent.click(path, at);
    expect(table.play).toHaveBeenCalledWith(one);
    vi.unstubAllGlobals();
  });

  it('asks why about a region that does not glow', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    await tick();
    const free = box.regions.find(
      ({ id }) => !glowing().includes(id) && !(id in painting.view.mine!.paper.painted),
    )!;
    await fireEvent.click(region(free.id));
    expect(table.play).not.toHaveBeenCalled();
    expect(table.why).toHaveBeenCalledWith(
      { type: 'paint', colour: 'red', tower: false, matching: false, region: free.id, gives: null },
      expect.anything(),
    );
  });

  it('takes back a dot that is pressed', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    await tick();
    await fireEvent.click(region(painting.view.mine!.turn!.painted[0]!));
    expect(table.takeBack).toHaveBeenCalledWith(1, 'sheet-0');
  });

  it('lets a tower be asked for its drop', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    render(Actions, { table });
    await tick();
    const choice = paints.find((move) => move.gives !== null && !move.matching)!;
    const drop = `${choice.colour}${choice.tower ? '-tower' : ''}`;
    await fireEvent.click(document.querySelector(`[data-drop="${drop}"]`)!);
    await fireEvent.click(region(choice.region));
    expect(table.play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector('[data-gives="purple"]')!);
    expect(table.play).toHaveBeenCalledWith({ ...choice, gives: 'purple' });
  });

  it('casts a spell on the kingdom that is pressed, and refuses others aloud', async () => {
    const table = tableOf(painting);
    render(Board, { table });
    render(Actions, { table });
    await tick();
    const spread = (painting.legal as unknown as Move[]).filter((move) => move.type === 'spread');
    await fireEvent.click(document.querySelector('[data-spell="spread"]')!);
    expect(glowing()).toEqual([]);
    const far = box.kingdoms.find(({ id }) => !spread.some((move) => move.kingdom === id))!;
    await fireEvent.click(region(far.capital));
    expect(table.why).toHaveBeenCalledWith({ type: 'spread', kingdom: far.id }, expect.anything());
    const near = box.kingdoms.find(({ id }) => id === spread[0]!.kingdom)!;
    await fireEvent.click(region(near.capital));
    expect(table.play).toHaveBeenCalledWith(spread[0]);
  });

  it('says that a blot follows, and finishes', async () => {
    const table = tableOf(painting);
    render(Actions, { table });
    await fireEvent.click(screen.getByText('kingdoms-done-blot'));
    expect(table.play).toHaveBeenCalledWith({ type: 'done' });
  });
});

describe('taking a die', () => {
  it('chooses first and takes second', async () => {
    const table = tableOf(taking);
    render(Board, { table });
    render(Actions, { table });
    await tick();
    const move = (taking.legal as unknown as Move[]).find((one) => one.type === 'take')!;
    await fireEvent.click(document.querySelector(`[data-die="${move.die}"]`)!);
    expect(table.play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector(`[data-from="${move.kingdom}"]`)!);
    expect(table.play).toHaveBeenCalledWith(move);
  });

  it('hears the name of a kingdom like the kingdom itself', async () => {
    const table = tableOf(taking);
    render(Board, { table });
    render(Actions, { table });
    await tick();
    const { die, kingdoms } = table.view.dice.find((one) => one.die !== 'white')!;
    await fireEvent.click(document.querySelector(`[data-die="${die}"]`)!);
    await fireEvent.click(document.querySelector(`[data-name="${kingdoms[0]}"]`)!);
    expect(table.why).not.toHaveBeenCalled();
    expect(document.querySelector(`[data-from="${kingdoms[0]}"]`)!.classList).toContain('main');
    const away = box.kingdoms.find(({ id }) => !kingdoms.includes(id))!.id;
    await fireEvent.click(document.querySelector(`[data-name="${away}"]`)!);
    expect(table.why).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'take', die, kingdom: away }),
      expect.anything(),
    );
  });

  it('asks why about the white die while it is barred', async () => {
    const table = tableOf(taking);
    render(Actions, { table });
    await fireEvent.click(document.querySelector('[data-take="white"]')!);
    expect(table.why).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'take', die: 'white' }),
      expect.anything(),
    );
  });
});

describe('looking on', () => {
  it('offers nothing to a spectator', async () => {
    const view = { ...(painting.view as unknown as KingdomsView), mine: null };
    const table = tableOf({ view, legal: [] }, { seat: null, active: false });
    render(Board, { table });
    await tick();
    expect(glowing()).toEqual([]);
    await fireEvent.click(region('B1'));
    expect(table.play).not.toHaveBeenCalled();
    expect(table.why).not.toHaveBeenCalled();
  });

  it('shows another map on request, with no dice on it', async () => {
    const table = tableOf(taking);
    render(Board, { table });
    await tick();
    expect(document.querySelectorAll('[data-die]')).toHaveLength(4);
    await fireEvent.click(document.querySelector('.thumbs button')!);
    expect(document.querySelectorAll('[data-die]')).toHaveLength(0);
    await fireEvent.click(screen.getByText('kingdoms-back'));
    expect(document.querySelectorAll('[data-die]')).toHaveLength(4);
  });
});
