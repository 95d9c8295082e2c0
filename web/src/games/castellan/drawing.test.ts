import { describe, expect, it } from 'vitest';
import { applied, EMPTY, positionOf, spotAt } from './drawing';
import type { Wall } from './types';

describe('drawing a real table', () => {
  it('sets a piece, and takes it away at a second touch', () => {
    const one = applied(EMPTY, { tower: [1, 2] }, false, 0, false);
    expect(one.towers).toEqual([[1, 2]]);
    expect(applied(one, { tower: [1, 2] }, false, 0, false).towers).toEqual([]);
    expect(EMPTY.towers).toEqual([]);
  });

  it('never lays two walls in one place', () => {
    const short = applied(
      EMPTY,
      {
        wall: [
          [0, 0],
          [1, 0],
        ],
      },
      false,
      0,
      false,
    );
    const long = applied(
      short,
      {
        wall: [
          [0, 0],
          [2, 0],
        ],
      },
      false,
      0,
      false,
    );
    expect(long.walls).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
    ]);
    expect(
      applied(
        long,
        {
          wall: [
            [2, 0],
            [3, 0],
          ],
        },
        false,
        0,
        false,
      ).walls,
    ).toHaveLength(2);
  });

  it('changes the keep of a cell, and removes the same one', () => {
    const own = applied(EMPTY, { cell: [0, 0] }, false, 0, false);
    const doubled = applied(own, { cell: [0, 0] }, false, 0, true);
    expect(doubled.keeps).toEqual([{ seat: 0, cell: [0, 0], double: true }]);
    expect(applied(doubled, { cell: [0, 0] }, false, 1, true).keeps[0]?.seat).toBe(1);
    expect(applied(doubled, { cell: [0, 0] }, false, 0, true).keeps).toEqual([]);
  });

  it('erases the piece under the finger only', () => {
    let castle = applied(EMPTY, { tower: [0, 0] }, false, 0, false);
    castle = applied(
      castle,
      {
        wall: [
          [0, 0],
          [2, 0],
        ],
      },
      false,
      0,
      false,
    );
    castle = applied(castle, { cell: [0, 0] }, false, 1, false);
    expect(spotAt('erase', { x: 0.1, y: 0 }, castle)).toEqual({ tower: [0, 0] });
    expect(spotAt('erase', { x: 1.2, y: 0.1 }, castle)).toEqual({
      wall: [
        [0, 0],
        [2, 0],
      ],
    });
    expect(spotAt('erase', { x: 0.6, y: 0.6 }, castle)).toEqual({ cell: [0, 0] });
    expect(spotAt('erase', { x: 5, y: 5 }, castle)).toBeNull();
  });
});

describe('reading a position', () => {
  it('keeps what is one, and leaves out the rest', () => {
    expect(positionOf(null)).toEqual(EMPTY);
    expect(
      positionOf({
        players: 9,
        towers: [[0, 0], [0.5, 1], 'x'],
        walls: [
          [
            [0, 0],
            [1, 0],
          ],
          [[0, 0]],
        ],
        keeps: [{ seat: 1, cell: [0, 0] }, null],
      }),
    ).toEqual({
      game: 'castellan',
      players: 2,
      towers: [[0, 0]],
      walls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      keeps: [{ seat: 1, cell: [0, 0], double: false }],
    });
  });

  it('takes a wall with its ends in any order for the same wall', () => {
    const read = positionOf({ towers: [[0, 0]], walls: [[[2, 0], [0, 0]]] }); // prettier-ignore
    const wall: Wall = [[0, 0], [2, 0]]; // prettier-ignore
    expect(read.walls).toEqual([wall]);
    expect(spotAt('erase', { x: 1, y: 0 }, read)).toEqual({ wall });
    expect(applied(read, { wall }, false, 0, false).walls).toEqual([]);
  });
});
