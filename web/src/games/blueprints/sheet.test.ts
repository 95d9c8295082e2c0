import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import { runOf, sheetOf } from './drawn';
import boxFixture from './fixtures/box.json';
import { marksOf } from './marks';
import { UNIT, windowOf } from './paths';
import { squaresOf, type Edge } from './plan';
import { courtyardsOf, enclosed, Ground, lotOf, trialOf, type DrawnRoom, type DrawnSheet } from './sheet';
import { fixture } from './testing';

const room = (index: number, rows: string, x: number, y: number, doors: Edge[] = []): DrawnRoom => ({
  index,
  card: null,
  type: 'food',
  size: 1,
  squares: squaresOf(rows.split('/')).map((one) => ({ ...one, x: one.x + x, y: one.y + y })),
  doors,
  swan: false,
  completed: false,
});
const sheet = (rooms: DrawnRoom[], more: Partial<DrawnSheet> = {}): DrawnSheet => ({
  rooms,
  passages: [],
  removed: [],
  moats: [],
  lines: new Set(),
  ...more,
});

describe('the lot', () => {
  it('grows by inner lines first', () => {
    expect(lotOf(new Set())).toEqual({ left: 2, top: 2, right: 11, bottom: 11 });
    expect(lotOf(new Set(['x1', 'y12']))).toEqual({ left: 2, top: 2, right: 11, bottom: 11 });
    expect(lotOf(new Set(['x1', 'x2', 'y11', 'y12', 'x11']))).toEqual({
      left: 0,
      top: 2,
      right: 12,
      bottom: 13,
    });
  });
});

describe('entrances', () => {
  const east: Edge = { x: 5, y: 5, side: 'E' };
  const west: Edge = { x: 6, y: 5, side: 'W' };
  it('meet what is across', () => {
    const of = (other: DrawnRoom[], more: Partial<DrawnSheet> = {}) =>
      new Ground(sheet([room(0, '#', 5, 5, [east]), ...other], more)).meets(east);
    expect(of([])).toBe('open');
    expect(of([room(1, '#', 6, 5, [west])])).toBe('joined');
    expect(of([room(1, '#', 6, 5)])).toBe('blocked');
    expect(of([room(1, 'a', 6, 5)])).toBe('open');
    expect(of([room(1, 'b', 6, 5)])).toBe('blocked');
    expect(of([], { moats: [[[6, 5]]] })).toBe('moat');
    expect(of([room(1, '#', 6, 5)], { passages: [east] })).toBe('joined');
    expect(new Ground(sheet([])).meets({ x: 12, y: 3, side: 'E' })).toBe('outside');
  });

  it('are joined or walled up by a room that is tried', () => {
    const drawn = sheet([room(0, '#', 5, 5, [east, { x: 5, y: 5, side: 'S' }])]);
    const ground = new Ground(drawn);
    const tried = trialOf(ground, drawn, {
      squares: squaresOf(['.#', '##']).map((one) => ({ ...one, x: one.x + 5, y: one.y + 5 })),
      doors: [west],
    });
    expect(tried.own).toEqual([{ edge: west, meets: 'joined' }]);
    expect(tried.met).toEqual([
      { edge: east, joined: true },
      { edge: { x: 5, y: 5, side: 'S' }, joined: false },
    ]);
  });
});

describe('enclosed ground', () => {
  const ring = (doors: Edge[] = []) => sheet([room(0, '###/#.#/###', 4, 4, doors)]);
  it('is a courtyard when a way leads in', () => {
    expect(enclosed(new Ground(ring()))).toEqual([[{ x: 5, y: 5, fill: '#' }]]);
    expect(courtyardsOf(new Ground(ring()))).toEqual([]);
    expect(courtyardsOf(new Ground(ring([{ x: 4, y: 5, side: 'E' }])))).toHaveLength(1);
  });
  it('may be a single half, and leaks through no corner', () => {
    const half = sheet([room(0, '.#/#a', 4, 4)]);
    expect(enclosed(new Ground(half))).toEqual([[{ x: 5, y: 5, fill: 'd' }]]);
    expect(enclosed(new Ground(sheet([room(0, '.#/a#', 4, 4)])))).toEqual([]);
  });
});

it('a moat runs from end to end', () => {
  expect(runOf([2, 5, 2, 7])).toEqual([
    [2, 5],
    [2, 6],
    [2, 7],
  ]);
  expect(runOf([4, 4, 4, 4])).toEqual([[4, 4]]);
});

it('a sheet of the server meets what the server says it meets', () => {
  const box = boxOf(boxFixture);
  for (const name of ['take', 'moat', 'remove']) {
    for (const seat of fixture(name).view.seats) {
      const ground = new Ground(sheetOf(seat, box));
      for (const { x, y, side, state } of [
        ...seat.foyer.doors,
        ...seat.rooms.flatMap(({ doors }) => doors),
      ]) {
        if (state === 'removed' || state === 'passage') continue;
        const met = ground.meets({ x, y, side: side as Edge['side'] });
        expect(met === 'moat' ? 'blocked' : met === 'outside' ? 'open' : met).toBe(state);
      }
    }
  }
});

it('pieces of a score line are found on the sheet of their seat', () => {
  const pieces = [
    { seat: 0, room: 2 },
    { seat: 1, room: 3 },
    { seat: 0, square: [4, 5] },
    { seat: 0, edge: [1, 2, 'S'] },
    { favor: 'walk' },
    { seat: 0, moat: 1 },
  ];
  const marks = marksOf(pieces, 0);
  expect([...marks.rooms]).toEqual([2]);
  expect(marks.cells).toEqual([[4, 5]]);
  expect(marks.edges).toEqual([{ x: 1, y: 2, side: 'S' }]);
  expect(marks.favors.has('walk')).toBe(true);
  expect(marks.moats.has(1)).toBe(true);
});

describe('what should be in sight', () => {
  const bare: DrawnSheet = { rooms: [], passages: [], removed: [], moats: [], lines: new Set() };
  const close = (sheet: Partial<DrawnSheet>) => windowOf({ ...bare, ...sheet }, true);

  it('is the lot, wider where something lies beyond it', () => {
    expect(close({})).toEqual({
      left: 1.45 * UNIT,
      top: 1.45 * UNIT,
      right: 11.55 * UNIT,
      bottom: 11.55 * UNIT,
    });
    expect(close({ lines: new Set(['x2']) }).left).toBe(0.45 * UNIT);
    expect(close({ moats: [[[12, 4]]] }).right).toBe(13.55 * UNIT);
    expect(close({ moats: [[[5, -1]]] }).top).toBe(-0.85 * UNIT);
  });
  it('is the whole sheet with its flags from afar', () => {
    expect(windowOf(bare, false).left).toBeLessThan(-1 * UNIT);
  });
});
