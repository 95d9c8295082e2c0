import { describe, expect, it } from 'vitest';
import { boxOf, sorted } from './box';
import components from './fixtures/components.json';

const box = boxOf(components);

describe('the box', () => {
  it('holds everything that is drawn', () => {
    expect([box.faces.size, box.thrones.size, box.cards.size, box.attendants.size]).toEqual([150, 7, 20, 4]);
    expect([box.rounds, box.turns]).toEqual([2, 4]);
  });
  it('is read once', () => expect(boxOf(components)).toBe(box));
  it('is empty for components of another game', () => expect(boxOf({}).faces.size).toBe(0));
  it('sorts a hand by type, then by name', () => {
    expect(sorted(['crypt', 'salon', 'bakery', 'tower', 'gallery'], box)).toEqual([
      'bakery',
      'gallery',
      'salon',
      'crypt',
      'tower',
    ]);
  });
});
