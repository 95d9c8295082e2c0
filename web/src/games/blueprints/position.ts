/** Finished castles of a real table: read from a link, edited, written in the form that `castlewright score` reads. */
import type {
  BlueprintsEdge,
  BlueprintsFoyerDrawing,
  BlueprintsMoatAt,
  BlueprintsPassageAt,
  BlueprintsPlayerSheet,
  BlueprintsPosition,
  BlueprintsPrintedValues,
  BlueprintsRoomAt,
  BlueprintsSquare,
} from '../../lib/wire';
import type { Fits, Told } from '../../lib/wire-aliases';
import { edgeOf, type Box } from './box';
import type { Piece } from '../../lib/wire-aliases';
import { runOf } from './drawn';
import {
  across,
  edgeKey,
  moved,
  sizeOf,
  straightSides,
  wallKey,
  type Edge,
  type Fill,
  type Plan,
  type Square,
} from './plan';
import { LINES, type DrawnRoom, type DrawnSheet, type Run } from './sheet';

type Side3 = BlueprintsEdge;
/** The time of marks that tell none. */
export const LAST = Number.MAX_SAFE_INTEGER;
/** Both may say last after how many rooms they were drawn; those that do not are the last of all. */
export type PassageAt = Told<BlueprintsPassageAt>;
export type MoatAt = Told<BlueprintsMoatAt>;
/** Every square says how much of it is drawn. */
type SquareAt = Required<BlueprintsSquare>;
export type RoomAt = Omit<Told<BlueprintsRoomAt>, 'squares'> & { squares?: SquareAt[] };
type Sheet = Told<BlueprintsPlayerSheet>;
type Marks = {
  rooms: RoomAt[];
  passages: PassageAt[];
  /** In the order of drawing. */
  moats: MoatAt[];
};
/** What may be left out is always there while it is drawn. */
export type PlayerSheet = Pick<Sheet, 'name' | 'box'> &
  Required<Omit<Sheet, 'name' | 'box' | 'circles' | keyof Marks>> &
  Marks;
type FoyerAt = Omit<Required<BlueprintsFoyerDrawing>, 'squares'> & { squares: SquareAt[] };
/** Printed on the owner's sheet; what is missing is as we think it is. */
export type Values = Omit<Told<BlueprintsPrintedValues>, 'foyer'> & { foyer?: FoyerAt };
/** Points for each of what a bonus card counts: cards of a type and of a size as the owner's say. */
export function eachOf(bonus: { id: string; points: number }, values: Values): number {
  const [kind] = bonus.id.split('_');
  return (
    (kind === 'type' ? values.type_card : kind === 'size' ? values.size_card : undefined) ?? bonus.points
  );
}
export const PRINTED = [
  'food',
  'sleeping',
  'living',
  'downstairs',
  'activity',
  'type_card',
  'size_card',
] as const;
type Drawn = { players: PlayerSheet[]; favors: string[]; values: Values };
export type Position = Fits<Omit<Told<BlueprintsPosition>, keyof Drawn> & Drawn, BlueprintsPosition>;

export const emptyPlayer = (): PlayerSheet => ({
  foyer: 'food',
  rooms: [],
  passages: [],
  removed: [],
  moats: [],
  lines: [],
  swans: 1,
  flags: {},
  specials: {},
  last_turns: 0,
  skipped: false,
  bonus_cards: [],
  decrees: [],
  secret_favors: [],
  castle: '',
});

export function without<T extends object, K extends keyof T>(of: T, key: K): Omit<T, K> {
  const rest = { ...of };
  delete rest[key];
  return rest;
}

// -- links may hold anything: what cannot be drawn is left out -----------------------------------------------------

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown): string[] =>
  list(value).filter((one): one is string => typeof one === 'string');
const whole = (value: unknown, other: number): number =>
  Number.isInteger(value) ? (value as number) : other;
const numbers = (value: unknown): Record<string, number> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
      )
    : {};
const words = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
const edges = (value: unknown): Side3[] =>
  list(value).flatMap((one) => {
    const [x, y, side] = list(one);
    return Number.isInteger(x) && Number.isInteger(y) && typeof side === 'string' && 'NESW'.includes(side)
      ? [[x as number, y as number, side] as Side3]
      : [];
  });
