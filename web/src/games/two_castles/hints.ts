/** Ghost tiles: what a partner points at in a castle that two share. They bind nobody. */
import { key } from './geometry';
import type { CastleView, Cell } from './types';

export interface Hint {
  castle: number;
  room: string;
  at: Cell;
}

/** A hint as it came over the wire; null when it is none. Anybody can send anything. */
export function hintOf(value: unknown): Hint | null {
  if (typeof value !== 'object' || value === null) return null;
  const { castle, room, at } = value as Record<string, unknown>;
  if (!Number.isInteger(castle) || typeof room !== 'string' || !Array.isArray(at)) return null;
  const [x, y] = at as unknown[];
  if (at.length !== 2 || !isNear(x) || !isNear(y)) return null;
  return { castle: castle as number, room, at: [x, y] };
}
const isNear = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 50;

/** What the builders of a castle suggest there: rooms of the box on free cells, everybody's but one's own. */
export function hintsIn(
  hints: Readonly<Record<number, unknown>>,
  castle: CastleView,
  number: number,
  own: number | null,
  isRoom: (room: string) => boolean,
): (Hint & { seat: number })[] {
  const taken = new Set(['0,0', '1,0', ...castle.rooms.map(({ x, y }) => key(x, y))]);
  return castle.partners.flatMap((seat) => {
    const hint = seat === own ? null : hintOf(hints[seat]);
    const fits = hint?.castle === number && isRoom(hint.room) && !taken.has(key(...hint.at));
    return hint && fits ? [{ ...hint, seat }] : [];
  });
}
