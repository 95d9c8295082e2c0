// @vitest-environment node
/** Every word of this board is said in both languages, and none is written in vain. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../shared/testing';
import { placeName, pieceNames } from './words';
import { candidate } from './candidates';

const HERE = new URL('.', import.meta.url).pathname;
const TEXT = new URL('../../../../src/castlewright/games/castellan/text/', import.meta.url).pathname;
const ids = (lang: string) =>
  [...readFileSync(`${TEXT}client.${lang}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1]!,
  );
const used = new Set(
  readdirSync(HERE)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(HERE + name, 'utf8').matchAll(/'(castellan-[a-z-]+)'/g)])
    .map((match) => match[1]!),
);
const speaker = (lang: 'ru' | 'en') => speakerOf(lang, [readFileSync(`${TEXT}client.${lang}.ftl`, 'utf8')]);

describe.each(['ru', 'en'] as const)('words in %s', (lang) => {
  it('are those the board says', () => expect(new Set(ids(lang))).toEqual(used));
  it('are written once', () => expect(ids(lang)).toHaveLength(new Set(ids(lang)).size));
});

describe('sentences', () => {
  it('count pieces as people do', () => {
    expect(pieceNames({ towers: 3, long: 1, short: 5 }, speaker('ru'))).toBe(
      '3 башни, 1 длинная стена, 5 коротких стен',
    );
    expect(pieceNames({ towers: 0, long: 1, short: 2 }, speaker('en'))).toBe('1 long wall, 2 short walls');
  });
  it('name places in words', () => {
    const long = candidate({ type: 'wall', a: [0, 1], b: [0, 3] });
    expect(placeName(long, speaker('en'))).toBe('Long wall from (0, 1) to (0, 3)');
  });
  it('name a draw from one deck or both', () => {
    const [en, ru] = [speaker('en'), speaker('ru')];
    expect(en('castellan-draw', { towers: 2, walls: 1 })).toBe('Draw 2 tower cards and 1 wall card');
    expect(en('castellan-draw', { towers: 0, walls: 1 })).toBe('Draw 1 wall card');
    expect(ru('castellan-draw', { towers: 1, walls: 0 })).toBe('Взять 1 карту башен');
    expect(ru('castellan-card-walls', { pieces: '2 длинные стены', draw: 1 })).toBe(
      'Карта стен: 2 длинные стены, добор ещё одной карты',
    );
  });
});
