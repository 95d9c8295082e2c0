/** The lines of a plan as SVG paths. */
import { boundsOf, isCurved, isHalf, wallsOf, type Edge, type Fill, type Square } from './plan';
import { lotOf, SPAN, type DrawnSheet } from './sheet';

/** Drawing units per square. */
export const UNIT = 40;

type Point = readonly [number, number];
const at = ([x, y]: Point): string => `${round(x * UNIT)} ${round(y * UNIT)}`;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Corners of a square clockwise from the north-west. */
const corners = (x: number, y: number): readonly [Point, Point, Point, Point] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];
const CUT: Record<string, number> = { a: 0, b: 1, d: 2, c: 3 };

/** From the corner before the cut one to the corner after it: the slanting wall. */
function slant(x: number, y: number, fill: Fill): readonly [Point, Point, Point] {
  const all = corners(x, y);
  const cut = CUT[fill.toLowerCase()]!;
  return [all[(cut + 3) % 4]!, all[(cut + 1) % 4]!, all[(cut + 2) % 4]!];
}
const slantLine = (fill: Fill, to: Point): string =>
  isCurved(fill) ? `A ${UNIT} ${UNIT} 0 0 1 ${at(to)}` : `L ${at(to)}`;

/** The ground of one square. */
export function groundOf({ x, y, fill }: Square): string {
  if (!isHalf(fill)) return `M ${corners(x, y).map(at).join(' L ')} Z`;
  const [from, to, far] = slant(x, y, fill);
  return `M ${at(from)} ${slantLine(fill, to)} L ${at(far)} Z`;
}
export const groundsOf = (squares: readonly Square[]): string => squares.map(groundOf).join(' ');

/** The two ends of a unit edge. */
export function endsOf({ x, y, side }: Edge): readonly [Point, Point] {
  const [nw, ne, se, sw] = corners(x, y);
  return side === 'N' ? [nw, ne] : side === 'E' ? [ne, se] : side === 'S' ? [sw, se] : [nw, sw];
}
export function middleOf(edge: Edge): { x: number; y: number } {
  const [[ax, ay], [bx, by]] = endsOf(edge);
  return { x: (ax + bx) / 2, y: (ay + by) / 2 };
}

/** Half the width of an entrance, in squares. */
export const GAP = 0.26;
const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** Every wall, with gaps where `open` says there is an entrance. */
export function wallLines(squares: readonly Square[], open: (edge: Edge) => boolean): string {
  const straight = wallsOf(squares).map((edge) => {
    const [from, to] = endsOf(edge);
    if (!open(edge)) return `M ${at(from)} L ${at(to)}`;
    return `M ${at(from)} L ${at(along(from, to, 0.5 - GAP))} M ${at(along(from, to, 0.5 + GAP))} L ${at(to)}`;
  });
  const slanting = squares
    .filter(({ fill }) => isHalf(fill))
    .map(({ x, y, fill }) => {
      const [from, to] = slant(x, y, fill);
      return `M ${at(from)} ${slantLine(fill, to)}`;
    });
  return [...straight, ...slanting].join(' ');
}

/** Where a label fits best: the middle of the widest run of whole squares, near the middle of the room. */
export function labelOf(squares: readonly Square[]): { x: number; y: number; wide: number; high: number } {
  const { left, right, top, bottom } = boundsOf(squares);
  const whole = new Set(squares.filter(({ fill }) => !isHalf(fill)).map(({ x, y }) => `${x},${y}`));
  const any = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let best = { x: middle.x, y: middle.y, wide: 1, high: 1, worth: -1 };
  const free = (x: number, y: number, loose: boolean) => (loose ? any : whole).has(`${x},${y}`);
  for (const loose of whole.size ? [false] : [true])
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        for (let high = 1; y + high <= bottom && high < 4; high += 1)
          for (let wide = 1; x + wide <= right; wide += 1) {
            let all = true;
            for (let dy = 0; dy < high && all; dy += 1)
              for (let dx = 0; dx < wide && all; dx += 1) all = free(x + dx, y + dy, loose);
            if (!all) break;
            const centre = { x: x + wide / 2, y: y + high / 2 };
            const off = Math.abs(centre.x - middle.x) + Math.abs(centre.y - middle.y);
            const worth = Math.min(wide, 4) * 2.2 + Math.min(high, 2) * 2 - off;
            if (worth > best.worth) best = { ...centre, wide, high, worth };
          }
  return best;
}

/** What of a sheet should be in sight: all of it, or closely the lot and whatever is drawn beyond. */
export function windowOf(
  sheet: DrawnSheet,
  close: boolean,
): Record<'left' | 'top' | 'right' | 'bottom', number> {
  if (!close) return { left: -1.5 * UNIT, top: -1.5 * UNIT, right: 14.1 * UNIT, bottom: 14.4 * UNIT };
  const lot = lotOf(sheet.lines);
  const drawn = [
    ...sheet.rooms.flatMap(({ squares }) => squares),
    ...sheet.moats.flat().map(([x, y]) => ({ x, y })),
  ];
  const rim = sheet.moats.flat().some(([x, y]) => x < 0 || y < 0 || x >= SPAN || y >= SPAN);
  const edge = rim ? 0.85 : 0.55;
  const within = (at: number) => Math.max(0, Math.min(SPAN, at));
  return {
    left: (Math.min(lot.left, ...drawn.map(({ x }) => within(x))) - edge) * UNIT,
    top: (Math.min(lot.top, ...drawn.map(({ y }) => within(y))) - edge) * UNIT,
    right: (Math.max(lot.right, ...drawn.map(({ x }) => within(x + 1))) + edge) * UNIT,
    bottom: (Math.max(lot.bottom, ...drawn.map(({ y }) => within(y + 1))) + edge) * UNIT,
  };
}
