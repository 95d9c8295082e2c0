// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ofView, resultOf, rowsOf, signed, type ShownStanding } from './sheets';

const line = (points: number, group: string) => ({
  points,
  group,
  rule: 'CA-8.1',
  name: 'line',
  args: { count: points },
  piece: { cell: [0, 0] },
  because: [{ tower: [0, points] }],
});

describe('points', () => {
  it('are written with a minus, not with a hyphen', () => {
    expect([-5, 0, 12].map(signed)).toEqual(['−5', '0', '12']);
  });
});

describe('sheets', () => {
  const [sheet] = ofView(
    [{ owner: 1, total: 9, lines: [line(4, 'yards'), line(2, 'doubled'), line(3, 'yards')] }],
    (id, args) => `${id} ${args?.count}`,
    (owner) => `seat ${owner}`,
  );

  it('are put into words, with every piece to light up', () => {
    expect(sheet).toMatchObject({ owner: 1, name: 'seat 1', total: 9 });
    expect(sheet!.lines[0]).toEqual({
      points: 4,
      group: 'yards',
      rule: 'CA-8.1',
      text: 'line 4',
      pieces: [{ cell: [0, 0] }, { tower: [0, 4] }],
    });
  });

  it('have rows like the printed one', () => {
    expect(rowsOf(sheet!).map(({ group, total, lines }) => [group, total, lines.length])).toEqual([
      ['yards', 7, 2],
      ['doubled', 2, 1],
    ]);
  });
});

describe('the result', () => {
  const standing = (place: number, name: string): ShownStanding => ({
    place,
    owner: name,
    name,
    score: 0,
    why: null,
    rule: null,
  });
  const say = (id: string, args = {}) => [id, ...Object.values(args)].join(' ');

  it('names the winner, or those who share', () => {
    expect(resultOf([standing(1, 'Anna'), standing(2, 'Boris')], 'en', say)).toBe('end-wins Anna');
    expect(resultOf([standing(1, 'Anna'), standing(1, 'Boris')], 'en', say)).toBe(
      'end-shared Anna and Boris',
    );
    expect(resultOf([standing(1, 'Anna')], 'en', say)).toBe('end-alone');
  });
});
