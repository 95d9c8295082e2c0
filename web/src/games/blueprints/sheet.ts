/** A drafting sheet as it is drawn: 13 × 13 squares, a rim of part squares, eight dashed lines. */
import { across, edgeKey, moved, squareKey, straightSides, type Edge, type Plan, type Square } from './plan';

export const SPAN = 13;
/** Index of the rim's part squares on either side. */
export const RIM = [-1, SPAN] as const;
/** How wide a part square of the rim is. */
export const RIM_WIDE = 0.5;

export interface DrawnRoom {
  /** Its place in drawing order; the foyer is -1. */
  index: number;
  card: string | null;
  type: string;
  size: number;
  squares: readonly Square[];
  /** Entrances that were not removed. */
  doors: readonly Edge[];
  swan: boolean;
  completed: boolean;
}
/** A straight run of squares. */
export type Run = readonly (readonly [number, number])[];

export interface DrawnSheet {
  rooms: readonly DrawnRoom[];
  passages: readonly Edge[];
  removed: readonly Edge[];
  moats: readonly Run[];
  /** Names of the lines that are open. */
  lines: ReadonlySet<string>;
}

export interface Lot {
  left: number;
  top: number;
  /** Past the last column and row. */
  right: number;
  bottom: number;
}
export interface DashedLine {
  id: string;
  /** Drawn upright at this x, or across at this y. */
  upright: boolean;
  at: number;
}

/** What an entrance meets. */
export type Meets = 'joined' | 'open' | 'blocked' | 'moat' | 'outside';

/** Which room owns each side of each square, and where entrances and passages are. */
export class Ground {
  #owner = new Map<string, number>();
  #doors = new Map<string, number>();
  #taken = new Map<string, string[]>();
  #moats = new Set<string>();
  #passages = new Set<string>();

  constructor(sheet: DrawnSheet) {
    for (const room of sheet.rooms) {
      for (const { x, y, fill } of room.squares) {
        const fills = this.#taken.get(squareKey(x, y)) ?? [];
        this.#taken.set(squareKey(x, y), [...fills, fill]);
        for (const side of straightSides(fill)) this.#owner.set(edgeKey({ x, y, side }), room.index);
      }
      for (const door of room.doors) this.#doors.set(edgeKey(door), room.index);
    }
    for (const run of sheet.moats) for (const [x, y] of run) this.#moats.add(squareKey(x, y));
    for (const edge of sheet.passages)
      for (const one of [edge, across(edge)]) this.#passages.add(edgeKey(one));
  }

  ownerOf(edge: Edge): number | undefined {
    return this.#owner.get(edgeKey(edge));
  }
  isDoor(edge: Edge): boolean {
    return this.#doors.has(edgeKey(edge));
  }
  isPassage(edge: Edge): boolean {
    return this.#passages.has(edgeKey(edge));
  }
  isMoat(x: number, y: number): boolean {
    return this.#moats.has(squareKey(x, y));
  }
  fillsAt(x: number, y: number): readonly string[] {
    return this.#taken.get(squareKey(x, y)) ?? [];
  }

  /** What an entrance on this edge, seen from inside its room, leads to. */
  meets(edge: Edge): Meets {
    const there = across(edge);
    if (this.isDoor(there) || this.isPassage(edge)) return 'joined';
    if (this.isMoat(there.x, there.y)) return 'moat';
    if (this.ownerOf(there) !== undefined) return 'blocked';
    const outside = there.x < 0 || there.y < 0 || there.x >= SPAN || there.y >= SPAN;
    return outside ? 'outside' : 'open';
  }
}

export interface Trial {
  /** Entrances of the new room, with what each would meet. */
  own: { edge: Edge; meets: Meets }[];
  /** Open entrances and passages of the castle that the new room would join or wall up. */
  met: { edge: Edge; joined: boolean }[];
}

