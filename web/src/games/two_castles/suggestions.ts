/** Ghost tiles and arrows: what a partner points at in a castle that two share. They bind nobody. */
import { key, taken } from './geometry';
import { isLudwig, partnerOf } from './people';
import type { CastleView, Cell, TwoCastlesView } from './types';

export interface Suggestion {
  castle: number;
  at: Cell;
  /** The room meant for that cell; null where the arrow alone says it all. */
  room: string | null;
  /** Points out something to the partner, where a mere ghost shows one's own intentions. */
  arrow: boolean;
}

/** A suggestion as it came over the wire; null when it is none. Anybody can send anything. */
export function suggestionOf(value: unknown): Suggestion | null {
  if (typeof value !== 'object' || value === null) return null;
  const { castle, room, at, arrow } = value as Record<string, unknown>;
  if (!Number.isInteger(castle) || typeof arrow !== 'boolean' || !Array.isArray(at)) return null;
  if (typeof room !== 'string' && !(room === null && arrow)) return null;
  const [x, y] = at as unknown[];
  if (at.length !== 2 || !isNear(x) || !isNear(y)) return null;
  return { castle: castle as number, room, at: [x, y], arrow };
}
const isNear = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 50;

/** What the builders of a castle suggest there: arrows, and rooms of the box on free cells. Not one's own. */
export function suggestionsIn(
  suggestions: Readonly<Record<number, unknown>>,
  castle: CastleView,
  number: number,
  own: number | null,
  isRoom: (room: string) => boolean,
): (Suggestion & { seat: number })[] {
  const full = taken(castle);
  return castle.partners.flatMap((seat) => {
    const suggestion = seat === own ? null : suggestionOf(suggestions[seat]);
    if (suggestion?.castle !== number) return [];
    const fits = suggestion.room === null || (isRoom(suggestion.room) && !full.has(key(...suggestion.at)));
    return fits ? [{ ...suggestion, seat }] : [];
  });
}

/** The partner's rooms one may point a place out for: while that partner still has to build in the castle. */
export function roomsToPointFor(view: TwoCastlesView, castle: CastleView, seat: number | null): string[] {
  const partner = partnerOf(castle, seat);
  if (view.phase !== 'build' || partner === null || isLudwig(view, partner)) return [];
  return castle.due.includes(partner) ? [...view.places[partner]!.tiles] : [];
}
