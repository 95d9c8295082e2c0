import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import fixture from './fixtures/box.json';
import { answered, erased, questionsOf, roomMoved } from './order';
import { draftOf, drawnOf, emptyPlayer, type PlayerSheet, type RoomAt } from './position';

const box = boxOf(fixture);
const room = (x: number, y: number, ...sides: string[]): RoomAt => ({
  type: 'food',
  size: 1,
  squares: [[x, y, '#']],
  entrances: sides.map((side) => [x, y, side]),
});
const player = (part: Partial<PlayerSheet>): PlayerSheet => ({ ...emptyPlayer(), ...part });
const moved = (of: PlayerSheet, from: number, by: -1 | 1) => roomMoved(of, from, by, {}, box);
const asked = (of: PlayerSheet) => questionsOf(of, {}, box);

describe('a passage', () => {
  const walled = player({
    rooms: [room(8, 6, 'W'), room(9, 6), room(3, 3)],
    passages: [[8, 6, 'E']],
  });

  it('is asked about where the later room has only wall', () => {
    expect(asked(walled)).toEqual([
      { what: 'passage', mark: 0, between: [0, 1], length: 1, rooms: [1], later: 0 },
    ]);
  });

  it('needs no question at an entrance of the later room, at empty ground, or at a moat', () => {
    expect(asked({ ...walled, rooms: [room(8, 6, 'W'), room(9, 6, 'W')] })).toEqual([]);
    expect(asked({ ...walled, rooms: [room(8, 6, 'W')] })).toEqual([]);
    expect(asked({ ...walled, rooms: [room(8, 6, 'W')], moats: [[9, 6, 9, 6]] })).toEqual([]);
    // The foyer was always there: whatever meets it is later.
    expect(asked(player({ rooms: [room(8, 6, 'W')], passages: [[7, 6, 'E']] }))).toEqual([]);
    expect(asked(player({ rooms: [room(8, 6, 'N')], passages: [[8, 6, 'W']] }))[0]).toMatchObject({
      between: [-1, 0],
      rooms: [0],
    });
  });

  it('is told to be covered, and to be open again', () => {
    const covered = answered(walled, asked(walled)[0]!, 1);
    expect(covered.passages).toEqual([[8, 6, 'E', 1]]);
    expect(asked(covered)[0]!.later).toBe(1);
    expect(answered(covered, asked(covered)[0]!, 0).passages).toEqual([[8, 6, 'E']]);
  });
});

describe('a moat', () => {
  const watered = player({
    rooms: [room(8, 4, 'E'), room(8, 5), room(8, 6, 'W', 'E'), room(8, 7, 'E')],
    moats: [[9, 4, 9, 8]],
  });

  it('is asked about where entrances face it', () => {
    expect(asked(watered)).toEqual([
      { what: 'moat', mark: 0, between: [], length: 5, rooms: [0, 2, 3], later: 0 },
    ]);
    expect(asked({ ...watered, removed: [[8, 4, 'E']], passages: [[8, 6, 'E']] })[0]!.rooms).toEqual([3]);
    // The entrances of the foyer were there before every moat.
    expect(asked(player({ moats: [[8, 6, 8, 6]] }))).toEqual([]);
  });

  it('is told to be earlier than some of them, whose entrances it left', () => {
    const early = answered(watered, asked(watered)[0]!, 2);
    expect(early.moats).toEqual([[9, 4, 9, 8, 2]]);
    expect(asked(early)[0]!.later).toBe(2);
    const doors = drawnOf(early, {}, box).rooms.map(
      ({ doors }) => doors.filter(({ side }) => side === 'E').length,
    );
    expect(doors).toEqual([1, 0, 0, 1, 1]);
    expect(drawnOf(watered, {}, box).rooms[4]!.doors).toEqual([]);
  });

  it('is numbered as drawn', () => {
    const two = { ...watered, moats: [...watered.moats, [7, 3, 8, 3] as [number, number, number, number]] };
    const late = answered({ ...two, rooms: [room(8, 4, 'N'), ...two.rooms.slice(1)] }, asked(two)[0]!, 0);
    expect(late.moats).toEqual(two.moats);
    const facing = { ...two, rooms: [room(8, 4, 'N'), ...two.rooms.slice(1)] };
    const [, second] = asked(facing);
    expect(answered(facing, second!, 1).moats).toEqual([
      [7, 3, 8, 3, 0],
      [9, 4, 9, 8],
    ]);
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
    expect(asked(swapped)[0]).toMatchObject({ between: [0, 1], later: 1 });
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