/** When a mark was drawn, if there can have been so many rooms by then. */
const time = (after: unknown, rooms: number): [] | [number] =>
  Number.isInteger(after) && (after as number) >= 0 && (after as number) <= rooms ? [after as number] : [];
const passages = (value: unknown, rooms: number): PassageAt[] =>
  list(value).flatMap((one) =>
    edges([one]).map((edge): PassageAt => [...edge, ...time(list(one)[3], rooms)]),
  );
const moats = (value: unknown, rooms: number): MoatAt[] =>
  list(value).flatMap((one): MoatAt[] => {
    const [x, y, toX, toY, after] = list(one);
    return [x, y, toX, toY].every(Number.isInteger)
      ? [[x as number, y as number, toX as number, toY as number, ...time(after, rooms)]]
      : [];
  });
const FILLS = '#abcdABCD';
const squares = (value: unknown): [number, number, string][] =>
  list(value).flatMap((one) => {
    const [x, y, part = '#'] = list(one);
    const fits = Number.isInteger(x) && Number.isInteger(y) && typeof part === 'string' && part.length === 1;
    return fits && FILLS.includes(part) ? [[x as number, y as number, part] as [number, number, string]] : [];
  });

function roomOf(value: unknown): RoomAt[] {
  if (!isRecord(value)) return [];
  const extra = {
    ...(typeof value.name === 'string' ? { name: value.name } : {}),
    ...(value.utility === true ? { utility: true } : {}),
    ...(Array.isArray(value.entrances) ? { entrances: edges(value.entrances) } : {}),
  };
  if (typeof value.card === 'string')
    return [
      {
        card: value.card,
        form: whole(value.form, 0),
        x: whole(value.x, 0),
        y: whole(value.y, 0),
        ...extra,
      },
    ];
  const drawn = squares(value.squares);
  if (!drawn.length || typeof value.type !== 'string') return [];
  return [
    {
      type: value.type,
      size: whole(value.size, 1),
      squares: drawn,
      entrances: [],
      ...extra,
      ...(value.swan === true ? { swan: true } : {}),
    },
  ];
}

function playerOf(value: unknown): PlayerSheet {
  const raw = isRecord(value) ? value : {};
  const empty = emptyPlayer();
  const box = isRecord(raw.box) && typeof raw.box.type === 'string' ? raw.box : null;
  const rooms = list(raw.rooms).flatMap(roomOf);
  return {
    ...(typeof raw.name === 'string' && raw.name ? { name: raw.name } : {}),
    foyer: typeof raw.foyer === 'string' ? raw.foyer : empty.foyer,
    rooms,
    passages: passages(raw.passages, rooms.length),
    removed: edges(raw.removed),
    moats: inTime(moats(raw.moats, rooms.length)),
    lines: strings(raw.lines).filter((line) => LINES.some(({ id }) => id === line)),
    swans: whole(raw.swans, 1),
    flags: numbers(raw.flags),
    specials: words(raw.specials),
    last_turns: whole(raw.last_turns, 0),
    skipped: raw.skipped === true,
    bonus_cards: strings(raw.bonus_cards),
    decrees: strings(raw.decrees),
    secret_favors: strings(raw.secret_favors),
    ...(box ? { box: { type: String(box.type), size: whole(box.size, 1) } } : {}),
    castle: typeof raw.castle === 'string' ? raw.castle : '',
  };
}

export function valuesOf(value: unknown): Values {
  if (!isRecord(value)) return {};
  const given: Values = {};
  for (const key of PRINTED) if (Number.isInteger(value[key])) given[key] = value[key] as number;
  if (isRecord(value.foyer)) {
    const drawn = squares(value.foyer.squares);
    if (drawn.length)
      given.foyer = {
        squares: drawn,
        entrances: edges(value.foyer.entrances),
        area: whole(value.foyer.area, drawn.length),
      };
  }
  return given;
}

