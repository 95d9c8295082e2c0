/** The coach speaks at the first table of a game, says each thing once, and goes for good when sent away. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Coach } from './coach.svelte';
import { bestLines } from './sheets';
import type { CoachTip } from './wire-aliases';

const tip = (name: string, prompt: string, args = {}): CoachTip => ({
  name,
  text: `coach-${name}`,
  prompt,
  args,
  look: '',
  rule: '',
});
const TIPS = [
  tip('build', 'prompt-build'),
  tip('close', 'prompt-build'),
  tip('two', 'prompt-draw', { count: 2 }),
];
const prompt = (name: string, args = {}) => ({ rule: '', name, args });

beforeEach(() => localStorage.clear());

describe('the coach', () => {
  it('is there in the first game of each kind and in no other', () => {
    expect(new Coach('castellan', 'a').on).toBe(true);
    expect(new Coach('castellan', 'b').on).toBe(false);
    expect(new Coach('castellan', 'a').on).toBe(true);
    expect(new Coach('kingdoms', 'b').on).toBe(true);
  });

  it('goes when it is sent away, and comes back by the switch', () => {
    const coach = new Coach('castellan', 'a');
    coach.sendAway();
    expect([coach.on, new Coach('castellan', 'a').on]).toEqual([false, false]);
    const later = new Coach('castellan', 'b');
    later.begin();
    expect([later.on, new Coach('castellan', 'b').on]).toEqual([true, true]);
  });

  it('says one sentence a decision, each once, also after a reload', () => {
    const coach = new Coach('castellan', 'a');
    expect(coach.tip(TIPS, prompt('prompt-build'))?.name).toBe('build');
    coach.said('build');
    expect(new Coach('castellan', 'a').tip(TIPS, prompt('prompt-build'))?.name).toBe('close');
    coach.said('close');
    expect(coach.tip(TIPS, prompt('prompt-build'))).toBeNull();
  });

  it('looks at what a prompt says', () => {
    const coach = new Coach('castellan', 'a');
    expect(coach.tip(TIPS, prompt('prompt-draw', { count: 1 }))).toBeNull();
    expect(coach.tip(TIPS, prompt('prompt-draw', { count: 2, towers: 1 }))?.name).toBe('two');
  });

  it('is not confused by what it does not know', () => {
    for (const kept of ['{', 'null', '7', '{"table":5}', '{"table":"x","said":"all"}']) {
      localStorage.setItem('cw_coach.castellan', kept);
      expect(() => new Coach('castellan', 'a').tip(TIPS, prompt('prompt-build'))).not.toThrow();
    }
  });
});

describe('what brought points', () => {
  const line = (points: number) => ({ points, group: '', rule: '', text: `for ${points}`, pieces: [] });
  const sheet = (owner: number | string, ...points: number[]) => ({
    owner,
    name: `owner ${owner}`,
    total: 0,
    lines: points.map(line),
  });

  it('is the reader’s own, the most first, three at most', () =>
    expect(bestLines([sheet(0, 2, 0, 9, 4, 3, -1), sheet(1, 20)], 0).map(({ points }) => points)).toEqual([
      9, 4, 3,
    ]));

  it('is somebody else’s, by name, where the reader has none', () =>
    expect(bestLines([sheet(0, 0), sheet(1, 4)], 0)).toMatchObject([{ points: 4, text: 'owner 1: for 4' }]));
});
