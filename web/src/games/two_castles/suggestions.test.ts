import { describe, expect, it } from 'vitest';
import { suggestionOf, suggestionsIn, roomsToPointFor } from './suggestions';
import type { CastleView, TwoCastlesView } from './types';

const castle = {
  partners: [1, 2],
  rooms: [{ room: 'salon', x: 2, y: 0 }],
} as unknown as CastleView;
const isRoom = (room: string) => room === 'bakery' || room === 'salon';
const good = { castle: 1, room: 'bakery', at: [0, 1], arrow: false };
const arrow = { ...good, room: null, arrow: true };

describe('suggestions', () => {
  it('are read when they have the right form', () => {
    expect(suggestionOf(good)).toEqual(good);
    expect(suggestionOf(arrow)).toEqual(arrow);
  });

  it.each([
    null,
    undefined,
    'bakery',
    7,
    [],
    {},
    { ...good, castle: '1' },
    { ...good, castle: 0.5 },
    { ...good, room: 3 },
    { ...good, room: null },
    { ...good, arrow: 'yes' },
    { ...good, at: [0] },
    { ...good, at: [0, 1, 2] },
    { ...good, at: ['0', 1] },
    { ...good, at: [0, 1e9] },
    { ...good, at: { x: 0, y: 1 } },
  ])('of any other form are ignored: %j', (value) => {
    expect(suggestionOf(value)).toBeNull();
  });

  it("are shown in the partners' castle, with the seat that made them", () => {
    expect(suggestionsIn({ 2: good }, castle, 1, 1, isRoom)).toEqual([{ ...good, seat: 2 }]);
    expect(suggestionsIn({ 2: good }, castle, 1, null, isRoom)).toHaveLength(1);
    const onATile = { ...arrow, at: [2, 0] };
    expect(suggestionsIn({ 2: onATile }, castle, 1, 1, isRoom)).toEqual([{ ...onATile, seat: 2 }]);
  });

  it('of oneself, of strangers, elsewhere, on a tile or of no room are not shown', () => {
    const none = (suggestions: Record<number, unknown>) =>
      expect(suggestionsIn(suggestions, castle, 1, 1, isRoom)).toEqual([]);
    none({ 1: good });
    none({ 0: good });
    none({ 2: { ...good, castle: 0 } });
    none({ 2: { ...good, at: [2, 0] } });
    none({ 2: { ...good, at: [1, 0] } });
    none({ 2: { ...good, room: 'garage' } });
  });

  it('are given for the rooms a partner still has to build in the castle', () => {
    const places = [{ tiles: ['salon'] }, { tiles: [] }, { tiles: ['bakery', 'crypt'] }];
    const view = { phase: 'build', seats: 3, places } as unknown as TwoCastlesView;
    const waiting = { ...castle, due: [2] };
    expect(roomsToPointFor(view, waiting, 1)).toEqual(['bakery', 'crypt']);
    expect(roomsToPointFor(view, { ...castle, due: [1] }, 1)).toEqual([]);
    expect(roomsToPointFor(view, waiting, 0)).toEqual([]);
    expect(roomsToPointFor(view, waiting, null)).toEqual([]);
    expect(roomsToPointFor({ ...view, phase: 'choose' }, waiting, 1)).toEqual([]);
    expect(roomsToPointFor({ ...view, seats: 2 }, waiting, 1)).toEqual([]);
  });
});
