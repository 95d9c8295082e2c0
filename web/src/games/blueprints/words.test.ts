// @vitest-environment node
/** Every word of this sheet is said in both languages, and none is written in vain. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import box from './fixtures/box.json';
import { lettered } from './names';
import { eachOf } from './position';
import { speaker } from './testing';

const HERE = new URL('.', import.meta.url).pathname;
const TEXT = new URL('../../../../src/castlewright/games/blueprints/text/', import.meta.url).pathname;
const ids = (lang: string) =>
  [...readFileSync(`${TEXT}client.${lang}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1]!,
  );
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'));
const used = new Set(
  sources.flatMap((code) => [...code.matchAll(/'(blueprints-[a-z-]+)'/g)].map((match) => match[1]!)),
);

describe.each(['ru', 'en'] as const)('words in %s', (lang) => {
  it('are those the sheet says', () => expect(new Set(ids(lang))).toEqual(used));
  it('are written once', () => expect(ids(lang)).toHaveLength(new Set(ids(lang)).size));
  it('never shout', () => expect(readFileSync(`${TEXT}client.${lang}.ftl`, 'utf8')).not.toContain('!'));

  it('name the value of a card that is used', () => {
    const t = speaker(lang);
    const cards = box.bonuses.filter(({ id }) => /^(type|size)_/.test(id));
    for (const { id: bonus, points } of cards)
      for (const each of [points, 13])
        expect(t('bonus-text', { bonus, each })).toMatch(new RegExp(`^${each} `));
    const said = cards.map((card) => eachOf(card, { type_card: 9, size_card: 11 }));
    expect(said).toEqual([...box.types.map(() => 9), ...box.sizes.map(() => 11)]);
    expect(cards.map((card) => eachOf(card, {}))).toEqual(cards.map(({ points }) => points));
    const rest = box.bonuses.filter((card) => !cards.includes(card));
    for (const card of rest) expect(eachOf(card, { type_card: 9, size_card: 11 })).toBe(card.points);
  });

  it('name every room, card, decree and favor', () => {
    const t = speaker(lang);
    const named = (id: string, key: string, values: readonly string[]) =>
      expect(new Set(values.map((value) => t(id, { [key]: value }))).size).toBe(values.length);
    named('room-name', 'room', [...box.rooms.map(({ id }) => id), 'foyer']);
    named(
      'decree-text',
      'decree',
      box.decrees.map(({ id }) => id),
    );
    named(
      'bonus-name',
      'bonus',
      box.bonuses.map(({ id }) => id),
    );
    named(
      'favor-name',
      'favor',
      box.favors.map(({ id }) => id),
    );
    named('blueprints-reward', 'kind', [...box.types, 'moat', 'swan']);
    for (const group of ['courtyards', 'special', 'area', 'decrees', 'favors']) t(`group-${group}`);
  });
});

describe('lettering', () => {
  it('breaks names where words end, and gives up rather than cut them', () => {
    expect(lettered('Восточный гобеленный зал', 110, 30)?.lines.join(' ')).toBe('Восточный гобеленный зал');
    expect(lettered('Опочивальня', 30, 30)).toBeNull();
    expect(lettered('Well', 36, 12)).toEqual({ lines: ['Well'], size: 10 });
  });
});
