import { describe, expect, it } from 'vitest';
import { categoriesOf, endingOf, reached } from './ending';
import type { ShownSheet, ShownStanding } from './sheets';

const line = (group: string, points: number) => ({ points, group, rule: '', text: '', pieces: [] });
const sheet = (owner: number | string, ...rows: [string, number][]): ShownSheet => ({
  owner,
  name: String(owner),
  total: rows.reduce((sum, [, points]) => sum + points, 0),
  lines: rows.map(([group, points]) => line(group, points)),
});
const standing = (place: number, owner: number, score: number): ShownStanding => ({
  place,
  owner,
  name: `seat ${owner}`,
  score,
  why: null,
  rule: null,
});
const say = (id: string, args = {}) => [id, ...Object.values(args)].join(' ');
const ending = (standings: ShownStanding[], own: number[], sheets: ShownSheet[] = []) =>
  endingOf(standings, sheets, own, 'en', say, (group) => group);

describe('the end', () => {
  it('tells a winner that they won, and by how much', () => {
    expect(ending([standing(1, 0, 44), standing(2, 1, 42)], [0])).toEqual({
      title: 'end-you-win',
      mood: 'won',
      words: ['end-lead 2'],
    });
  });
  it('says nothing of a lead where something else decided', () => {
    expect(ending([standing(1, 0, 44), standing(2, 1, 44)], [0]).words).toEqual([]);
    expect(ending([standing(1, 1, 44), standing(2, 0, 44)], [0]).words).toEqual(['end-behind 2']);
  });
  it('names those who share the win', () => {
    const shared = ending([standing(1, 0, 44), standing(1, 1, 44), standing(3, 2, 1)], [0]);
    expect(shared.title).toBe('end-you-share seat 1');
  });
  it('tells who lost what would have helped', () => {
    const sheets = [sheet(0, ['yards', 30], ['keep', 12]), sheet(1, ['yards', 28], ['keep', 16])];
    const lost = ending([standing(1, 1, 44), standing(2, 0, 42)], [0], sheets);
    expect(lost).toEqual({
      title: 'end-wins seat 1',
      mood: 'lost',
      words: ['end-short 2 2', 'end-difference keep 16 12'],
    });
  });
  it('has nobody in particular in mind at one screen, for spectators and alone', () => {
    const standings = [standing(1, 1, 44), standing(2, 0, 42)];
    expect(ending(standings, [0, 1]).title).toBe('end-wins seat 1');
    expect(ending(standings, []).mood).toBe('calm');
    expect(ending([standing(1, 0, 62)], [0]).title).toBe('end-alone');
  });
});

describe('a table of categories', () => {
  it('has every row of every sheet once, with zeros where somebody has none', () => {
    expect(categoriesOf([sheet(0, ['a', 1], ['b', 2]), sheet(1, ['c', 3], ['a', 4])])).toEqual([
      { group: 'a', points: [1, 4] },
      { group: 'b', points: [2, 0] },
      { group: 'c', points: [0, 3] },
    ]);
  });
});

describe('a solo scale', () => {
  it('counts the rungs reached', () => {
    expect(reached([0, 50, 60, 70], 62)).toBe(3);
    expect(reached([0, 50], -3)).toBe(0);
  });
});
