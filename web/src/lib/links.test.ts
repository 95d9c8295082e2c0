// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './links';

const castle = {
  game: 'castellan',
  players: 2,
  towers: Array.from({ length: 40 }, (_, k) => [k % 7, 1 - Math.floor(k / 7)]),
  words: 'Замок «Ау» / + =',
};

describe('a position in a link', () => {
  it('comes out as it went in', async () => {
    expect(await unpack(await pack(castle))).toEqual(castle);
    expect(await unpack(await pack(null))).toBeNull();
  });

  it('uses only letters that an address may carry, and is shorter than the JSON', async () => {
    const text = await pack(castle);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(text.length).toBeLessThan(JSON.stringify(castle).length);
  });

  it('is null when the link was cut or mistyped', async () => {
    const text = await pack(castle);
    expect(await unpack(text.slice(0, 20))).toBeNull();
    expect(await unpack('***')).toBeNull();
    expect(await unpack('')).toBeNull();
  });
});
