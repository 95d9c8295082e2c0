/** Names set into a narrow plate: up to three lines, as large as they fit. */
import letters from './letters.json';

export interface Lettering {
  lines: string[];
  size: number;
}

const isVowel = (letter: string) => letters.vowels.includes(letter.toLowerCase());
const LONG = 10;
/** An average letter is about so wide, measured in its own height. */
const LETTER = 0.61;

/** Cuts a long word between syllables, as near to its middle as possible. */
export function syllables(word: string): string[] {
  if (word.length <= LONG) return [word];
  const hyphen = word.indexOf('-') + 1;
  if (hyphen > 1 && hyphen < word.length) return [word.slice(0, hyphen), word.slice(hyphen)];
  const cuts: number[] = [];
  for (let at = 3; at <= word.length - 3; at++) {
    const [before, here, next] = [word[at - 1]!, word[at]!, word[at + 1]!];
    if (letters.never_first.includes(here)) continue;
    if (isVowel(before) && !isVowel(here) && isVowel(next)) cuts.push(at);
  }
  const middle = word.length / 2;
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [word] : [`${word.slice(0, cut)}-`, word.slice(cut)];
}

/** All ways to lay words on so many lines, none of them empty. */
function* layouts(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - lines + 1; first++)
    for (const rest of layouts(words.slice(first), lines - 1))
      yield [words.slice(0, first).join(' '), ...rest];
}

/** Parts of a broken word that meet on one line again lose the hyphen, unless it is the word's own. */
const joined = (line: string, name: string) =>
  line.replace(/(\S+)- (?=(\p{Ll}+))/gu, (_, before: string, after: string) =>
    name.includes(`${before}-${after}`) ? `${before}-` : before,
  );

/** `most`: the size of a short name; more lines are taken only for clearly larger letters. */
export function lettered(name: string, width: number, most: number, rows = 3): Lettering {
  const words = name.split(' ');
  const broken = words.flatMap(syllables);
  let best: Lettering = { lines: [name], size: 0 };
  for (const parts of [words, broken])
    for (let lines = 1; lines <= Math.min(rows, parts.length); lines++)
      for (const layout of layouts(parts, lines)) {
        const set = layout.map((line) => joined(line, name));
        const longest = Math.max(...set.map((line) => line.length));
        const size = Math.min(most, width / (longest * LETTER));
        if (size > best.size * (lines > best.lines.length || parts === broken ? 1.12 : 1.001))
          best = { lines: set, size };
      }
  return best;
}
