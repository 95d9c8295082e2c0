/** Lettering: a name broken into lines that fit a room. */

export interface Lettering {
  lines: string[];
  size: number;
}

/** Average width of a letter, by the size of the type. */
const LETTER = 0.53;

/** The largest lettering that fits into so many drawing units, or null. */
export function lettered(
  name: string,
  wide: number,
  high: number,
  largest = 10,
  smallest = 6.5,
): Lettering | null {
  const words = name.split(' ');
  for (let size = largest; size >= smallest; size -= 0.5) {
    const most = Math.floor(wide / (size * LETTER));
    const lines = broken(words, most);
    if (lines && lines.length * size * 1.08 <= high) return { lines, size };
  }
  return null;
}

function broken(words: readonly string[], most: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (word.length > most) return null;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
