/** Pieces as score lines and log lines name them, turned into sets a drawing can ask; and what a piece earns. */
import type { Piece, Sheet } from '../../lib/wire-aliases';
import type { Line } from '../../lib/wire';
import type { Chart } from './chart';

export interface Marks {
  regions: Set<string>;
  kingdoms: Set<string>;
  rows: Set<string>;
  dice: Set<string>;
  blots: Set<number>;
}

/** Those of one seat's sheet; pieces of no seat are everybody's. */
export function marksOf(pieces: readonly Piece[], seat: number | null): Marks {
  const marks: Marks = {
    regions: new Set(),
    kingdoms: new Set(),
    rows: new Set(),
    dice: new Set(),
    blots: new Set(),
  };
  for (const piece of pieces) {
    if (typeof piece.seat === 'number' && piece.seat !== seat) continue;
    if (typeof piece.region === 'string') marks.regions.add(piece.region);
    if (typeof piece.kingdom === 'string') marks.kingdoms.add(piece.kingdom);
    if (typeof piece.row === 'string') marks.rows.add(piece.row);
    if (typeof piece.die === 'string') marks.dice.add(piece.die);
    if (typeof piece.blot === 'number') marks.blots.add(piece.blot);
  }
  return marks;
}

/** The lines of a sheet that speak of a region. */
export const linesOf = (sheets: readonly Sheet[], seat: number, region: string): Line[] =>
  (sheets.find((sheet) => sheet.owner === seat)?.lines ?? []).filter((line) => line.piece?.region === region);

/** Every region that is pointed at, those of whole kingdoms included. */
export const litRegions = (marks: Marks, chart: Chart, more: string | null = null): Set<string> =>
  new Set([
    ...marks.regions,
    ...[...marks.kingdoms].flatMap((kingdom) => chart.realms.get(kingdom)?.regions ?? []),
    ...(more === null ? [] : [more]),
  ]);
