/** Cells on the drawing: a cell is a square of 100, the drawing's y grows downward, level 1 stands on y = 0. */
import type { Cell, Drawn } from './types';

export interface Point {
  x: number;
  y: number;
}
/** In cells: the cell (x, y) reaches from x to x + 1 and from y to y + 1. */
export interface Area {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const UNIT = 100;
export const key = (x: number, y: number): string => `${x},${y}`;
export const drawnX = (x: number): number => x * UNIT;
/** The upper edge of a cell. */
export const drawnY = (y: number): number => (-1 - y) * UNIT;
export const cellAt = ({ x, y }: Point): Cell => [Math.floor(x), Math.floor(y)];

/** Everything that lies there; the throne room always does. */
export function areaOf(castle: Pick<Drawn, 'rooms'>, more: readonly Cell[] = []): Area {
  const area = { left: 0, right: 2, bottom: 0, top: 1 };
  for (const [x, y] of [...castle.rooms.map((room): Cell => [room.x, room.y]), ...more]) {
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x + 1);
    area.bottom = Math.min(area.bottom, y);
    area.top = Math.max(area.top, y + 1);
  }
  return area;
}

/** These cells and nothing else. */
export function around(cells: readonly Cell[]): Area {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs) + 1,
    bottom: Math.min(...ys),
    top: Math.max(...ys) + 1,
  };
}

export const grown = (area: Area, by: number): Area => ({
  left: area.left - by,
  right: area.right + by,
  bottom: area.bottom - by,
  top: area.top + by,
});

/** An area never smaller than so many cells, its middle kept. */
export function atLeast(area: Area, width: number, height: number): Area {
  const wide = Math.max(0, width - (area.right - area.left)) / 2;
  const high = Math.max(0, height - (area.top - area.bottom)) / 2;
  return {
    left: area.left - wide,
    right: area.right + wide,
    bottom: area.bottom - high,
    top: area.top + high,
  };
}

export const viewBox = (area: Area): string =>
  [area.left * UNIT, -area.top * UNIT, (area.right - area.left) * UNIT, (area.top - area.bottom) * UNIT].join(
    ' ',
  );

const SIDES: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const AROUND: readonly Cell[] = [...SIDES, [1, 1], [1, -1], [-1, 1], [-1, -1]];

export function taken(castle: Pick<Drawn, 'rooms'>): Set<string> {
  return new Set([key(0, 0), key(1, 0), ...castle.rooms.map((room) => key(room.x, room.y))]);
}

/** Free cells that touch the castle, corners included: where a hand is likely to lay the next tile. */
export function rim(castle: Pick<Drawn, 'rooms'>): Cell[] {
  const full = taken(castle);
  const found = new Map<string, Cell>();
  for (const place of full) {
    const [x, y] = place.split(',').map(Number) as [number, number];
    for (const [dx, dy] of AROUND) {
      const near = key(x + dx, y + dy);
      if (!full.has(near)) found.set(near, [x + dx, y + dy]);
    }
  }
  return [...found.values()].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

/** Runs of neighbouring columns whose topmost room bears a roof: battlements stand there. */
export function roofs(castle: Pick<Drawn, 'rooms'>, bears: (room: string) => boolean): Cell[] {
  const full = taken(castle);
  const cells: { cell: Cell; room: string | null }[] = [
    { cell: [0, 0], room: null },
    { cell: [1, 0], room: null },
    ...castle.rooms.map((room) => ({ cell: [room.x, room.y] as Cell, room: room.room })),
  ];
  return cells
    .filter(({ cell: [x, y], room }) => y >= 0 && !full.has(key(x, y + 1)) && (room === null || bears(room)))
    .map(({ cell }) => cell);
}
