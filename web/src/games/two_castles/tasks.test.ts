import { describe, expect, it } from 'vitest';
import { NO_MARKS, marksOf } from './marks';
import {
  bestGain,
  currentTask,
  pairOf,
  placesOf,
  signed,
  spokenOf,
  tasksOf,
  tileInHand,
  tilesOf,
} from './tasks';
import type { ChooseMove, Move } from './types';

const legal: Move[] = [
  { type: 'build', castle: 0, room: 'bakery', at: [-1, 0] },
  { type: 'build', castle: 1, room: 'salon', at: [2, 0] },
  { type: 'you_first', castle: 1 },
  { type: 'attend', castle: 2, attendant: 'knight' },
  { type: 'attend', castle: 2, attendant: 'painter' },
  { type: 'agree', castle: 2 },
];
const tasks = tasksOf(legal, [3, -1, null, 2, 5, 4]);

describe('tasks', () => {
  it('keep each move with its points', () => {
    expect(tasks.builds.map(({ gain }) => gain)).toEqual([3, -1]);
    expect(tasks.yields).toEqual([{ type: 'you_first', castle: 1 }]);
    expect(tasks.bonuses).toHaveLength(1);
    expect(tasks.bonuses[0]!.agree).toEqual({ move: { type: 'agree', castle: 2 }, gain: 4 });
    expect(bestGain(tasks.bonuses[0]!.attends)).toBe(5);
  });
  it('begin with a bonus, unless one turns to building', () => {
    expect(currentTask(null, tasks)).toBe(2);
    expect(currentTask('build', tasks)).toBe('build');
    expect(currentTask(7, tasks)).toBe(2);
    expect(currentTask('build', tasksOf([], []))).toBeNull();
  });
  it('offer the tiles that can be laid', () => {
    const places = placesOf('build', tasks);
    expect(tilesOf(places)).toEqual(['bakery', 'salon']);
    expect(tileInHand('salon', places)).toBe('salon');
    expect(tileInHand('crypt', places)).toBe('bakery');
    expect(tileInHand(null, [])).toBeNull();
  });
  it('say points with their sign', () => expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']));
  it('find a pair in whatever order it was tapped', () => {
    const choose: ChooseMove = { type: 'choose', rooms: ['bakery', 'salon'] };
    expect(pairOf([choose], 'salon', 'bakery')).toBe(choose);
    expect(pairOf([choose], 'salon', 'salon')).toBeNull();
  });
});

describe('marks', () => {
  const castle = {
    throne: 'throne_utility_food',
    rooms: [{ room: 'tower', x: 0, y: 1 }],
    attendants: ['knight'],
    cards: ['per_food'],
  };
  it('light what a line names', () => {
    const marks = marksOf(castle, 0, [{ room: 'tower', x: 0, y: 1 }, { throne: 'throne_utility_food' }]);
    expect([...marks.cells]).toEqual(['0,1']);
    expect(marks.throne).toBe(true);
  });
  it('pass over a castle that lacks a piece', () => {
    expect(
      marksOf(castle, 0, [
        { room: 'tower', x: 0, y: 1 },
        { room: 'salon', x: 1, y: 1 },
      ]),
    ).toBe(NO_MARKS);
  });
  it('respect the castle a piece names', () => {
    expect(marksOf(castle, 0, [{ castle: 1, throne: 'throne_utility_food' }])).toBe(NO_MARKS);
    expect(marksOf(castle, 1, [{ castle: 1, throne: 'throne_utility_food' }]).throne).toBe(true);
  });
  it('show a free cell where a room of this castle is meant to stand', () => {
    const place = { castle: 0, room: 'salon', x: 1, y: 1 };
    expect([...marksOf(castle, 0, [place]).free]).toEqual(['1,1']);
    expect(marksOf(castle, 2, [place])).toBe(NO_MARKS);
  });
  it('take pieces of several castles, and tiles that stand nowhere yet', () => {
    const pieces = [
      { castle: 0, room: 'tower', x: 0, y: 1 },
      { castle: 1, room: 'salon', x: 1, y: 1 },
      { room: 'bakery' },
    ];
    expect([...marksOf(castle, 0, pieces).cells]).toEqual(['0,1']);
  });
  it('know attendants and cards', () => {
    expect(marksOf(castle, 0, [{ attendant: 'knight' }]).attendants.has('knight')).toBe(true);
    expect(marksOf(castle, 0, [{ card: 'per_food' }]).cards.has('per_food')).toBe(true);
  });
});

describe('the prompt', () => {
  it('names the castle whose bonus comes first', () => {
    expect(spokenOf({ args: { castle: 2, bonus: 'food' } })).toBe(2);
    expect(spokenOf({ args: { round: 1 } })).toBeNull();
  });
});
