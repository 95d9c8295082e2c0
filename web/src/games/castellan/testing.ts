/** Real views of real games of Castellan, for tests. */
import en from '$games/castellan/text/client.en.ftl?raw';
import ru from '$games/castellan/text/client.ru.ftl?raw';
import { speakerOf, tableFor, type Heard as HeardOf } from '../shared/testing';
import type { CastellanTable, CastellanView, Move } from './types';

export interface Fixture {
  view: CastellanView;
  legal: Move[];
  components: Record<string, unknown>;
}

const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

/** Views and legal moves of games played by the engine. */
export const fixture = (name: string): Fixture => structuredClone(fixtures[`./fixtures/${name}.json`]!);

export const speaker = (lang: 'ru' | 'en'): CastellanTable['t'] => speakerOf(lang, [lang === 'ru' ? ru : en]);

export type Heard = HeardOf<Move>;

export function tableOf(
  name: string,
  changes: Partial<CastellanTable> = {},
): { table: CastellanTable; heard: Heard[] } {
  const { view, legal, components } = fixture(name);
  return tableFor({ view, legal, components, t: speaker('en') }, changes);
}
