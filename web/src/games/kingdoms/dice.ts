/** Dice on the map: shifted a little where the drawn border would make a player doubt in which kingdoms they lie. */
import { regionAt, UNIT, type Chart } from './chart';
import { distance, type Point } from './geometry';
import type { DieView } from './types';

export interface FallenDie {
  die: DieView;
  /** The middle. */
  x: number;
  y: number;
  angle: number;
}

const GRID = [-0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48].map((part) => part * UNIT);
/** So much of a die on a border should be seen on each side of it. */
const SHARE = 3;
/** No die is shifted farther, in edges. */
export const FARTHEST = 0.65;

/** The kingdoms a die would be seen in, with the number of points of it in each. */
export function seenIn(chart: Chart, at: Point, angle: number): Map<string, number> {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const found = new Map<string, number>();
  for (const dx of GRID)
    for (const dy of GRID) {
      const shape = regionAt(chart, [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos]);
      if (shape) found.set(shape.kingdom, (found.get(shape.kingdom) ?? 0) + 1);
    }
  return found;
}

/** Shifts around the true place, near ones first. */
const SHIFTS: readonly Point[] = [0, 0.08, 0.16, 0.24, 0.32, 0.4, 0.5, FARTHEST].flatMap((far) =>
  Array.from({ length: far ? 12 : 1 }, (_, n): Point => {
    const way = (n * Math.PI) / 6;
    return [far * UNIT * Math.cos(way), far * UNIT * Math.sin(way)];
  }),
);

/** Where a die truly lies. */
export const placeOf = (chart: Chart, die: DieView, edge: number): Point => [
  (die.x / edge) * UNIT,
  (die.y / edge) * UNIT * chart.tall,
];

/** As the rulebook allows: nudged until everybody sees where it lies. */
export function nudged(chart: Chart, die: DieView, edge: number, others: readonly Point[] = []): Point {
  const [x, y] = placeOf(chart, die, edge);
  let best: Point = [x, y];
  let least = Infinity;
  for (const [dx, dy] of SHIFTS) {
    const at: Point = [x + dx, y + dy];
    if (
      (dx || dy) &&
      others.some(
        (other) => distance(other, at) < 1.45 * UNIT && distance(other, at) < distance(other, [x, y]),
      )
    )
      continue;
    const seen = seenIn(chart, at, die.angle);
    let wrong = 0;
    for (const [kingdom, points] of seen) if (!die.kingdoms.includes(kingdom)) wrong += points;
    for (const kingdom of die.kingdoms) wrong += Math.max(0, SHARE - (seen.get(kingdom) ?? 0));
    if (wrong < least) [best, least] = [at, wrong];
    if (!wrong) break;
  }
  return best;
}

export function fallen(chart: Chart, dice: readonly DieView[], edge: number): FallenDie[] {
  const places = dice.map((die) => placeOf(chart, die, edge));
  return dice.map((die, n) => {
    const [x, y] = nudged(
      chart,
      die,
      edge,
      places.filter((_, other) => other !== n),
    );
    return { die, x, y, angle: die.angle };
  });
}
