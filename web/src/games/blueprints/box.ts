/** What is in the box, as `components()` tells it. */
import { formsOf, mirrored, planKey, SIDES, squaresOf, turned, type Edge, type Plan, type Side } from './plan';

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
  bonuses: readonly string[];
  decrees: readonly string[];
  favors: readonly string[];
  places: readonly number[];
  rounds: number;
  swans: number;
  moatSwans: number;
  circles: number;
}

interface Raw {
  types: string[];
  sizes: number[];
  rooms: { id: string; type: string; size: number; shape: string[]; entrances: [number, number, string][]; swan: boolean }[];
  foyer: { area: number; squares: [number, number][]; entrances: [number, number, string][] };
  points: Record<string, number>;
  bonuses: string[];
  decrees: string[];
  favors: string[];
  places: number[];
  rounds: number;
  swans: number;
  swans_for_moat: number;
  circles: number;
}

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
      raw.rooms.map(({ id, type, size, shape, entrances, swan }) => [
        id,
        {
          id,
          type,
          size,
          swan,
          forms: formsOf({ squares: squaresOf(shape), doors: entrances.map(edgeOf) }),
        },
      ]),
    ),
    foyer: {
      squares: raw.foyer.squares.map(([x, y]) => ({ x, y, fill: '#' as const })),
      doors: raw.foyer.entrances.map(edgeOf),
    },
    foyerSize: raw.foyer.area,
    points: new Map(Object.entries(raw.points)),
    bonuses: raw.bonuses,
    decrees: raw.decrees,
    favors: raw.favors,
    places: raw.places,
    rounds: raw.rounds,
    swans: raw.swans,
    moatSwans: raw.swans_for_moat,
    circles: raw.circles,
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
