/** A table for tests: a real view of a real game, and a list of what was said. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { oneHand } from '../../lib/hand';
import type { View } from '../../lib/wire-aliases';
import type { Args, Table } from '../contract';

/** Speaks from these texts alone, and loudly where one is missing or does not fit. */
export function speakerOf(lang: 'ru' | 'en', texts: readonly string[]): (id: string, args?: Args) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw errors[0];
    return said;
  };
}

export type Heard<M> = { play: M } | { back: number } | { why: M };
type Given<V extends View, M> = Pick<Table<V, M>, 'view' | 'legal' | 'components' | 't'>;

export function tableFor<V extends View, M>(
  given: Given<V, M>,
  changes: Partial<Table<V, M>> = {},
): { table: Table<V, M>; heard: Heard<M>[] } {
  const heard: Heard<M>[] = [];
  const table: Table<V, M> = {
    ...given,
    undo: {},
    seat: given.view.seat,
    names: ['Anna', 'Boris', 'Vera', 'Gleb'],
    active: true,
    quiet: false,
    lit: [],
    play: async (move) => (heard.push({ play: move }), true),
    playAll: async (moves) => (heard.push(...moves.map((move) => ({ play: move }))), true),
    takeBack: async (count = 1) => (heard.push({ back: count }), true),
    why: async (move) => (heard.push({ why: move }), null),
    light: () => {},
    suggestions: {},
    suggest: () => {},
    hand: oneHand(),
    ...changes,
  };
  return { table, heard };
}
