import { describe, expect, it } from 'vitest';
import {
  countOf,
  draftOf,
  emptyCastle,
  laid,
  lifted,
  moved,
  positionOf,
  resized,
  withCount,
} from './position';

const one = { ...emptyCastle('a'), rooms: [{ room: 'salon', x: 0, y: 1 }] };

describe('a position', () => {
  it('of one castle is written as printed in the format', () => {
    expect(positionOf({ castles: [one], ludwig: false })).toEqual({
      game: 'two_castles',
      throne: 'a',
      rooms: [{ room: 'salon', x: 0, y: 1 }],
      attendants: [],
      bonus_cards: [],
    });
  });
  it('of a table lists its castles in order', () => {
    const table = { castles: [one, emptyCastle('b'), emptyCastle('c')], ludwig: true };
    expect(positionOf(table)).toEqual({ game: 'two_castles', ...table });
  });
  it('is nothing before a throne room is picked', () => {
    expect(positionOf({ castles: [], ludwig: false })).toBeNull();
  });
  it.each([[one], [null], [42], [{ castles: 'x' }], [{ throne: 5 }]])('survives any link: %j', (link) => {
    expect(() => draftOf(link)).not.toThrow();
  });
  it('reads back what it wrote, and leaves out what cannot be drawn', () => {
    const table = { castles: [one, emptyCastle('b'), emptyCastle('c')], ludwig: false };
    expect(draftOf(positionOf(table))).toEqual(table);
    expect(
      draftOf({ throne: 'a', rooms: [{ room: 'x', x: 0.5, y: 0 }, null, { room: 'salon', x: 0, y: 1 }] })
        .castles,
    ).toEqual([one]);
  });
});

describe('a table', () => {
  it('gets castles with throne rooms that are still in the box', () => {
    const { castles, ludwig } = resized({ castles: [one], ludwig: false }, 3, true, 0, ['a', 'b', 'c', 'd']);
    expect(castles.map(({ throne }) => throne)).toEqual(['a', 'b', 'c']);
    expect(ludwig).toBe(true);
  });
  it('of one keeps the castle in front', () => {
    const table = { castles: [emptyCastle('b'), one, emptyCastle('c')], ludwig: false };
    expect(resized(table, 1, false, 1, []).castles).toEqual([one]);
  });
});

describe('tiles', () => {
  it('are laid once, and replace what lay there', () => {
    const twice = laid(laid(one, 'crypt', [0, -1], false), 'salon', [0, -1], false);
    expect(twice.rooms).toEqual([{ room: 'salon', x: 0, y: -1 }]);
  });
  it('with copies may lie twice', () => {
    expect(laid(laid(one, 'tower', [1, 1], true), 'tower', [2, 1], true).rooms).toHaveLength(3);
  });
  it('are moved and taken away', () => {
    expect(moved(one, [0, 1], [3, 0]).rooms).toEqual([{ room: 'salon', x: 3, y: 0 }]);
    expect(moved(one, [9, 9], [3, 0])).toBe(one);
    expect(lifted(one, [0, 1]).rooms).toEqual([]);
  });
  it('count attendants, the same twice too', () => {
    expect(withCount(['knight'], 'knight', 2)).toEqual(['knight', 'knight']);
    expect(countOf(withCount(['knight', 'painter'], 'knight', -1), 'knight')).toBe(0);
  });
});
