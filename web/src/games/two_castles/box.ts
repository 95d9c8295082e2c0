/** What is in the box, as `components()` describes it: enough to draw every tile. */
import type { Cell } from './types';

export const TYPES = ['food', 'living', 'utility', 'outdoor', 'sleeping', 'corridor', 'downstairs'] as const;
export const FACES = ['fountain', 'tower', 'grand_foyer'] as const;

/** A room, regular or specialty. */
export interface Face {
  id: string;
  type: string;
  hanging: string | null;
  level: string;
  open_sky: boolean;
  kind: string;
  each: number;
  wants: string;
  cells?: readonly Cell[];
  up?: boolean;
  down?: boolean;
  otherwise?: number;
}
export interface Throne {
  id: string;
  hanging: string;
  wants: readonly string[];
  cells: readonly Cell[];
  each: number;
}
export interface Attendant {
  id: string;
  hanging: string;
}
export interface Card {
  id: string;
  each: number;
}
export interface Box {
  faces: ReadonlyMap<string, Face>;
  thrones: ReadonlyMap<string, Throne>;
  attendants: ReadonlyMap<string, Attendant>;
  cards: ReadonlyMap<string, Card>;
  turns: number;
  rounds: number;
}

const listed = <T extends { id: string }>(value: unknown): T[] =>
  Array.isArray(value) ? (value as T[]) : [];
const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

const boxes = new WeakMap<object, Box>();

export function boxOf(components: Record<string, unknown>): Box {
  let box = boxes.get(components);
  if (!box) {
    box = {
      faces: byId([...listed<Face>(components.rooms), ...listed<Face>(components.specialty)]),
      thrones: byId(listed<Throne>(components.thrones)),
      attendants: byId(listed<Attendant>(components.attendants)),
      cards: byId(listed<Card>(components.cards)),
      turns: Number(components.turns ?? 0),
      rounds: Number(components.rounds ?? 0),
    };
    boxes.set(components, box);
  }
  return box;
}

/** Tiles of a hand lie by type, as on the score sheet. */
export function sorted(rooms: readonly string[], box: Box): string[] {
  const rank = (room: string) => {
    const at = TYPES.indexOf((box.faces.get(room)?.type ?? '') as (typeof TYPES)[number]);
    return at < 0 ? TYPES.length : at;
  };
  return [...rooms].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
