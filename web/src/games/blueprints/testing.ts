/** A table for tests: a real view of a real game, and a list of what was said. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import clientEn from '$games/blueprints/text/client.en.ftl?raw';
import clientRu from '$games/blueprints/text/client.ru.ftl?raw';
import messagesEn from '$games/blueprints/text/messages.en.ftl?raw';
import messagesRu from '$games/blueprints/text/messages.ru.ftl?raw';
import namesEn from '$games/blueprints/text/names.en.ftl?raw';
import namesRu from '$games/blueprints/text/names.ru.ftl?raw';
import components from './fixtures/box.json';
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

export function speaker(lang: 'ru' | 'en'): BlueprintsTable['t'] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of lang === 'ru' ? [clientRu, messagesRu, namesRu] : [clientEn, messagesEn, namesEn])
    bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw errors[0];
    return said;
  };
}

export type Heard = { play: Move } | { back: number } | { why: Move };

export function tableOf(
  name: string,
  changes: Partial<BlueprintsTable> = {},
): { table: BlueprintsTable; heard: Heard[] } {
  const { view, legal } = fixture(name);
  const heard: Heard[] = [];
  const table: BlueprintsTable = {
    view,
    legal,
    components,
    undo: {},
    seat: view.seat,
    names: ['Anna', 'Boris'],
    active: true,
    quiet: false,
    lit: [],
    play: async (move) => (heard.push({ play: move }), true),
    playAll: async (moves) => (heard.push(...moves.map((move) => ({ play: move }))), true),
    takeBack: async (count = 1) => (heard.push({ back: count }), true),
    why: async (move) => (heard.push({ why: move }), null),
    light: () => {},
    hints: {},
    hint: () => {},
    t: speaker('en'),
    ...changes,
  };
  return { table, heard };
}