/** What drawing a plan at a place would do to entrances; geometry only. */
export function trialOf(ground: Ground, sheet: DrawnSheet, plan: Plan): Trial {
  const mine = new Set(
    plan.squares.flatMap(({ x, y, fill }) => straightSides(fill).map((side) => edgeKey({ x, y, side }))),
  );
  const doors = new Set(plan.doors.map(edgeKey));
  const reached: Edge[] = [
    ...sheet.rooms.flatMap((room) => room.doors.filter((door) => ground.meets(door) !== 'joined')),
    ...sheet.passages.flatMap((edge) =>
      [edge, across(edge)].filter(
        (one) => ground.ownerOf(one) !== undefined && ground.ownerOf(across(one)) === undefined,
      ),
    ),
  ];
  return {
    own: plan.doors.map((edge) => ({ edge, meets: ground.meets(edge) })),
    met: reached
      .filter((edge) => mine.has(edgeKey(across(edge))))
      .map((edge) => ({ edge, joined: doors.has(edgeKey(across(edge))) })),
  };
}

export const placed = (form: Plan, x: number, y: number): Plan => moved(form, x, y);

/** Empty regions that cannot reach the rim, as squares and halves; courtyards are among them. */
export function enclosed(ground: Ground): Square[][] {
  const free = (x: number, y: number) => {
    if (ground.isMoat(x, y)) return null;
    const fills = ground.fillsAt(x, y);
    if (fills.length > 1 || fills[0] === '#') return null;
    return fills[0] ?? '';
  };
  const seen = new Set<string>();
  const regions: Square[][] = [];
  for (let y = -1; y <= SPAN; y += 1)
    for (let x = -1; x <= SPAN; x += 1) {
      if (seen.has(squareKey(x, y)) || free(x, y) === null) continue;
      const region: Square[] = [];
      let leaks = false;
      const todo: [number, number][] = [[x, y]];
      seen.add(squareKey(x, y));
      while (todo.length) {
        const [cx, cy] = todo.pop()!;
        const fill = free(cx, cy)!;
        if (cx < 0 || cy < 0 || cx >= SPAN || cy >= SPAN) leaks = true;
        region.push({ x: cx, y: cy, fill: emptyOf(fill) });
        for (const side of sidesOfEmpty(fill)) {
          const there = across({ x: cx, y: cy, side });
          if (there.x < -1 || there.y < -1 || there.x > SPAN || there.y > SPAN) continue;
          const other = free(there.x, there.y);
          if (other === null || !sidesOfEmpty(other).includes(there.side)) continue;
          if (seen.has(squareKey(there.x, there.y))) continue;
          seen.add(squareKey(there.x, there.y));
          todo.push([there.x, there.y]);
        }
      }
      if (!leaks) regions.push(region);
    }
  return regions;
}
const SIDES_LEFT: Record<string, Edge['side'][]> = {
  '': ['N', 'E', 'S', 'W'],
  a: ['N', 'W'],
  b: ['N', 'E'],
  c: ['S', 'W'],
  d: ['S', 'E'],
};
const sidesOfEmpty = (fill: string) => SIDES_LEFT[fill.toLowerCase()]!;
/** The half that is left, as a fill of its own: the cut corner is what the room takes. */
const emptyOf = (fill: string): Square['fill'] =>
  fill === '' ? '#' : (({ a: 'd', b: 'c', c: 'b', d: 'a' } as const)[fill.toLowerCase() as 'a'] ?? '#');

/** Regions with an entrance or a passage leading in: they are courtyards. */
export function courtyardsOf(ground: Ground): Square[][] {
  return enclosed(ground).filter((region) =>
    region.some(({ x, y, fill }) =>
      straightSides(fill).some((side) => {
        const there = across({ x, y, side });
        return ground.isDoor(there) || (ground.isPassage(there) && ground.ownerOf(there) !== undefined);
      }),
    ),
  );
}

const START: Lot = { left: 2, top: 2, right: 11, bottom: 11 };
/** In the order of their numbers in moves. */
export const LINES: readonly DashedLine[] = [true, false].flatMap((upright) =>
  [1, 2, 11, 12].map((at) => ({ id: `${upright ? 'x' : 'y'}${at}`, upright, at })),
);
export const lineNumber = (id: string): number => LINES.findIndex((line) => line.id === id);

/** The lot that open lines leave: an outer line helps only when the inner one is open. */
export function lotOf(lines: ReadonlySet<string>): Lot {
  const low = (axis: string) => (lines.has(`${axis}2`) ? (lines.has(`${axis}1`) ? 0 : 1) : START.left);
  const high = (axis: string) => (lines.has(`${axis}11`) ? (lines.has(`${axis}12`) ? 13 : 12) : START.right);
  return { left: low('x'), top: low('y'), right: high('x'), bottom: high('y') };
}
