/** The legal moves of a seat, sorted into what a person does with them. Nothing here decides what is allowed. */
import { key } from './geometry';
import type {
  AddMove,
  AgreeMove,
  AttendMove,
  BonusMove,
  BuildMove,
  Cell,
  ChooseMove,
  CopyMove,
  KeepMove,
  Move,
  PlaceMove,
  ServeMove,
  YouFirstMove,
} from './types';

/** A move and the points it brings to its castle, where they are known. */
export interface Choice<M> {
  move: M;
  gain: number | null;
}
export interface BonusTask {
  castle: number;
  adds: Choice<AddMove>[];
  attends: Choice<AttendMove>[];
  keeps: Choice<KeepMove>[];
  copies: Choice<CopyMove>[];
  agree: Choice<AgreeMove> | null;
}
export interface Tasks {
  chooses: ChooseMove[];
  serves: ServeMove[];
  builds: Choice<BuildMove>[];
  yields: YouFirstMove[];
  bonuses: BonusTask[];
  /** Rooms in front of the seat that it cannot build yet: something else comes first. */
  later: readonly string[];
}

export function tasksOf(
  legal: readonly Move[],
  gains: readonly (number | null)[],
  rooms: readonly string[] = [],
): Tasks {
  const tasks: Tasks = { chooses: [], serves: [], builds: [], yields: [], bonuses: [], later: [] };
  const bonus = (castle: number): BonusTask => {
    let task = tasks.bonuses.find((one) => one.castle === castle);
    if (!task) {
      task = { castle, adds: [], attends: [], keeps: [], copies: [], agree: null };
      tasks.bonuses.push(task);
    }
    return task;
  };
  legal.forEach((move, place) => {
    const gain = gains[place] ?? null;
    switch (move.type) {
      case 'choose':
        return tasks.chooses.push(move);
      case 'serve':
        return tasks.serves.push(move);
      case 'build':
        return tasks.builds.push({ move, gain });
      case 'you_first':
        return tasks.yields.push(move);
      case 'add':
        return bonus(move.castle).adds.push({ move, gain });
      case 'attend':
        return bonus(move.castle).attends.push({ move, gain });
      case 'keep':
        return bonus(move.castle).keeps.push({ move, gain });
      case 'copy':
        return bonus(move.castle).copies.push({ move, gain });
      case 'agree':
        return (bonus(move.castle).agree = { move, gain });
    }
  });
  if (!tasks.builds.length) tasks.later = rooms;
  return tasks;
}

/** Building, or the bonus of one castle: what the hand is busy with. */
export type Task = 'build' | number;

/** What was chosen if it is still there; otherwise bonuses first, for they hold their partners up. */
export function currentTask(wanted: Task | null, tasks: Tasks): Task | null {
  const building = tasks.builds.length > 0;
  if (wanted === 'build' && (building || tasks.later.length)) return 'build';
  if (typeof wanted === 'number' && tasks.bonuses.some((one) => one.castle === wanted)) return wanted;
  return tasks.bonuses[0]?.castle ?? (building ? 'build' : null);
}

/** The castle whose bonus the prompt speaks of: where nothing was chosen, hand and words agree. */
export const spokenOf = ({ args }: { args: Readonly<Record<string, unknown>> }): Task | null =>
  typeof args.castle === 'number' ? args.castle : null;

export function placesOf(task: Task | null, tasks: Tasks): Choice<PlaceMove>[] {
  if (task === null) return [];
  if (task === 'build') return tasks.builds;
  return tasks.bonuses.find((one) => one.castle === task)?.adds ?? [];
}

/** The tiles that can be laid, each once, in the order of the moves. */
export const tilesOf = (places: readonly Choice<PlaceMove>[]): string[] => [
  ...new Set(places.map(({ move }) => move.room)),
];

/** The tile in hand if it can be laid, otherwise the first one. */
export const tileInHand = (wanted: string | null, places: readonly Choice<PlaceMove>[]): string | null => {
  const tiles = tilesOf(places);
  return wanted !== null && tiles.includes(wanted) ? wanted : (tiles[0] ?? null);
};

export const placeKey = ({ castle, at }: { castle: number; at: Cell }): string =>
  `${castle}:${key(at[0], at[1])}`;

export const bestGain = (choices: readonly Choice<unknown>[]): number | null =>
  choices.reduce<number | null>(
    (best, { gain }) => (gain === null ? best : best === null ? gain : Math.max(best, gain)),
    null,
  );

/** +3, −1, +0: what stands on a glowing cell. */
export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

/** The pair as the server writes it: the lesser name first. */
export const pairOf = (chooses: readonly ChooseMove[], one: string, other: string): ChooseMove | null =>
  chooses.find(({ rooms }) => rooms.includes(one) && rooms.includes(other) && one !== other) ?? null;

export const sameOption = (one: BonusMove | null, other: BonusMove): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);
