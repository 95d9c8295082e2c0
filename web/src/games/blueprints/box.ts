/** What is in the box, as `components()` tells it. */
import { mirrored, planKey, SIDES, turned, type Edge, type Fill, type Plan, type Side } from './plan';

export interface RoomCard {
  id: string;
  type: string;
  size: number;
  swan: boolean;
  /** Distinct drawings, in the order of their numbers in moves. */
  forms: readonly Plan[];
}
export interface Box {
  types: readonly string[];
  sizes: readonly number[];
  cards: ReadonlyMap<string, RoomCard>;
  foyer: Plan;
  foyerSize: number;
  /** Points of a completed room, by type; outdoor and utility rooms have none of their own. */
  points: ReadonlyMap<string, number>;
  bonuses: readonly { id: string; points: number }[];
  decrees: readonly { id: string; when: string; alone: boolean }[];
  favors: readonly { id: string; alone: boolean }[];
  specials: readonly string[];
  swans: number;
  moatSwans: number;
  lastTurns: number;
  names: readonly string[];
}

type Doors = [number, number, string][];
interface Raw {
  types: string[];
  sizes: number[];
  rooms: {
    id: string;
    type: string;
    size: number;
    swan: boolean;
    forms: { squares: [number, number, Fill][]; doors: Doors }[];
  }[];
  foyer: { size: number; squares: [number, number][]; doors: Doors };
  room_points: Record<string, number>;
  bonuses: Box['bonuses'];
  decrees: Box['decrees'];
  favors: Box['favors'];
  specials: string[];
  swans: number;
  swans_for_moat: number;
  last_turns: number;
  names: string[];
}

/** Printed circles of a track; more may be painted. */
export const CIRCLES = 6;

const isSide = (value: string): value is Side => (SIDES as readonly string[]).includes(value);
export const edgeOf = ([x, y, side]: readonly [number, number, string]): Edge => ({
  x,
  y,
  side: isSide(side) ? side : 'N',
});

const known = new WeakMap<object, Box>();

export function boxOf(components: Record<string, unknown>): Box {
  const found = known.get(components) ?? read(components as unknown as Raw);
  known.set(components, found);
  return found;
}

function read(raw: Raw): Box {
  return {
    types: raw.types,
    sizes: raw.sizes,
    cards: new Map(
      raw.rooms.map(({ forms, ...room }) => [
        room.id,
        {
          ...room,
          forms: forms.map(({ squares, doors }) => ({
            squares: squares.map(([x, y, fill]) => ({ x, y, fill })),
            doors: doors.map(edgeOf),
          })),
        },
      ]),
    ),
    foyer: {
      squares: raw.foyer.squares.map(([x, y]) => ({ x, y, fill: '#' as const })),
      doors: raw.foyer.doors.map(edgeOf),
    },
    foyerSize: raw.foyer.size,
    points: new Map(Object.entries(raw.room_points)),
    bonuses: raw.bonuses,
    decrees: raw.decrees,
    favors: raw.favors,
    specials: raw.specials,
    swans: raw.swans,
    moatSwans: raw.swans_for_moat,
    lastTurns: raw.last_turns,
    names: raw.names,
  };
}

const numberOf = (card: RoomCard, plan: Plan): number => {
  const key = planKey(plan);
  return Math.max(
    0,
    card.forms.findIndex((form) => planKey(form) === key),
  );
};
/** The form that a quarter turn clockwise makes of a form. */
export const turnedForm = (card: RoomCard, form: number): number =>
  numberOf(card, turned(card.forms[form] ?? card.forms[0]!));
export const mirroredForm = (card: RoomCard, form: number): number =>
  numberOf(card, mirrored(card.forms[form] ?? card.forms[0]!));
