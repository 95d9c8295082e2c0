/** A castle from a real table being drawn: what a tool does to the position, without knowing any rule. */
import { candidate, meant } from './candidates';
import { between, key, wallKey, type Point } from './geometry';
import type { Cell, Node, Position, Wall } from './types';

export type Tool = 'tower' | 'long' | 'short' | 'keep' | 'erase';

export const EMPTY: Position = { game: 'castellan', players: 2, towers: [], walls: [], keeps: [] };

const isNode = (value: unknown): value is Node =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));

/** Reads a position from a link or a file; what is not one of ours is left out. */
export function positionOf(given: unknown): Position {
  if (typeof given !== 'object' || given === null) return EMPTY;
  const raw = given as Record<string, unknown>;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const players = Number(raw.players);
  return {
    game: 'castellan',
    players: players >= 2 && players <= 4 && Number.isInteger(players) ? players : 2,
    towers: list(raw.towers).filter(isNode),
    walls: list(raw.walls)
      .filter((wall): wall is Wall => Array.isArray(wall) && wall.length === 2 && wall.every(isNode))
      .map(([a, b]) => between(a, b)),
    keeps: list(raw.keeps).flatMap((keep) => {
      const { seat, cell, double } = (keep ?? {}) as Record<string, unknown>;
      return typeof seat === 'number' && isNode(cell) ? [{ seat, cell, double: double === true }] : [];
    }),
  };
}

export type Spot = { tower: Node } | { wall: Wall } | { cell: Cell };

export const cellAt = ({ x, y }: Point): Cell => [Math.floor(x), Math.floor(y)];

/** What a tool would touch at a point; `upright` settles the direction of a wall for the keyboard. */
export function spotAt(tool: Tool, point: Point, position: Position): Spot | null {
  if (tool === 'keep') return { cell: cellAt(point) };
  if (tool === 'erase') return nearestPiece(point, position);
  const move = meant(tool, point);
  return move.type === 'tower' ? { tower: move.at } : { wall: [move.a, move.b] };
}

function nearestPiece(point: Point, position: Position): Spot | null {
  let best: Spot | null = null;
  let least = 0.55;
  const offer = (spot: Spot, off: number) => {
    if (off < least) [best, least] = [spot, off];
  };
  for (const tower of position.towers) offer({ tower }, Math.hypot(tower[0] - point.x, tower[1] - point.y));
  for (const keep of position.keeps)
    offer({ cell: keep.cell }, Math.hypot(keep.cell[0] + 0.5 - point.x, keep.cell[1] + 0.5 - point.y));
  for (const wall of position.walls) {
    const { centre, a, b } = candidate({ type: 'wall', a: wall[0], b: wall[1] });
    const across = a[0] === b[0] ? Math.abs(point.x - centre.x) : Math.abs(point.y - centre.y);
    const along = a[0] === b[0] ? Math.abs(point.y - centre.y) : Math.abs(point.x - centre.x);
    const half = (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])) / 2;
    offer({ wall }, across + Math.max(0, along - half + 0.3));
  }
  return best;
}

/** Unit edges of a wall, so that two walls in one place are seen. */
function edges([a, b]: Wall): string[] {
  const dx = Math.sign(b[0] - a[0]);
  const dy = Math.sign(b[1] - a[1]);
  const steps = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]));
  return Array.from({ length: steps }, (_, i) =>
    wallKey([
      [a[0] + i * dx, a[1] + i * dy],
      [a[0] + (i + 1) * dx, a[1] + (i + 1) * dy],
    ]),
  );
}

/** Sets a piece, or takes it away where it stands already; a new wall replaces what lies in its place. */
export function applied(
  position: Position,
  spot: Spot,
  erase: boolean,
  seat: number,
  double: boolean,
): Position {
  if ('tower' in spot) {
    const others = position.towers.filter((tower) => key(tower) !== key(spot.tower));
    const stood = others.length < position.towers.length;
    return { ...position, towers: stood || erase ? others : [...others, spot.tower] };
  }
  if ('wall' in spot) {
    const mine = new Set(edges(spot.wall));
    const stood = position.walls.some((wall) => wallKey(wall) === wallKey(spot.wall));
    const others = position.walls.filter((wall) => !edges(wall).some((edge) => mine.has(edge)));
    return { ...position, walls: stood || erase ? others : [...others, spot.wall] };
  }
  const stood = position.keeps.find((keep) => key(keep.cell) === key(spot.cell));
  const others = position.keeps.filter((keep) => keep !== stood);
  const same = stood && stood.seat === seat && stood.double === double;
  return { ...position, keeps: same || erase ? others : [...others, { seat, cell: spot.cell, double }] };
}
