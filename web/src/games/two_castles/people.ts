/** Who sits where, in words. */
import type { CastleView, TwoCastlesTable, TwoCastlesView } from './types';

export const isLudwig = (view: TwoCastlesView, place: number): boolean => place >= view.seats;

export const nameOf = (table: TwoCastlesTable, place: number): string =>
  isLudwig(table.view, place) ? table.t('two-castles-ludwig') : (table.names[place] ?? String(place + 1));

/** The other builder of a castle. */
export const partnerOf = (castle: CastleView, seat: number | null): number | null =>
  seat === null || !castle.partners.includes(seat)
    ? null
    : castle.partners[0] === seat
      ? castle.partners[1]
      : castle.partners[0];

/** The castles in front of a reader: one's own, left and right; a spectator sees the first two. */
export function ownCastles(view: TwoCastlesView, seat: number | null): readonly [number, number] {
  return view.places[seat ?? -1]?.castles ?? [0, 1 % view.castles.length];
}

/** The rooms a seat has still to build. */
export const tilesOfSeat = (view: TwoCastlesView, seat: number | null): readonly string[] =>
  view.places[seat ?? -1]?.tiles ?? [];

/** The poorer of a place's castles; null when they are equal. */
export function lowerOf(view: TwoCastlesView, place: number): number | null {
  const [left, right] = view.places[place]?.castles ?? [0, 0];
  const a = view.castles[left]?.points ?? 0;
  const b = view.castles[right]?.points ?? 0;
  return a === b ? null : a < b ? left : right;
}