/** The position of a link, or an empty sheet with the values this browser remembers. */
export function draftOf(position: unknown, kept: Values): Position {
  const raw = isRecord(position) ? position : {};
  const players = list(raw.players).slice(0, 5).map(playerOf);
  const discard = strings(raw.discard);
  const rivals = numbers(raw.rivals);
  return {
    game: 'blueprints',
    players: players.length ? players : [emptyPlayer()],
    ...(raw.solo === true && players.length < 2 ? { solo: true as const } : {}),
    favors: strings(raw.favors),
    ...(Array.isArray(raw.order) && raw.order.length === players.length
      ? { order: raw.order.map((seat) => whole(seat, 0)) }
      : {}),
    ...(discard.length ? { discard } : {}),
    ...(Object.keys(rivals).length ? { rivals } : {}),
    values: isRecord(raw.values) ? valuesOf(raw.values) : kept,
  };
}

export function resized(position: Position, count: number): Position {
  const players = position.players.slice(0, count);
  while (players.length < count) players.push(emptyPlayer());
  return { ...without(without(position, 'order'), 'solo'), players };
}
/** The first sheet alone, as that of a game for one. */
export const alone = (position: Position): Position => ({ ...resized(position, 1), solo: true });

// -- drawing -------------------------------------------------------------------------------------------------------

/** Squares and entrances of a room as it lies. */
export function planOf(room: RoomAt, box: Box): Plan | null {
  const own = room.entrances?.map(edgeOf);
  if (room.card !== undefined) {
    const form = box.cards.get(room.card)?.forms[room.form ?? 0];
    if (!form) return null;
    const plan = moved(form, room.x ?? 0, room.y ?? 0);
    return own ? { ...plan, doors: own } : plan;
  }
  return {
    squares: (room.squares ?? []).map(([x, y, fill]) => ({ x, y, fill: fill as Fill })),
    doors: own ?? [],
  };
}

export function foyerPlan(values: Values, box: Box): Plan {
  if (!values.foyer) return box.foyer;
  return {
    squares: values.foyer.squares.map(([x, y, fill]) => ({ x, y, fill: fill as Fill })),
    doors: values.foyer.entrances.map(edgeOf),
  };
}

export const passageEdge = ([x, y, side]: Readonly<PassageAt>): Edge => edgeOf([x, y, side]);
export const moatRun = ([x, y, toX, toY]: Readonly<MoatAt>): Run => runOf([x, y, toX, toY]);
/** As drawn: so the server numbers them. */
export const inTime = (moats: readonly MoatAt[]): MoatAt[] =>
  [...moats].sort(([, , , , one = LAST], [, , , , other = LAST]) => one - other);

/** Entrances that rewards took: removed, or overdrawn by a passage. */
export const goneOf = (player: PlayerSheet): Set<string> =>
  new Set([
    ...player.removed.map((edge) => edgeKey(edgeOf(edge))),
    ...player.passages.flatMap((one) => [edgeKey(passageEdge(one)), edgeKey(across(passageEdge(one)))]),
  ]);

/** What the server says of a sheet: entrances that moats took, and rooms that are complete. */
export interface Facts {
  gone: ReadonlySet<string>;
  complete: ReadonlySet<number>;
}
const NO_FACTS: Facts = { gone: new Set(), complete: new Set() };
export function factsOf(facts: readonly Piece[], seat: number): Facts {
  const own = facts.filter((fact) => fact.seat === seat);
  return {
    gone: new Set(own.flatMap(({ door, gone }) => (gone ? edges([door]).map((one) => one.join()) : []))),
    complete: new Set(own.flatMap(({ room, complete }) => (complete ? [whole(room, -2)] : []))),
  };
}

