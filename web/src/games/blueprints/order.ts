/** The order of drawing: what was there when a passage or a moat was drawn. Where points depend on it, the server asks. */
import type { Piece, ScoreQuestion } from '../../lib/wire-aliases';
import type { Box } from './box';
import {
  drawnOf,
  foyerPlan,
  inTime,
  moatRun,
  passageEdge,
  planOf,
  type MoatAt,
  type PassageAt,
  type PlayerSheet,
  type Values,
} from './position';
import { across, edgeKey, type Edge } from './plan';
import { Ground } from './sheet';

/** The time that a mark tells: after how many rooms it was drawn; null where it was the last. */
const timeOf = (player: PlayerSheet, { passage, mark }: Piece): number | null =>
  (typeof passage === 'number' ? player.passages[passage]?.[3] : player.moats[mark as number]?.[4]) ?? null;

/** The answer that the sheet gives, even if the server has not heard of it yet. */
export function givenAnswer(player: PlayerSheet, { piece, answers, given }: ScoreQuestion): number {
  const told = answers.findIndex(({ value }) => value === timeOf(player, piece));
  return told < 0 ? given : told;
}

/** The sheet with another answer. */
export function answered(player: PlayerSheet, piece: Piece, value: number | null): PlayerSheet {
  const time = value === null ? [] : [value];
  if (typeof piece.passage === 'number') {
    const drawn = ([x, y, side]: PassageAt): PassageAt => [x, y, side, ...time] as PassageAt;
    return { ...player, passages: player.passages.map((one, k) => (k === piece.passage ? drawn(one) : one)) };
  }
  const dug = ([x, y, toX, toY]: MoatAt): MoatAt => [x, y, toX, toY, ...time] as MoatAt;
  return { ...player, moats: inTime(player.moats.map((one, k) => (k === piece.mark ? dug(one) : one))) };
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
