/** A table for tests: a real view of a real game, and a list of what was said. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '$games/castellan/text/client.en.ftl?raw';
import ru from '$games/castellan/text/client.ru.ftl?raw';
import type { CastellanTable, CastellanView, Move } from './types';

export interface Fixture {
  view: CastellanView;
  legal: Move[];
  components: Record<string, unknown>;
}

const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

/** Views and legal moves of games played by the engine. */
export const fixture = (name: string): Fixture => structuredClone(fixtures[`./fixtures/${name}.json`]!);

export function speaker(lang: 'ru' | 'en'): CastellanTable['t'] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(lang === 'ru' ? ru : en));
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
  changes: Partial<CastellanTable> = {},
): { table: CastellanTable; heard: Heard[] } {
  const { view, legal, components } = fixture(name);
  const heard: Heard[] = [];
  const table: CastellanTable = {
    view,
    legal,
    components,
    undo: {},
    seat: view.seat,
    names: ['Anna', 'Boris', 'Vera', 'Gleb'],
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