export function drawnOf(player: PlayerSheet, values: Values, box: Box, facts = NO_FACTS): DrawnSheet {
  const gone = goneOf(player);
  const left = (plan: Plan) =>
    plan.doors.filter((door) => !gone.has(edgeKey(door)) && !facts.gone.has(edgeKey(door)));
  const foyer = foyerPlan(values, box);
  const rooms = player.rooms.flatMap((room, index): DrawnRoom[] => {
    const plan = planOf(room, box);
    const card = room.card === undefined ? undefined : box.cards.get(room.card);
    if (!plan) return [];
    return [
      {
        index,
        card: room.card ?? null,
        type: room.utility ? 'utility' : (card?.type ?? room.type ?? 'blank'),
        size: card?.size ?? room.size ?? 0,
        squares: plan.squares,
        doors: left(plan),
        swan: card?.swan ?? room.swan ?? false,
        completed: facts.complete.has(index),
      },
    ];
  });
  return {
    rooms: [
      {
        index: -1,
        card: null,
        type: player.foyer,
        size: values.foyer?.area ?? box.foyerSize,
        squares: foyer.squares,
        doors: left(foyer),
        swan: false,
        completed: facts.complete.has(-1),
      },
      ...rooms,
    ],
    passages: player.passages.map(passageEdge),
    removed: player.removed.map(edgeOf),
    moats: player.moats.map(moatRun),
    lines: new Set(player.lines),
  };
}

// -- editing -------------------------------------------------------------------------------------------------------

const tripleOf = ({ x, y, side }: Edge): Side3 => [x, y, side];

export function toggledPassage(player: PlayerSheet, edge: Edge): PlayerSheet {
  const rest = player.passages.filter((one) => wallKey(passageEdge(one)) !== wallKey(edge));
  return {
    ...player,
    passages: rest.length < player.passages.length ? rest : [...rest, tripleOf(edge)],
  };
}
export function toggledRemoved(player: PlayerSheet, edge: Edge): PlayerSheet {
  const rest = player.removed.filter((one) => edgeKey(edgeOf(one)) !== edgeKey(edge));
  return { ...player, removed: rest.length < player.removed.length ? rest : [...rest, tripleOf(edge)] };
}
export const toggledLine = (player: PlayerSheet, line: string): PlayerSheet => ({
  ...player,
  lines: player.lines.includes(line) ? player.lines.filter((one) => one !== line) : [...player.lines, line],
});

/** A straight moat between two squares; crooked ones are not dug. */
export function withMoat(
  player: PlayerSheet,
  from: readonly [number, number],
  to: readonly [number, number],
): PlayerSheet {
  if (from[0] !== to[0] && from[1] !== to[1]) return player;
  const [[x, y], [toX, toY]] = [from, to].sort((a, b) => a[0] - b[0] || a[1] - b[1]) as [
    readonly [number, number],
    readonly [number, number],
  ];
  return { ...player, moats: [...player.moats, [x, y, toX, toY]] };
}

/** A square painted with a part, or blank again when it had just that. */
export function painted(plan: Plan, x: number, y: number, fill: Fill): Plan {
  const before = plan.squares.find((one) => one.x === x && one.y === y);
  const rest = plan.squares.filter((one) => one.x !== x || one.y !== y);
  const next: Square[] = before?.fill === fill ? rest : [...rest, { x, y, fill }];
  const walls = new Set(
    next.flatMap((one) => straightSides(one.fill).map((side) => edgeKey({ x: one.x, y: one.y, side }))),
  );
  return {
    squares: next,
    doors: plan.doors.filter((door) => walls.has(edgeKey(door)) && !walls.has(edgeKey(across(door)))),
  };
}
/** An entrance on a wall of the plan, or none there any more. */
export function withDoor(plan: Plan, edge: Edge): Plan {
  const rest = plan.doors.filter((door) => edgeKey(door) !== edgeKey(edge));
  return { ...plan, doors: rest.length < plan.doors.length ? rest : [...rest, edge] };
}
export const freeRoom = (plan: Plan, type: string, size: number, swan: boolean): RoomAt => ({
  type,
  size,
  squares: plan.squares.map(({ x, y, fill }) => [x, y, fill]),
  entrances: plan.doors.map(tripleOf),
  ...(swan ? { swan: true } : {}),
});
export const guessedSize = (plan: Plan): number => Math.max(1, Math.floor(sizeOf(plan.squares)));
/** A drawing as the foyer that is printed on the owner's sheet. */
export const foyerOf = (plan: Plan, area: number): NonNullable<Values['foyer']> => ({
  squares: plan.squares.map(({ x, y, fill }) => [x, y, fill]),
  entrances: plan.doors.map(tripleOf),
  area,
});
