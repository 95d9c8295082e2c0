import { beforeEach, describe, expect, it } from 'vitest';
import { Muted, speakerOf } from './muted.svelte';

beforeEach(() => localStorage.clear());

describe('muted people', () => {
  it('are remembered for one table, and heard again when asked', () => {
    const muted = new Muted('a');
    muted.toggle(speakerOf(1, ''));
    muted.toggle(speakerOf(null, 'f00'));
    const again = new Muted('a');
    expect(again.has(speakerOf(1, ''))).toBe(true);
    expect(again.has(speakerOf(null, 'f00'))).toBe(true);
    expect(new Muted('b').has(speakerOf(1, ''))).toBe(false);
    again.toggle(speakerOf(1, ''));
    expect(new Muted('a').has(speakerOf(1, ''))).toBe(false);
  });
});
