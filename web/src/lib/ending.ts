/** What the end of a game says to this reader: who won, by how much, and what made the difference. */
import type { Args } from '../games/contract';
import { resultOf, rowsOf, type ShownSheet, type ShownStanding } from './sheets';

type Say = (id: string, args?: Args) => string;

export interface Ending {
  title: string;
  /** Alone, at one screen and for spectators nobody in particular has won. */
  mood: 'won' | 'lost' | 'calm';
  /** One or two sentences below the title. */
  words: readonly string[];
}

export interface Category {
  group: string;
  /** One number a sheet, in the sheets' order. */
  points: readonly number[];
}

/** Sheets × rows of the printed sheet. */
export function categoriesOf(sheets: readonly ShownSheet[]): Category[] {
  const rows = sheets.map((sheet) => new Map(rowsOf(sheet).map(({ group, total }) => [group, total])));
  const groups = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return groups.map((group) => ({ group, points: rows.map((row) => row.get(group) ?? 0) }));
}

export function endingOf(
  standings: readonly ShownStanding[],
  sheets: readonly ShownSheet[],
  own: readonly number[],
  lang: string,
  say: Say,
  groupName: (group: string) => string | null,
): Ending {
  const calm: Ending = { title: resultOf(standings, lang, say), mood: 'calm', words: [] };
  const mine = own.length === 1 ? standings.find(({ owner }) => owner === own[0]) : undefined;
  if (!mine || standings.length < 2) return calm;
  const winners = standings.filter(({ place }) => place === 1);
  const others = winners.filter((winner) => winner !== mine);
  if (mine.place > 1) {
    const short = winners[0]!.score - mine.score;
    const words = [
      short > 0
        ? say('end-short', { place: mine.place, points: short })
        : say('end-behind', { place: mine.place }),
    ];
    const lost = difference(sheets, mine.owner, winners[0]!.owner);
    const name = lost && groupName(lost.group);
    if (lost && name)
      words.push(say('end-difference', { group: name, theirs: lost.theirs, mine: lost.mine }));
    return { title: calm.title, mood: 'lost', words };
  }
  if (others.length) {
    const names = new Intl.ListFormat(lang).format(others.map(({ name }) => name));
    return { title: say('end-you-share', { names }), mood: 'won', words: [] };
  }
  const second = standings.find(({ place }) => place > 1)!;
  const lead = mine.score - second.score;
  return {
    title: say('end-you-win'),
    mood: 'won',
    words: lead > 0 ? [say('end-lead', { points: lead })] : [],
  };
}

/** The row that cost most against somebody else, where each has a sheet of their own. */
function difference(sheets: readonly ShownSheet[], mine: number | string, theirs: number | string) {
  const me = sheets.findIndex(({ owner }) => owner === mine);
  const them = sheets.findIndex(({ owner }) => owner === theirs);
  if (me < 0 || them < 0) return null;
  const worst = categoriesOf(sheets)
    .map(({ group, points }) => ({ group, mine: points[me]!, theirs: points[them]! }))
    .sort((one, other) => other.theirs - other.mine - (one.theirs - one.mine))[0];
  return worst && worst.theirs > worst.mine ? worst : null;
}

/** Rungs of a solo scale, lowest first, and how many of them were reached. */
export function reached(scale: readonly number[], points: number): number {
  return scale.filter((least) => points >= least).length;
}
