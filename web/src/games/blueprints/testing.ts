/** Real views of real games of Blueprints, for tests. */
import clientEn from '$games/blueprints/text/client.en.ftl?raw';
import clientRu from '$games/blueprints/text/client.ru.ftl?raw';
import messagesEn from '$games/blueprints/text/messages.en.ftl?raw';
import messagesRu from '$games/blueprints/text/messages.ru.ftl?raw';
import namesEn from '$games/blueprints/text/names.en.ftl?raw';
import namesRu from '$games/blueprints/text/names.ru.ftl?raw';
import components from './fixtures/box.json';
import { speakerOf, tableFor, type Heard as HeardOf } from '../shared/testing';
import type { BlueprintsTable, BlueprintsView, Move } from './types';

interface Fixture {
  view: BlueprintsView;
  legal: Move[];
}
const fixtures = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/box.json'], {
  eager: true,
  import: 'default',
});

/** Views and legal moves of games played by the engine. */
export const fixture = (name: string): Fixture => structuredClone(fixtures[`./fixtures/${name}.json`]!);

export const speaker = (lang: 'ru' | 'en'): BlueprintsTable['t'] =>
  speakerOf(lang, lang === 'ru' ? [clientRu, messagesRu, namesRu] : [clientEn, messagesEn, namesEn]);

export type Heard = HeardOf<Move>;

export function tableOf(
  name: string,
  changes: Partial<BlueprintsTable> = {},
): { table: BlueprintsTable; heard: Heard[] } {
  const { view, legal } = fixture(name);
  return tableFor({ view, legal, components, t: speaker('en') }, changes);
}
