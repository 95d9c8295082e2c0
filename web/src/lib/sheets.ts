/** Scores as the panels show them, whether they come with a view or as the answer about a real table. */
import type { Piece, Reason, ScoreAnswer, Sheet, Standing } from './wire-aliases';
import type { Args } from '../games/contract';

export interface ShownLine {
  points: number;
  group: string;
  rule: string;
  text: string;
  pieces: readonly Piece[];
}
export interface ShownSheet {
  owner: number | string;
  name: string;
  total: number;
  lines: readonly ShownLine[];
}
export interface ShownStanding {
  place: number;
  owner: number | string;
  name: string;
  score: number;
  why: string | null;
  rule: string | null;
}

/** With a real minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

type Say = (id: string, args?: Args) => string;
type NameOf = (owner: number | string) => string;

const pieces = (piece: Piece | null, because: readonly Piece[]): readonly Piece[] =>
  piece ? [piece, ...because] : because;

export const ofView = (sheets: readonly Sheet[], say: Say, nameOf: NameOf): ShownSheet[] =>
  sheets.map(({ owner, total, lines }) => ({
    owner,
    name: nameOf(owner),
    total,
    lines: lines.map((line) => ({
      points: line.points,
      group: line.group,
      rule: line.rule,
      text: say(line.name, line.args),
      pieces: pieces(line.piece, line.because),
    })),
  }));

export const ofAnswer = (answer: ScoreAnswer, nameOf: NameOf): ShownSheet[] =>
  answer.sheets.map(({ owner, total, lines }) => ({
    owner,
    name: nameOf(owner),
    total,
    lines: lines.map((line) => ({ ...line, pieces: pieces(line.piece, line.because) })),
  }));

export const standingsOf = (
  standings: readonly Standing[],
  say: (reason: Reason) => string,
  nameOf: NameOf,
) =>
  standings.map(({ place, owner, score, why }): ShownStanding => ({
    place,
    owner,
    name: nameOf(owner),
    score,
    why: why && say(why),
    rule: why?.rule || null,
  }));

/** Who won, in one sentence. */
export function resultOf(standings: readonly ShownStanding[], lang: string, say: Say): string {
  const winners = standings.filter(({ place }) => place === 1).map(({ name }) => name);
  if (standings.length < 2) return say('end-alone');
  const names = new Intl.ListFormat(lang).format(winners);
  return winners.length > 1 ? say('end-shared', { names }) : say('end-wins', { name: names });
}

/** The rows of the printed sheet, in the order in which they first appear. */
export function rowsOf({ lines }: ShownSheet): { group: string; total: number; lines: ShownLine[] }[] {
  const groups = new Map<string, ShownLine[]>();
  for (const line of lines) groups.set(line.group, [...(groups.get(line.group) ?? []), line]);
  return [...groups].map(([group, own]) => ({
    group,
    total: own.reduce((sum, { points }) => sum + points, 0),
    lines: own,
  }));
}

const BEST = 3;

/** What has brought most so far: to the reader, or else to whoever has points, by name. */
export function bestLines(
  sheets: readonly ShownSheet[],
  seat: number | null,
): { points: number; group: string; text: string }[] {
  const earned = (of: readonly ShownSheet[], named: boolean) =>
    of
      .flatMap(({ name, lines }) =>
        lines.map(({ points, group, text }) => ({ points, group, text: named ? `${name}: ${text}` : text })),
      )
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .slice(0, BEST);
  const own = earned(
    sheets.filter(({ owner }) => owner === seat),
    false,
  );
  return own.length ? own : earned(sheets, true);
}
