/** Pieces as score lines and log lines name them, turned into sets a drawing can ask; and what a piece earns. */
import type { Piece, Sheet } from '../../lib/wire-aliases';
import type { Line } from '../../lib/wire';
import { UNIT, type Chart } from './chart';
import { placeOf } from './dice';
import type { Box } from './geometry';
import type { DieView } from './types';

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

/** Where pieces lie on the drawing, each with the room it takes; pieces that lie beside it, like rows, are left out. */
export const spotsOf = (
  pieces: readonly Piece[],
  chart: Chart,
  dice: readonly DieView[],
  edge: number,
): Box[] =>
  pieces.flatMap((piece): Box[] => {
    if (typeof piece.region === 'string')
      return chart.shapes.has(piece.region) ? [chart.shapes.get(piece.region)!.box] : [];
    if (typeof piece.kingdom === 'string') return realmBox(chart, piece.kingdom);
    const die = dice.find((one) => one.die === piece.die);
    if (die) return [around(...placeOf(chart, die, edge), 0.7 * UNIT)];
    return typeof piece.blot === 'number'
      ? [around(BLOTS.x + piece.blot * BLOTS.step, chart.height + BLOTS.below, 16)]
      : [];
  });

const around = (x: number, y: number, far: number): Box => ({
  left: x - far,
  right: x + far,
  top: y - far,
  bottom: y + far,
});

/** A kingdom with its name. */
function realmBox(chart: Chart, kingdom: string): Box[] {
  const realm = chart.realms.get(kingdom);
  if (!realm) return [];
  const { x, y, above } = realm.name;
  return [
    ...realm.regions.map((region) => chart.shapes.get(region)!.box),
    around(x, y + (above ? -14 : 20), 12),
  ];
}

/** The row of blots below the map. */
export const BLOTS = { x: 14, below: 55, step: 33 };

/** What holds them all, with a margin. */
export function surrounding(boxes: readonly Box[], margin = 12): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}
