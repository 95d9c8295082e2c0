import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pace, Show } from './show';
import type { Update } from './wire-aliases';

const update = (n: number, full = false) => ({ n, full }) as Update;
let pace: Pace;
let own: number[];
let seen: number[];
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, own, seen] = ['easy', [], []];
  show = new Show(
    () => pace,
    ({ n }) => own.includes(n),
    ({ n }) => seen.push(n),
  );
});
afterEach(() => vi.useRealTimers());
const take = (...numbers: number[]) => numbers.forEach((n) => show.take(update(n)));

describe('the show', () => {
  it('lets one thing after another appear', () => {
    take(1, 2, 3);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(450);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(450);
    expect(seen).toEqual([1, 2, 3]);
  });
  it('takes no longer than six seconds, however much there is, unless the reader wants it slow', () => {
    const many = Array.from({ length: 60 }, (_, k) => k + 1);
    take(...many);
    vi.advanceTimersByTime(6100);
    expect(seen).toEqual(many);
    pace = 'slow';
    seen = [];
    take(...many);
    vi.advanceTimersByTime(6100);
    expect(seen.length).toBeLessThan(7);
  });
  it('is no show at all for who wants none', () => {
    pace = 'at_once';
    take(1, 2, 3);
    expect(seen).toEqual([1, 2, 3]);
  });
  it('never lets the reader wait for their own doing, and keeps the order', () => {
    own = [3];
    take(1, 2, 3);
    expect(seen).toEqual([1, 2, 3]);
  });
  it('can be skipped', () => {
    take(1, 2, 3);
    show.skip();
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([1, 2, 3]);
  });
  it('forgets what waits when the whole picture comes', () => {
    take(1, 2);
    show.take(update(9, true));
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([1, 9]);
  });
});
