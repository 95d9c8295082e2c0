import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import fixture from './fixtures/box.json';
import type { Piece, ScoreQuestion } from '../../lib/wire-aliases';
import { answered, erased, givenAnswer, roomMoved } from './order';
import { draftOf, drawnOf, emptyPlayer, factsOf, type PlayerSheet, type RoomAt } from './position';

const box = boxOf(fixture);
const room = (x: number, y: number, ...sides: string[]): RoomAt => ({
  type: 'food',
  size: 1,
  squares: [[x, y, '#']],
  entrances: sides.map((side) => [x, y, side]),
});
const player = (part: Partial<PlayerSheet>): PlayerSheet => ({ ...emptyPlayer(), ...part });
const moved = (of: PlayerSheet, from: number, by: -1 | 1) => roomMoved(of, from, by, {}, box);

const question = (piece: Piece, values: (number | null)[], given = 0): ScoreQuestion => ({
  rule: 'BL-9.5',
  text: '',
  piece,
  answers: values.map((value) => ({ rule: '', text: '', value })),
  given,
});

describe('what the server asks', () => {
  const walled = player({
    rooms: [room(8, 6, 'W'), room(9, 6), room(3, 3)],
    passages: [[8, 6, 'E']],
    moats: [
      [9, 4, 9, 5],
      [7, 3, 8, 3],
    ],
  });

  it('is answered by the time of a passage', () => {
    const asked = question({ seat: 0, passage: 0 }, [null, 1]);
    const covered = answered(walled, asked.piece, 1);
    expect(covered.passages).toEqual([[8, 6, 'E', 1]]);
    expect(givenAnswer(walled, asked)).toBe(0);
    expect(givenAnswer(covered, asked)).toBe(1);
    expect(answered(covered, asked.piece, null).passages).toEqual([[8, 6, 'E']]);
  });

  it('is answered by the time of a moat, and moats are numbered as drawn', () => {
    const asked = question({ seat: 0, mark: 1, moat: [7, 3, 8, 3] }, [null, 0]);
    const early = answered(walled, asked.piece, 0);
    expect(early.moats).toEqual([
      [7, 3, 8, 3, 0],
      [9, 4, 9, 5],
    ]);
    expect(givenAnswer(early, { ...asked, piece: { seat: 0, mark: 0 } })).toBe(1);
    // A time between those asked about means the same as one of them: the server knows which.
    expect(givenAnswer(player({ moats: [[2, 2, 2, 3, 5]] }), question({ mark: 0 }, [null, 3], 0))).toBe(0);
  });

  it('is drawn as the server says', () => {
    const facts = factsOf(
      [
        { seat: 0, door: [8, 6, 'W'], gone: true },
        { seat: 0, room: 1, complete: true },
        { seat: 1, room: 0, complete: true },
        { seat: 1, door: [6, 5, 'N'], gone: true },
      ],
      0,
    );
    const drawn = drawnOf(walled, {}, box, facts);
    expect(drawn.rooms.map(({ completed }) => completed)).toEqual([false, false, true, false]);
    expect(drawn.rooms[1]!.doors).toEqual([]);
    expect(drawn.rooms[0]!.doors).toHaveLength(4);
    expect(drawnOf(walled, {}, box).rooms[1]!.doors).toHaveLength(1);
  });
});

describe('rooms', () => {
  const drawn = player({
    rooms: [room(8, 6, 'W'), room(9, 6), room(3, 3)],
    passages: [[8, 6, 'E', 1]],
    removed: [[8, 6, 'W']],
    moats: [[2, 2, 2, 4, 2]],
  });

  it('change places in the order, and marks keep theirs', () => {
    const swapped = moved(drawn, 0, 1);
    expect(swapped.rooms).toEqual([room(9, 6), room(8, 6, 'W'), room(3, 3)]);
    expect(swapped.passages).toEqual([[8, 6, 'E', 1]]);
    expect(moved(drawn, 0, -1)).toBe(drawn);
    expect(moved(drawn, 2, 1)).toBe(drawn);
  });

  it('never come after all a passage needs', () => {
    const last = moved(moved(drawn, 2, -1), 1, -1);
    expect(last.rooms.map(({ squares }) => squares![0]![0])).toEqual([3, 8, 9]);
    expect(last.passages).toEqual([[8, 6, 'E', 2]]);
  });

  it('take their marks along when they are erased', () => {
    const fewer = erased(drawn, 3, 3, {}, box);
    expect(fewer).toMatchObject({ passages: drawn.passages, moats: drawn.moats, removed: drawn.removed });
    const first = erased(drawn, 8, 6, {}, box);
    expect(first.passages).toEqual([[8, 6, 'E', 1]]);
    expect(first.removed).toEqual([]);
    expect(first.moats).toEqual([[2, 2, 2, 4, 1]]);
    expect(erased(first, 9, 6, {}, box).passages).toEqual([]);
  });

  it('keep the times of a link, if they can be', () => {
    const link = {
      players: [
        {
          ...drawn,
          moats: [
            [2, 2, 2, 4, 2],
            [3, 5, 3, 6, 0],
            [5, 2, 6, 2, 9],
          ],
        },
      ],
    };
    const read = draftOf(JSON.parse(JSON.stringify(link)), {}).players[0]!;
    expect(read.passages).toEqual([[8, 6, 'E', 1]]);
    expect(read.moats).toEqual([
      [3, 5, 3, 6, 0],
      [2, 2, 2, 4, 2],
      [5, 2, 6, 2],
    ]);
  });
});
