/** A replay comes page by page, and nobody notices. */
import { describe, expect, it, vi } from 'vitest';
import { Film } from './replay.svelte';
import type { Replay } from './wire-aliases';

function pages(total: number, most = 100) {
  const asked: number[] = [];
  const page = (from: number): Replay =>
    ({
      game: 'castellan',
      total,
      players: [],
      seat: null,
      frames: Array.from({ length: Math.max(0, Math.min(most, total - from)) }, (_, k) => ({
        n: from + k,
        view: { at: from + k },
      })),
    }) as never;
  const more = (from: number) => {
    asked.push(from);
    return Promise.resolve(page(from));
  };
  return { film: new Film(page(0), null, more), asked, more };
}

describe('a film', () => {
  it('fetches the rest of a usual game by itself, and has its whole story', async () => {
    const { film, asked } = pages(350);
    expect(film.last).toBe(349);
    await film.fetchAll();
    expect(asked).toEqual([100, 200, 300]);
    film.go(Infinity);
    film.go(349);
    expect([film.at, film.wanted, film.story.length]).toEqual([349, null, 350]);
  });

  it('shows what was there until what is wanted has come', async () => {
    const { film, asked } = pages(20_000);
    film.go(12_345);
    expect([film.at, film.wanted]).toEqual([0, 12_345]);
    await vi.waitFor(() => expect(film.at).toBe(12_345));
    expect([film.wanted, film.view]).toEqual([null, { at: 12_345 }]);
    expect(asked).toEqual([12_300]);
    expect(film.story.length).toBe(46);
  });

  it('fetches the next page before it is needed, and forgets what is far away', async () => {
    const { film, asked } = pages(20_000);
    for (let n = 99; n < 3000; n += 100) {
      film.go(n);
      await vi.waitFor(() => expect(film.at).toBe(n));
      film.go(n + 1);
      await vi.waitFor(() => expect(film.at).toBe(n + 1));
    }
    expect(asked.length).toBeLessThan(60);
    expect(film.story.length).toBeLessThan(1600);
    film.go(12_345);
    film.go(film.at - 1);
    expect(film.wanted).toBeNull();
    film.go(0);
    await vi.waitFor(() => expect(film.at).toBe(0));
  });

  it('goes on where a page is shorter than usual', async () => {
    const { film, asked } = pages(250, 30);
    film.go(170);
    await vi.waitFor(() => expect(film.at).toBe(170));
    expect(asked).toEqual([100, 130, 160]);
  });

  it('says what went wrong and stays where it is', async () => {
    const { film } = pages(350);
    const broken = new Film(film.replay, null, () => Promise.reject(new Error('offline')));
    broken.go(200);
    await vi.waitFor(() => expect(broken.failed).toBeInstanceOf(Error));
    expect([broken.at, broken.wanted]).toEqual([0, null]);
  });
});
