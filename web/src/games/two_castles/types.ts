/** The shapes of Between Two Castles as `games/two_castles/{moves,view}.py` send them. */
import type { Table } from '../contract';
import type { View } from '../../lib/wire-aliases';

/** x to the right, y up; the throne room lies on (0, 0) and (1, 0). */
export type Cell = readonly [number, number];

export interface BuildMove {
  type: 'build';
  castle: number;
  room: string;
  at: Cell;
}
export interface AddMove {
  type: 'add';
  castle: number;
  room: string;
  at: Cell;
}
export interface AttendMove {
  type: 'attend';
  castle: number;
  attendant: string;
}
export interface KeepMove {
  type: 'keep';
  castle: number;
  card: string;
}
export interface CopyMove {
  type: 'copy';
  castle: number;
  bonus: string;
}
export interface ServeMove {
  type: 'serve';
  room: string;
}
export interface ChooseMove {
  type: 'choose';
  rooms: readonly [string, string];
}
export interface YouFirstMove {
  type: 'you_first';
  castle: number;
}
export interface AgreeMove {
  type: 'agree';
  castle: number;
}
export type PlaceMove = BuildMove | AddMove;
export type BonusMove = AddMove | AttendMove | KeepMove | CopyMove;
export type Move = ServeMove | ChooseMove | BuildMove | YouFirstMove | BonusMove | AgreeMove;

export interface RoomView {
  room: string;
  x: number;
  y: number;
}
export interface BonusView {
  kind: string;
  decider: number | null;
  drawn: readonly string[] | null;
  count: number;
  proposed: boolean;
  proposal: BonusMove | null;
}
export interface CastleView {
  throne: string;
  rooms: readonly RoomView[];
  attendants: readonly string[];
  cards: readonly string[];
  points: number;
  partners: readonly [number, number];
  senior: number;
  junior: number | null;
  due: readonly number[];
  yielding: readonly number[];
  ludwig: string | null;
  bonus: BonusView | null;
}
export interface PlaceView {
  /** Its left castle and its right one. */
  castles: readonly [number, number];
  size: number;
  stack: readonly string[] | null;
  chosen: boolean;
  pair: readonly string[];
  tiles: readonly string[];
}
export type Phase = 'serve' | 'choose' | 'build' | 'over';
export interface TwoCastlesView extends View {
  phase: Phase;
  round: number;
  turn: number;
  direction: number;
  seats: number;
  castles: readonly CastleView[];
  places: readonly PlaceView[];
  server: number | null;
  /** In the order of the legal moves. */
  gains: readonly (number | null)[];
}

export type TwoCastlesTable = Table<TwoCastlesView, Move>;
export type Translate = TwoCastlesTable['t'];

/** A castle as it is drawn, in play or on a real table. */
export interface Drawn {
  throne: string;
  rooms: readonly RoomView[];
  attendants: readonly string[];
}

/** A castle on a real table, as `castlewright score` reads it. */
export interface CastlePosition {
  throne: string;
  rooms: RoomView[];
  attendants: string[];
  bonus_cards: string[];
}
export type Position =
  | ({ game: 'two_castles' } & CastlePosition)
  | { game: 'two_castles'; castles: CastlePosition[]; ludwig: boolean };
