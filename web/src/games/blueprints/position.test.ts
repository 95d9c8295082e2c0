import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import fixture from './fixtures/box.json';
import { erased } from './order';
import {
  draftOf,
  drawnOf,
  emptyPlayer,
  factsOf,
  freeRoom,
  painted,
  resized,
  toggledPassage,
  toggledRemoved,
  valuesOf,
  withDoor,
  withMoat,
} from './position';

const box = boxOf(fixture);

describe('a position', () => {
  it('survives its link', () => {
    const player = {
      ...emptyPlayer(),
      rooms: [
        { card: 'R05', form: 1, x: 3, y: 4 },
        { type: 'food', size: 2, squares: [[1, 1, '#'] as [number, number, string]], entrances: [] },
      ],
      moats: [[2, 2, 2, 5] as [number, number, number, number]],
      lines: ['x2'],
      specials: { start: 'utility' },
      bonus_cards: ['swans'],
    };
    const before = { game: 'blueprints' as const, players: [player], favors: ['walk'], values: { food: 5 } };
    expect(draftOf(JSON.parse(JSON.stringify(before)), {})).toEqual(before);
  });

  it('is a blank sheet where a link holds nonsense, with remembered values', () => {
    for (const nonsense of [null, 3, 'x', [], { players: 'many' }, { players: [7] }]) {
      const draft = draftOf(nonsense, { living: 12 });
      expect(draft.players).toEqual([emptyPlayer()]);
      expect(draft.values).toEqual({ living: 12 });
    }
    expect(valuesOf({ food: 'x', sleeping: 3, foyer: { squares: [] } })).toEqual({ sleeping: 3 });
  });

  it('forgets an order that no longer fits', () => {
    const two = { ...resized(draftOf(null, {}), 2), order: [1, 0] };
    expect(draftOf(two, {}).order).toEqual([1, 0]);
    expect(resized(two, 3)).not.toHaveProperty('order');
    expect(resized(two, 3).players).toHaveLength(3);
  });
});

describe('editing', () => {
  it('paints, unpaints and keeps only entrances on walls', () => {
    const door = { x: 1, y: 1, side: 'E' } as const;
    let plan = painted({ squares: [], doors: [] }, 1, 1, '#');
    plan = withDoor(plan, door);
    expect(plan.doors).toEqual([door]);
    expect(painted(plan, 2, 1, '#').doors).toEqual([]);
    expect(painted(plan, 1, 1, 'b').doors).toEqual([]);
    expect(painted(plan, 1, 1, '#').squares).toEqual([]);
    expect(withDoor(plan, door).doors).toEqual([]);
  });

  it('takes away what it added', () => {
    const edge = { x: 4, y: 4, side: 'E' } as const;
    const other = { x: 5, y: 4, side: 'W' } as const;
    const one = toggledPassage(emptyPlayer(), edge);
    expect(one.passages).toEqual([[4, 4, 'E']]);
    expect(toggledPassage(one, other).passages).toEqual([]);
    expect(toggledRemoved(toggledRemoved(emptyPlayer(), edge), other).removed).toHaveLength(2);
  });

  it('digs straight moats only, and erases the top thing', () => {
    const player = { ...emptyPlayer(), rooms: [{ card: 'R85', form: 0, x: 4, y: 4 }] };
    expect(withMoat(player, [4, 6], [5, 7])).toBe(player);
    const dug = withMoat(player, [4, 6], [4, 3]);
    expect(dug.moats).toEqual([[4, 3, 4, 6]]);
    const dry = erased(dug, 4, 4, {}, box);
    expect(dry.moats).toEqual([]);
    expect(erased(dry, 4, 4, {}, box).rooms).toEqual([]);
    expect(erased(dry, 9, 9, {}, box)).toBe(dry);
  });
});

it('what is gone is not drawn', () => {
  const plan = withDoor(painted({ squares: [], doors: [] }, 8, 6, '#'), { x: 8, y: 6, side: 'W' });
  const player = {
    ...emptyPlayer(),
    rooms: [freeRoom(plan, 'living', 1, false)],
    removed: [[6, 5, 'N'] as [number, number, string]],
    passages: [[6, 7, 'S'] as [number, number, string]],
    moats: [[4, 6, 4, 6] as [number, number, number, number]],
  };
  const facts = factsOf([{ seat: 0, door: [5, 6, 'W'], gone: true }], 0);
  const [foyer, room] = drawnOf(player, {}, box, facts).rooms;
  expect(foyer!.doors).toEqual([{ x: 7, y: 6, side: 'E' }]);
  expect(room!.type).toBe('living');
  expect(room!.doors).toHaveLength(1);
});
