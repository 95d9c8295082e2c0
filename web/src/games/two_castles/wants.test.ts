// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../shared/testing';
import { boxOf } from './box';
import { cardParts, cardSign } from './cards';
import components from './fixtures/components.json';
import { GLYPHS } from './glyphs';
import { lettered, syllables } from './lettering';
import { furnitureOf, sceneOf } from './scenes';
import type { Translate } from './types';
import { standsWords, wantWords, whereOf } from './wants';

const TEXTS = new URL('../../../../src/castlewright/games/two_castles/text/', import.meta.url).pathname;
const translate = (lang: 'ru' | 'en'): Translate =>
  speakerOf(
    lang,
    ['names', 'messages', 'client'].map((topic) => readFileSync(`${TEXTS}${topic}.${lang}.ftl`, 'utf8')),
  );

const box = boxOf(components);
const faces = [...box.faces.values()];
const where = (id: string) => whereOf(box.faces.get(id)!);

describe('where a room looks', () => {
  it.each([
    ['wine_room', 'above-below'],
    ['bakery', 'left-right'],
    ['spice_room', 'two-below'],
    ['salon', 'around'],
    ['reading_room', 'not-below'],
    ['cape_room', 'three-below'],
    ['kennel', 'connected'],
    ['stables', 'anywhere'],
    ['nap_room', 'variety'],
    ['great_hall', 'around'],
    ['laboratory', 'column-up'],
    ['crypt', 'column-both'],
    ['tower', 'column-down'],
    ['fountain', 'fixed'],
    ['grand_foyer', 'around'],
  ])('%s: %s', (room, expected) => expect(where(room)).toBe(expected));

  it('has a sign of its own for every room in the box', () => {
    expect(faces.map(whereOf)).not.toContain('marked');
    expect(faces.filter(({ wants, type }) => (wants && !GLYPHS[wants]) || !GLYPHS[type])).toEqual([]);
  });
});

describe.each(['ru', 'en'] as const)('words in %s', (lang) => {
  const t = translate(lang);
  it('exist for every room', () => {
    for (const face of faces) {
      expect(wantWords(face, t)).toMatch(/\d/);
      expect(standsWords(face, t).length).toBeGreaterThan(5);
    }
  });
  it('fit their plates in letters one can read', () => {
    for (const face of faces) {
      const { lines, size } = lettered(t('room-name', { room: face.id }), 88, 13.5);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(size, lines.join('|')).toBeGreaterThan(10);
    }
  });
  it('of cards are a title and what it counts', () => {
    for (const card of box.cards.keys()) expect(cardParts(t('card-name', { card })).words).toMatch(/\d/);
  });
});

it('says what a room wants as a person would', () => {
  expect(wantWords(box.faces.get('wine_room')!, translate('ru'))).toBe(
    '2 очка за каждую спальню прямо сверху и снизу',
  );
  expect(wantWords(box.faces.get('great_hall')!, translate('en'))).toBe(
    '1 point for each room with swords around it, corners included',
  );
});

describe('lettering', () => {
  it('keeps short names whole', () =>
    expect(lettered('Salon', 88, 13)).toEqual({ lines: ['Salon'], size: 13 }));
  it('breaks long words between syllables', () => {
    expect(syllables('Картографический').join('')).toBe('Картогра-фический');
    expect(syllables('Кухня')).toEqual(['Кухня']);
  });
  it('breaks compounds at their own hyphen', () => {
    expect(lettered('Комната-убежище', 88, 13.5).lines).toEqual(['Комната-', 'убежище']);
  });
});

describe('scenes', () => {
  it('match the furniture to the name where it tells', () => {
    expect(furnitureOf(box.faces.get('library')!)).toBe(1);
    expect(furnitureOf(box.faces.get('laundry_room')!)).toBe(2);
    expect(sceneOf(box.faces.get('fish_pond')!)).toEqual(['#tc-outdoor', '#tc-outdoor-1']);
    expect(sceneOf(box.faces.get('tower')!)).toEqual(['#tc-tower']);
  });
  it('are all drawn', () => {
    const drawn = [
      'Food',
      'Living',
      'Utility',
      'Outdoor',
      'Sleeping',
      'Corridor',
      'Downstairs',
      'Specialty',
      'Hangings',
    ];
    const source = drawn
      .map((name) => readFileSync(new URL(`./sprites/${name}.svelte`, import.meta.url), 'utf8'))
      .join('\n');
    const missing = faces.flatMap(sceneOf).filter((scene) => !source.includes(`id="${scene.slice(1)}"`));
    expect(missing).toEqual([]);
    for (const hanging of components.hangings) expect(source).toContain(`id="tc-wall-${hanging}"`);
  });
});

it('gives each card the sign of what it counts', () => {
  expect(cardSign('per_food', ['food'])).toBe('food');
  expect(cardSign('per_attendant', ['food'])).toBe('specialty');
  expect(cardSign('total_height', ['food'])).toBe('any');
});
