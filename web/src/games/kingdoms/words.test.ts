// @vitest-environment node
/** Every word of this map is said in both languages, and none is written in vain. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../shared/testing';
import { boxOf } from './box';
import { chartFor } from './chart';
import fixture from './fixtures/box.json';
import { dieName, regionName } from './words';

const HERE = new URL('.', import.meta.url).pathname;
const TEXT = new URL('../../../../src/castlewright/games/kingdoms/text/', import.meta.url).pathname;
const read = (file: string) => readFileSync(TEXT + file, 'utf8');
const ids = (lang: string) =>
  [...read(`client.${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'));
const used = new Set([
  ...sources.flatMap((code) => [...code.matchAll(/'(kingdoms-[a-z-]+)'/g)].map((match) => match[1]!)),
]);
const speaker = (lang: 'ru' | 'en') =>
  speakerOf(
    lang,
    ['messages', 'client'].map((topic) => read(`${topic}.${lang}.ftl`)),
  );

describe.each(['ru', 'en'] as const)('words in %s', (lang) => {
  it('are those the map says', () => expect(new Set(ids(lang))).toEqual(used));
  it('are written once', () => expect(ids(lang)).toHaveLength(new Set(ids(lang)).size));

  it('name every region, painted or not', () => {
    const t = speaker(lang);
    const names = [...chartFor(boxOf(fixture)).shapes.values()].flatMap((shape) => [
      regionName(shape, undefined, t),
      regionName(shape, 'green', t),
    ]);
    expect(new Set(names).size).toBe(108);
  });
});

describe('sentences', () => {
  const die = {
    die: 'white',
    value: 3,
    x: 0,
    y: 0,
    angle: 0,
    kingdoms: ['redmount', 'umberland'],
    in_tray: true,
  };

  it('say where a die lies', () => {
    expect(dieName(die, speaker('ru'))).toBe('Белый кубик: 3, Красногорье, Буроземье');
    expect(dieName(die, speaker('en'))).toBe('White die: 3, Redmount, Umberland');
  });

  it('count lost drops as people do', () => {
    const [ru, en] = [speaker('ru'), speaker('en')];
    expect([1, 2, 5].map((count) => ru('kingdoms-done-lost', { count }))).toEqual([
      'Закончить: пропадёт 1 капля',
      'Закончить: пропадут 2 капли',
      'Закончить: пропадёт 5 капель',
    ]);
    expect(en('kingdoms-done-lost', { count: 1 })).toBe('Done: 1 drop lost');
  });

  it('name the price of a blot, which is a point and not a drop', () => {
    expect(speaker('ru')('kingdoms-done-blot')).toBe('Закончить с кляксой: минус очко');
    expect(speaker('en')('kingdoms-done-blot')).toBe('Done with a blot: minus a point');
  });
});
