/** Castles on a real table: read from a link, edited, written in the form that `castlewright score` reads. */
import type { CastlePosition, Cell, Position, RoomView } from './types';

export interface TableDraft {
  castles: CastlePosition[];
  ludwig: boolean;
}

export const emptyCastle = (throne: string): CastlePosition => ({
  throne,
  rooms: [],
  attendants: [],
  bonus_cards: [],
});

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

function castleOf(value: unknown): CastlePosition | null {
  const raw = value as Partial<Record<keyof CastlePosition, unknown>> | null;
  if (typeof raw !== 'object' || raw === null || typeof raw.throne !== 'string') return null;
  const rooms = Array.isArray(raw.rooms) ? (raw.rooms as Partial<RoomView>[]) : [];
  return {
    throne: raw.throne,
    rooms: rooms
      .filter(
        (room) => typeof room?.room === 'string' && Number.isInteger(room.x) && Number.isInteger(room.y),
      )
      .map((room) => ({ room: room.room!, x: room.x!, y: room.y! })),
    attendants: strings(raw.attendants),
    bonus_cards: strings(raw.bonus_cards),
  };
}

/** Links may hold anything: what cannot be drawn is left out. */
export function draftOf(position: unknown): TableDraft {
  const raw = position as { castles?: unknown; ludwig?: unknown } | null;
  if (typeof raw === 'object' && raw !== null && Array.isArray(raw.castles)) {
    const castles = raw.castles.map(castleOf).filter((castle) => castle !== null);
    return { castles, ludwig: raw.ludwig === true };
  }
  const one = castleOf(position);
  return { castles: one ? [one] : [], ludwig: false };
}

export function positionOf({ castles, ludwig }: TableDraft): Position | null {
  const [one] = castles;
  if (!one) return null;
  return castles.length === 1
    ? { game: 'two_castles', ...one }
    : { game: 'two_castles', castles, ludwig: ludwig && castles.length === 3 };
}

/** So many castles in table order; new ones get throne rooms that are not yet on the table. */
export function resized(
  draft: TableDraft,
  count: number,
  ludwig: boolean,
  current: number,
  thrones: readonly string[],
): TableDraft {
  if (count === 1) return { castles: draft.castles.slice(current, current + 1), ludwig: false };
  const castles = draft.castles.slice(0, count);
  for (const throne of thrones) {
    if (castles.length >= count) break;
    if (!castles.some((castle) => castle.throne === throne)) castles.push(emptyCastle(throne));
  }
  return { castles, ludwig };
}

const sameCell = (room: RoomView, [x, y]: Cell) => room.x === x && room.y === y;

/** A tile is laid; what lay there goes back into the box, and a room that lay elsewhere moves. */
export function laid(castle: CastlePosition, room: string, at: Cell, copies: boolean): CastlePosition {
  const rest = castle.rooms.filter((one) => !sameCell(one, at) && (copies || one.room !== room));
  return { ...castle, rooms: [...rest, { room, x: at[0], y: at[1] }] };
}
export const lifted = (castle: CastlePosition, at: Cell): CastlePosition => ({
  ...castle,
  rooms: castle.rooms.filter((one) => !sameCell(one, at)),
});
export function moved(castle: CastlePosition, from: Cell, to: Cell): CastlePosition {
  const room = castle.rooms.find((one) => sameCell(one, from));
  return room ? laid(lifted(castle, from), room.room, to, true) : castle;
}

/** How many of one attendant serve here; two slots, but a mistaken third is scored and pointed out. */
export const countOf = (list: readonly string[], item: string): number =>
  list.filter((one) => one === item).length;
export function withCount(list: readonly string[], item: string, count: number): string[] {
  return [...list.filter((one) => one !== item), ...Array<string>(Math.max(0, count)).fill(item)].sort();
}
