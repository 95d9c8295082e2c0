/** What others did since the reader last acted: a line for each stay of a seat, with what it brought. */
import type { Event, Piece, View } from './wire-aliases';

export interface Moment {
  view: View;
  events: readonly Event[];
}
export interface Told {
  /** Number of its first entry. */
  n: number;
  seat: number | null;
  /** What happened at the moment that brought most; where nothing did, at the latest one. */
  events: readonly Event[];
  /** How much that was. */
  most: number;
  pieces: readonly Piece[];
  /** What the sheets gained meanwhile, by owner; only what changed. */
  gains: ReadonlyMap<number | string, number>;
}

const totals = (view: View) => new Map(view.sheets.map(({ owner, total }) => [owner, total]));

/** By how much each sheet changed between two views. */
export function gainsBetween(before: View, after: View): Map<number | string, number> {
  const was = totals(before);
  const gains = [...totals(after)].map(([owner, total]) => [owner, total - (was.get(owner) ?? 0)] as const);
  return new Map(gains.filter(([, points]) => points !== 0));
}

/** Who did it; null where nobody in particular is named. Talk is not a deed. */
export function doerOf(events: readonly Event[]): number | null {
  const seat = events.find((event) => typeof event.args?.seat === 'number')?.args?.seat;
  return typeof seat === 'number' ? seat : null;
}

/** The list with one more moment; a seat that goes on acting gets no second line. */
export function told(list: readonly Told[], n: number, before: View | null, now: Moment): readonly Told[] {
  const events = now.events.filter(({ name }) => name !== 'event-chat');
  if (!events.length) return list;
  const seat = doerOf(events);
  const gains = before ? gainsBetween(before, now.view) : new Map<number | string, number>();
  const most = (seat !== null && gains.get(seat)) || 0;
  const pieces = events.flatMap((event) => event.pieces ?? []);
  const last = list.at(-1);
  if (!last || last.seat !== seat) return [...list, { n, seat, events, most, pieces, gains }];
  const sum = new Map(last.gains);
  for (const [owner, points] of gains) sum.set(owner, (sum.get(owner) ?? 0) + points);
  for (const [owner, points] of sum) if (!points) sum.delete(owner);
  const best = most >= last.most ? { events, most } : last;
  return [
    ...list.slice(0, -1),
    {
      n: last.n,
      seat,
      events: best.events,
      most: best.most,
      pieces: [...last.pieces, ...pieces],
      gains: sum,
    },
  ];
}
