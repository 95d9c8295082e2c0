/** A table has one hand, and no table has another's. */
import { describe, expect, it } from 'vitest';
import { oneHand } from './hand';
import { Film } from './replay.svelte';
import { LiveSeat, Visit } from './visit.svelte';

class Hand {
  holds = '';
}

describe('a hand', () => {
  it('is the same for everything at one table', () => {
    const hand = oneHand();
    hand(Hand).holds = 'a tower';
    expect(hand(Hand).holds).toBe('a tower');
    expect(oneHand()(Hand).holds).toBe('');
  });

  it('is shared by the people at one screen, and by no two tables', () => {
    const [here, there] = [new Visit('here'), new Visit('there')];
    const [anna, boris] = [new LiveSeat(here, 0), new LiveSeat(here, 1)];
    anna.hand(Hand).holds = 'a wall';
    expect(boris.hand(Hand).holds).toBe('a wall');
    expect(new LiveSeat(there, 0).hand(Hand).holds).toBe('');
  });

  it('stays with a replay when somebody looks through other eyes', () => {
    const replay = { game: 'castellan', total: 0, frames: [], players: [], seat: null } as never;
    const more = () => Promise.reject(new Error('nothing more'));
    const film = new Film(replay, null, more);
    film.hand(Hand).holds = 'a keep';
    expect(new Film(replay, null, more, film.hand).hand(Hand).holds).toBe('a keep');
    expect(new Film(replay, null, more).hand(Hand).holds).toBe('');
  });
});
