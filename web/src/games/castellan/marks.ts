/** Pieces as score lines, log lines and events name them, turned into sets a drawing can ask. */
import { between, key, wallKey } from './geometry';
import type { Cell, Node, Wall } from './types';

export interface Marks {
  towers: Set<string>;
  walls: Set<string>;
  cells: Set<string>;
}

const isNode = (value: unknown): value is Node =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
const isWall = (value: unknown): value is Wall =>
  Array.isArray(value) && value.length === 2 && value.every(isNode);

export function marksOf(pieces: readonly Record<string, unknown>[]): Marks {
  const marks: Marks = { towers: new Set(), walls: new Set(), cells: new Set() };
  for (const piece of pieces) {
    if (isNode(piece.tower)) marks.towers.add(key(piece.tower));
    if (isWall(piece.wall)) marks.walls.add(wallKey(between(...piece.wall)));
    if (isNode(piece.cell)) marks.cells.add(key(piece.cell as Cell));
  }
  return marks;
}
