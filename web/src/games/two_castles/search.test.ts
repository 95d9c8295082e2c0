// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherLayout, search, spelledInLatin, variantsOf } from './search';

const TEXTS = new URL('../../../../src/castlewright/games/two_castles/text/', import.meta.url).pathname;
const names = ['ru', 'en'].map((lang) =>
  variantsOf(readFileSync(`${TEXTS}names.${lang}.ftl`, 'utf8'), 'room-name'),
);
const rooms = [...names[0]!.keys()]
  .filter((id) => id !== 'other')
  .map((id) => ({ id, names: names.map((each) => each.get(id)!) }));

describe('names', () => {
  it('are read from the Fluent files, all of them', () => {
    expect(rooms).toHaveLength(150);
    expect(names[1]!.get('kings_chambers')).toBe('King’s Chambers');
  });
  it('of an unknown message are none', () => expect(variantsOf('x = 1', 'room-name').size).toBe(0));
});

describe('search', () => {
  it('finds by two letters in Russian and in English', () => {
    expect(search(rooms, 'кух')[0]).toBe('kitchen');
    expect(search(rooms, 'ki').slice(0, 3)).toEqual(['kitchen', 'kittenry', 'kings_chambers']);
  });
  it('forgives the wrong layout', () => {
    expect(otherLayout('re[yz')).toBe('кухня');
    expect(search(rooms, 're[')).toContain('kitchen');
    expect(search(rooms, 'лшеср')).toEqual(['kitchen']);
  });
  it('reads Russian names in Latin letters', () => {
    expect(spelledInLatin('Кухня')).toBe('kuhnya');
    expect(search(rooms, 'kuhn')).toContain('kitchen');
  });
  it('looks at every word, at ё and at apostrophes', () => {
    expect(search(rooms, 'puzz')).toEqual(['hall_of_puzzled_floors']);
    expect(search(rooms, 'floors').sort()).toEqual(['hall_of_creaking_floors', 'hall_of_puzzled_floors']);
    expect(search(rooms, 'kings')[0]).toBe('kings_chambers');
    expect(search(rooms, 'метел')).toEqual(['broom_closet']);
  });
  it('puts names that begin so before others', () => {
    expect(search(rooms, 'hall')[0]).toMatch(/^hall_of/);
  });
  it('shows everything while nothing is typed, nothing for nonsense', () => {
    expect(search(rooms, ' ')).toHaveLength(150);
    expect(search(rooms, 'zzzz')).toEqual([]);
  });
});
