/** Plans of rooms: squares, half squares and entrances, turned and mirrored. x to the right, y down. */

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** `#` is a whole square. A half is named by its cut corner: a north-west, b north-east, c south-west, d south-east;
 * small is a diagonal wall, capital a curved one. */
export type Fill = '#' | 'a' | 'b' | 'c' | 'd' | 'A' | 'B' | 'C' | 'D';

export interface Square {
  x: number;
  y: number;
  fill: Fill;
}
/** A unit edge as seen from inside a square. */
export interface Edge {
  x: number;
  y: number;
  side: Side;
}
export interface Plan {
  squares: readonly Square[];
  doors: readonly Edge[];
}

export const STEP: Record<Side, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const BACK: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The straight sides of a square: those it touches neighbours with. */
const OWNED: Record<string, readonly Side[]> = {
  '#': SIDES,
  a: ['E', 'S'],
  b: ['S', 'W'],
  c: ['N', 'E'],
  d: ['N', 'W'],
};
export const straightSides = (fill: Fill): readonly Side[] => OWNED[fill.toLowerCase()]!;
export const isHalf = (fill: Fill): boolean => fill !== '#';
export const isCurved = (fill: Fill): boolean => fill >= 'A' && fill <= 'D';
/** The half that fills the rest of a diagonally cut square. */
export const complement = (fill: Fill): Fill | null =>
  (({ a: 'd', b: 'c', c: 'b', d: 'a' }) as Record<string, Fill>)[fill] ?? null;

export const opposite = (side: Side): Side => BACK[side];
export const across = ({ x, y, side }: Edge): Edge => ({
  x: x + STEP[side][0],
  y: y + STEP[side][1],
  side: BACK[side],
});
export const squareKey = (x: number, y: number): string => `${x},${y}`;
export const edgeKey = ({ x, y, side }: Edge): string => `${x},${y},${side}`;
/** One name for both sides of an edge: that of the left or upper square. */
export function wallKey(edge: Edge): string {
  const named = edge.side === 'W' || edge.side === 'N' ? across(edge) : edge;
  return edgeKey(named);
}

const FILLS = '#abcdABCD';
const isFill = (sign: string): sign is Fill => sign.length === 1 && FILLS.includes(sign);

/** Rows from top to bottom; what is no fill is empty. */
export function squaresOf(rows: readonly string[]): Square[] {
  return rows.flatMap((row, y) => [...row].flatMap((fill, x) => (isFill(fill) ? [{ x, y, fill }] : [])));
}
export const sizeOf = (squares: readonly Square[]): number =>
  squares.reduce((sum, { fill }) => sum + (isHalf(fill) ? 0.5 : 1), 0);

const TURNED: Record<string, string> = {
  '#': '#',
  a: 'b',
  b: 'd',
  d: 'c',
  c: 'a',
  N: 'E',
  E: 'S',
  S: 'W',
  W: 'N',
};
const MIRRORED: Record<string, string> = {
  '#': '#',
  a: 'b',
  b: 'a',
  c: 'd',
  d: 'c',
  N: 'N',
  S: 'S',
  E: 'W',
  W: 'E',
};
function refilled(fill: Fill, by: Record<string, string>): Fill {
  const small = by[fill.toLowerCase()]!;
  return (isCurved(fill) ? small.toUpperCase() : small) as Fill;
}

/** Moved so that the leftmost square is 0 and the uppermost is 0. */
export function settled(plan: Plan): Plan {
  const left = Math.min(...plan.squares.map(({ x }) => x));
  const top = Math.min(...plan.squares.map(({ y }) => y));
  return moved(plan, -left, -top);
}
export function moved(plan: Plan, dx: number, dy: number): Plan {
  const by = <T extends { x: number; y: number }>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy });
  return { squares: plan.squares.map(by), doors: plan.doors.map(by) };
}

/** A quarter turn clockwise. */
export function turned(plan: Plan): Plan {
  return settled({
    squares: plan.squares.map(({ x, y, fill }) => ({ x: -y, y: x, fill: refilled(fill, TURNED) })),
    doors: plan.doors.map(({ x, y, side }) => ({ x: -y, y: x, side: TURNED[side] as Side })),
  });
}
/** Left and right changed. */
export function mirrored(plan: Plan): Plan {
  return settled({
    squares: plan.squares.map(({ x, y, fill }) => ({ x: -x, y, fill: refilled(fill, MIRRORED) })),
    doors: plan.doors.map(({ x, y, side }) => ({ x: -x, y, side: MIRRORED[side] as Side })),
  });
}

/** Equal for equal drawings only. */
export function planKey(plan: Plan): string {
  const squares = plan.squares.map(({ x, y, fill }) => `${x},${y}${fill}`).sort();
  const doors = plan.doors.map(edgeKey).sort();
  return `${squares.join(' ')} | ${doors.join(' ')}`;
}

/** The distinct drawings of a plan: four turns of either face. */
export function formsOf(plan: Plan): Plan[] {
  const forms = new Map<string, Plan>();
  for (const face of [settled(plan), mirrored(plan)]) {
    let form = face;
    for (let turn = 0; turn < 4; turn += 1) {
      const key = planKey(form);
      if (!forms.has(key)) forms.set(key, form);
      form = turned(form);
    }
  }
  return [...forms.values()];
}

/** Where a plan lies, in squares: whole numbers are corners of squares. */
export function boundsOf(squares: readonly { x: number; y: number }[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** Straight outer walls of a plan, seen from inside. */
export function wallsOf(squares: readonly Square[]): Edge[] {
  const owned = new Set(
    squares.flatMap(({ x, y, fill }) => straightSides(fill).map((side) => edgeKey({ x, y, side }))),
  );
  return squares.flatMap(({ x, y, fill }) =>
    straightSides(fill)
      .map((side): Edge => ({ x, y, side }))
      .filter((edge) => !owned.has(edgeKey(across(edge)))),
  );
}
