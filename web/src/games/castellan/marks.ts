/** Pieces as score lines, log lines and events name them, turned into sets a drawing can ask. */
import { between, key, wallKey } from './geometry';
import type { Cell, Node, Wall } from './types';

export interface Marks {
  towers: Set<string>;
  walls: Set<string>;
  cells: Set<string>;
}

export const isNode = (value: unknown): value is Node =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
export const isWall = (value: unknown): value is Wall =>
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

/** Every node that pieces reach: what a picture of them must show. */
export function nodesOf(pieces: readonly Record<string, unknown>[]): Node[] {
  return pieces.flatMap(({ tower, wall, cell }): Node[] => {
    if (isNode(tower)) return [tower];
    if (isWall(wall)) return wall;
    return isNode(cell) ? [cell, [cell[0] + 1, cell[1] + 1]] : [];
  });
}

/** A piece that is not built, and is drawn pale. */
export type Trial = { tower: Node } | { wall: Wall };

/** What a figure speaks of and nobody has built. */
export function unbuilt(
  pieces: readonly Record<string, unknown>[],
  towers: readonly Node[],
  walls: readonly Wall[],
): Trial[] {
  const standing = new Set([...towers.map(key), ...walls.map(wallKey)]);
  return pieces.flatMap(({ tower, wall }): Trial[] => {
    if (isNode(tower)) return standing.has(key(tower)) ? [] : [{ tower }];
    if (!isWall(wall)) return [];
    const ends = between(...wall);
    return standing.has(wallKey(ends)) ? [] : [{ wall: ends }];
  });
}
