/** The score sheet as it stands: tracks of circles, flags and swans, and what each brings. */
import type { Box } from './box';
import type { BlueprintsTable, BlueprintsView, SeatView } from './types';

export const SPECIALS = ['start', 'skip', 'last3', 'last6'] as const;

export interface Track {
  /** A room type or `moat`. */
  id: string;
  circles: number;
  flags: number;
  /** Rewards that wait. */
  ready: number;
}

export const tracksOf = (seat: SeatView, box: Box): Track[] =>
  [...box.types, 'moat'].map((id) => {
    const circles = seat.circles[id] ?? 0;
    const flags = seat.flags[id] ?? 0;
    return { id, circles, flags, ready: circles - flags };
  });

export const specialsReady = (seat: SeatView): string[] =>
  SPECIALS.filter((id) => seat.specials[id]?.earned && seat.specials[id]?.used === null);

/** What a group of the count brings now. */
export function pointsOf(view: BlueprintsView, seat: number, group: string): number {
  const sheet = view.sheets.find(({ owner }) => owner === seat);
  return (sheet?.lines ?? []).reduce((sum, line) => sum + (line.group === group ? line.points : 0), 0);
}

/** Lights what a group of the count is made of; a second press puts the light out. */
export function lightGroup(table: BlueprintsTable, seat: number, group: string): void {
  const sheet = table.view.sheets.find(({ owner }) => owner === seat);
  const lines = (sheet?.lines ?? []).filter((line) => line.group === group);
  const pieces = lines.flatMap(({ piece, because }) => (piece ? [piece, ...because] : [...because]));
  table.light(table.lit.length ? [] : pieces);
}
