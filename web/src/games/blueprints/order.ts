/** The order of drawing: what was there when a passage or a moat was drawn. It is asked only where points depend on it. */
import type { Box } from './box';
import {
  drawnOf,
  foyerPlan,
  goneOf,
  inTime,
  LAST,
  moatRun,
  passageEdge,
  planOf,
  type MoatAt,
  type PassageAt,
  type PlayerSheet,
  type Values,
} from './position';
import { across, edgeKey, squareKey, type Edge } from './plan';
import { Ground } from './sheet';

/** Which of some rooms were drawn later than a mark? */
export interface Question {
  what: 'passage' | 'moat';
  /** Its number among the marks of its kind. */
  mark: number;
  /** The rooms a passage lies between, the earlier first; the foyer is -1. */
  between: number[];
  length: number;
  /** The rooms that are asked about, as drawn. */
  rooms: number[];
  /** So many of them, the last ones, are later than the mark. */
  later: number;
}

/** Passages walled up later join nothing (BL-8.10); moats take entrances that are there, and block later ones (BL-9.5). */
export function questionsOf(player: PlayerSheet, values: Values, box: Box): Question[] {
  const doors = (index: number) => new Set(plansOf(player, values, box).get(index)?.doors.map(edgeKey));
  const owner = ownersOf(player, values, box);
  const asked: Question[] = [];
  player.passages.forEach((passage, mark) => {
    const edge = passageEdge(passage);
    const ends = [edge, across(edge)].flatMap((end) => {
      const index = owner(end);
      return index === undefined ? [] : [{ index, open: doors(index).has(edgeKey(end)) }];
    });
    const [earlier, later] = ends.sort((one, other) => one.index - other.index);
    if (!earlier || !later || later.open) return;
    asked.push({
      what: 'passage',
      mark,
      between: [earlier.index, later.index],
      length: 1,
      rooms: [later.index],
      later: later.index >= (passage[3] ?? LAST) ? 1 : 0,
    });
  });
  const gone = goneOf(player);
  player.moats.forEach((moat, mark) => {
    const run = moatRun(moat);
    const wet = new Set(run.map(([x, y]) => squareKey(x, y)));
    const faces = (door: Edge) =>
      !gone.has(edgeKey(door)) && wet.has(squareKey(across(door).x, across(door).y));
    const rooms = player.rooms.flatMap((room, index) =>
      planOf(room, box)?.doors.some(faces) ? [index] : [],
    );
    if (!rooms.length) return;
    const later = rooms.filter((index) => index >= (moat[4] ?? LAST)).length;
    asked.push({ what: 'moat', mark, between: [], length: run.length, rooms, later });
  });
  return asked;
}

/** The sheet on which so many of the rooms asked about, the last ones, are later than the mark. */
export function answered(player: PlayerSheet, { what, mark, rooms }: Question, later: number): PlayerSheet {
  const time = later ? [rooms[rooms.length - later]!] : [];
  if (what === 'passage') {
    const drawn = ([x, y, side]: PassageAt): PassageAt => [x, y, side, ...time] as PassageAt;
    return { ...player, passages: player.passages.map((one, k) => (k === mark ? drawn(one) : one)) };
  }
  const dug = ([x, y, toX, toY]: MoatAt): MoatAt => [x, y, toX, toY, ...time] as MoatAt;
  return { ...player, moats: inTime(player.moats.map((one, k) => (k === mark ? dug(one) : one))) };
}

/** A room one place earlier or later in the order of drawing. */
export function roomMoved(
  player: PlayerSheet,
  from: number,
  by: -1 | 1,
  values: Values,
  box: Box,
): PlayerSheet {
  const to = from + by;
  if (!player.rooms[from] || !player.rooms[to]) return player;
  const rooms = [...player.rooms];
  [rooms[from], rooms[to]] = [rooms[to]!, rooms[from]!];
  return fitting({ ...player, rooms }, values, box);
}

/** Whatever lies on a square goes: a moat, or else a room with all that hung on it. */
export function erased(player: PlayerSheet, x: number, y: number, values: Values, box: Box): PlayerSheet {
  const moat = player.moats.findIndex((run) => moatRun(run).some((one) => one[0] === x && one[1] === y));
  if (moat >= 0) return { ...player, moats: player.moats.filter((_, k) => k !== moat) };
  const room = player.rooms.findLastIndex((one) =>
    planOf(one, box)?.squares.some((square) => square.x === x && square.y === y),
  );
  if (room < 0) return player;
  const earlier = (after: number) => (after > room ? after - 1 : after);
  return fitting(
    {
      ...player,
      rooms: player.rooms.filter((_, k) => k !== room),
      passages: player.passages.map(timed(3, earlier)),
      moats: player.moats.map(timed(4, earlier)),
    },
    values,
    box,
  );
}

/** Marks with their time changed, if they tell one. */
const timed =
  <T extends PassageAt | MoatAt>(at: 3 | 4, change: (after: number, mark: T) => number) =>
  (mark: T): T =>
    mark.length > at ? ([...mark.slice(0, at), change(mark[at] as number, mark)] as unknown as T) : mark;

/** Marks on walls and entrances that are still there; no passage is older than the first of its rooms. */
function fitting(player: PlayerSheet, values: Values, box: Box): PlayerSheet {
  const owner = ownersOf(player, values, box);
  const rooms = (one: PassageAt) =>
    [passageEdge(one), across(passageEdge(one))].flatMap((end) => owner(end) ?? []);
  const doors = new Set(
    [...plansOf(player, values, box).values()].flatMap((plan) => plan.doors.map(edgeKey)),
  );
  return {
    ...player,
    passages: player.passages
      .filter((one) => rooms(one).length)
      .map(timed(3, (after, one: PassageAt) => Math.max(after, Math.min(...rooms(one)) + 1))),
    removed: player.removed.filter((one) => doors.has(one.join())),
  };
}

const plansOf = (player: PlayerSheet, values: Values, box: Box) =>
  new Map([
    [-1, foyerPlan(values, box)],
    ...player.rooms.map((room, index) => [index, planOf(room, box) ?? { squares: [], doors: [] }] as const),
  ]);
function ownersOf(player: PlayerSheet, values: Values, box: Box): (edge: Edge) => number | undefined {
  const ground = new Ground(drawnOf(player, values, box));
  return (edge) => ground.ownerOf(edge);
}
