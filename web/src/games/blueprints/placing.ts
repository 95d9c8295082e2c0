/** The room in hand over the sheet: where it lies, how it is turned, whether it may be drawn there. */
import { mirroredForm, turnedForm, type Box, type RoomCard } from './box';
import { Hand } from './hand.svelte';
import { middle, nearest, spotsOf, type Taken } from './options';
import { moved, type Plan } from './plan';
import { lotOf, SPAN } from './sheet';
import { inHand } from './turn';
import type { BlueprintsTable, Spot } from './types';

interface Point {
  x: number;
  y: number;
}
export interface Placing {
  hand: Hand;
  taken: Taken;
  card: RoomCard;
  form: Plan;
  spots: readonly Spot[];
  /** The room where it lies. */
  ghost: Plan | null;
  legal: boolean;
  type: string;
}

export function placingOf(table: BlueprintsTable, box: Box): Placing | null {
  const taken = inHand(table);
  const card = taken && box.cards.get(taken.card);
  if (!taken || !card) return null;
  const hand = table.hand(Hand);
  const form = card.forms[hand.form] ?? card.forms[0]!;
  const spots = spotsOf(table.view, table.legal, taken);
  return {
    hand,
    taken,
    card,
    form,
    spots,
    ghost: hand.at && moved(form, ...hand.at),
    legal: hand.at !== null && isSpot(spots, hand.form, ...hand.at),
    type: taken.utility ? 'utility' : card.type,
  };
}
export const isSpot = (spots: readonly Spot[], form: number, x: number, y: number): boolean =>
  spots.some((spot) => spot[0] === form && spot[1] === x && spot[2] === y);

/** Puts the room where it may be drawn near a point, or else just there. */
export function lie({ hand, card, spots }: Placing, point: Point, reach: number): void {
  const form = card.forms[hand.form] ?? card.forms[0]!;
  const spot = nearest(spots, hand.form, form, point, reach);
  if (spot) {
    hand.at = [spot[1], spot[2]];
    return;
  }
  const off = middle(form, 0, 0);
  const within = (value: number, span: number) => Math.max(0, Math.min(SPAN - span, Math.round(value)));
  hand.at = [within(point.x - off.x, 2 * off.x), within(point.y - off.y, 2 * off.y)];
}

/** A card just taken lies where it could be drawn, so that nobody has to look for a place. */
export function settle(placing: Placing, lines: ReadonlySet<string>): void {
  const { hand, spots } = placing;
  if (hand.at && isSpot(spots, hand.form, ...hand.at)) return;
  if (!spots.some(([form]) => form === hand.form)) hand.form = spots[0]?.[0] ?? 0;
  const lot = lotOf(lines);
  lie(placing, { x: (lot.left + lot.right) / 2, y: (lot.top + lot.bottom) / 2 }, 99);
}

export function turn(placing: Placing, mirror = false): void {
  const { hand, card, form } = placing;
  const at = middle(form, ...(hand.at ?? [5, 5]));
  hand.form = mirror ? mirroredForm(card, hand.form) : turnedForm(card, hand.form);
  lie(placing, at, 1.6);
}

/** One square further, snapping nowhere. */
export function step({ hand, form }: Placing, dx: number, dy: number): void {
  const off = middle(form, 0, 0);
  const [x, y] = hand.at ?? [5, 5];
  const within = (value: number, span: number) => Math.max(0, Math.min(SPAN - span, value));
  hand.at = [within(x + dx, 2 * off.x), within(y + dy, 2 * off.y)];
  hand.laid = true;
}

/** The next place in reading order, form by form. */
export function next({ hand, spots }: Placing): void {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[2] - b[2] || a[1] - b[1]);
  if (!sorted.length) return;
  const now = sorted.findIndex(
    ([form, x, y]) => form === hand.form && x === hand.at?.[0] && y === hand.at?.[1],
  );
  const [form, x, y] = sorted[(now + 1) % sorted.length]!;
  hand.form = form;
  hand.at = [x, y];
  hand.laid = true;
}
