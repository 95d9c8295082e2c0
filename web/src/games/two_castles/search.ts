/** Finding a room by a few letters: in either language, in either script, with the keyboard in the wrong layout. */

import letters from './letters.json';

const [LATIN, CYRILLIC] = letters.layouts as [string, string];
const SOUNDS: Readonly<Record<string, string>> = letters.sounds;
const SAME: Readonly<Record<string, string>> = letters.same;

/** The variants of one message of a Fluent file, by their keys. */
export function variantsOf(source: string, message: string): Map<string, string> {
  const found = new Map<string, string>();
  const start = source.split('\n').findIndex((line) => line.startsWith(`${message} =`));
  if (start < 0) return found;
  for (const line of source.split('\n').slice(start + 1)) {
    if (/^\S/.test(line)) break;
    const variant = /^\s*\*?\[([\w-]+)\]\s+(.+?)\s*$/.exec(line);
    if (variant) found.set(variant[1]!, variant[2]!);
  }
  return found;
}

const plain = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => SAME[letter] ?? letter)
    .join('')
    .replace(/[’'`"«»]/g, '')
    .replace(/[-–—]/g, ' ')
    .trim();

export const spelledInLatin = (text: string): string =>
  [...text.toLowerCase()].map((letter) => SOUNDS[letter] ?? letter).join('');

/** What the same keys would have written in the other layout. */
export function otherLayout(typed: string): string {
  const swap = (letter: string) => {
    const latin = LATIN.indexOf(letter);
    if (latin >= 0) return CYRILLIC[latin]!;
    const cyrillic = CYRILLIC.indexOf(letter);
    return cyrillic >= 0 ? LATIN[cyrillic]! : letter;
  };
  return [...typed.toLowerCase()].map(swap).join('');
}

export interface Named {
  id: string;
  names: readonly string[];
}

/** 0: the name begins so; 1: one of its words does; 2: somewhere inside; null: not at all. */
function fit(name: string, asked: string): number | null {
  if (name.startsWith(asked)) return 0;
  if (
    name
      .split(' ')
      .some(
        (word, k) =>
          k > 0 && (word.startsWith(asked) || name.split(' ').slice(k).join(' ').startsWith(asked)),
      )
  )
    return 1;
  return asked.length > 2 && name.includes(asked) ? 2 : null;
}

/** Best first, short names before long ones; what is typed as it stands comes before the other layout. */
export function search(rooms: readonly Named[], typed: string): string[] {
  const asked = plain(typed);
  if (!asked) return rooms.map(({ id }) => id);
  const other = plain(otherLayout(typed));
  const ranked = rooms.flatMap(({ id, names }) => {
    const keys = [...names.map(plain), ...names.map((name) => plain(spelledInLatin(name)))];
    const fits = keys.flatMap((key) => [
      { rank: fit(key, asked), length: key.length },
      // Whoever forgot to switch the layout means it only where nothing fits as it stands.
      { rank: other ? later(fit(key, other)) : null, length: key.length },
    ]);
    const best = fits
      .filter((each): each is { rank: number; length: number } => each.rank !== null)
      .sort((a, b) => a.rank - b.rank || a.length - b.length)[0];
    return best ? [{ id, ...best }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.length - b.length).map(({ id }) => id);
}

const later = (rank: number | null) => (rank === null ? null : rank + 3);
