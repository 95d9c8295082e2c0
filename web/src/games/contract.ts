/** What a game's client is: the frame gives it a `Table`, it draws and emits moves. It knows geometry, no rules. */
import type { Component } from 'svelte';
import type { HandOf } from '../lib/hand';
import type { Piece, Problem, ScoreAnswer, View } from '../lib/wire-aliases';

export type Args = Record<string, string | number>;

/** How a figure of the rules wants its table drawn: without buttons, and no larger than what matters. */
export interface Still {
  /** What the picture looks at; nothing is the whole board. */
  readonly show: readonly Piece[];
  /** A letter, a digit or a sign at a piece. A piece that is not there is drawn pale, where it would be. */
  readonly labels: readonly { readonly piece: Piece; readonly text: string }[];
}

/** A table as a game's components see it. Reactive; every field may change with each update. */
export interface Table<V extends View, M> {
  readonly view: V;
  /** Empty unless this seat may act now. */
  readonly legal: readonly M[];
  /** Scope → how many of one's latest moves may be taken back. */
  readonly undo: Readonly<Record<string, number>>;
  /** Whose eyes; null is a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** This seat may act now, and nothing said is still under way. */
  readonly active: boolean;
  /** Replays and finished games: look, do not touch. */
  readonly quiet: boolean;
  /** What is in the box (the game's `components()`). */
  readonly components: Record<string, unknown>;
  /** Pieces that a score line or a log line points at. */
  readonly lit: readonly Piece[];
  /** Plays a move; true when it is on disk, false when it was refused (the frame has shown why). */
  play(move: M): Promise<boolean>;
  /** Plays moves one after another and stops at the first that is refused. */
  playAll(moves: readonly M[]): Promise<boolean>;
  takeBack(count?: number, scope?: string): Promise<boolean>;
  /** Asks the server why a move is not possible and shows the answer in a bubble at a point of the window. */
  why(move: M, at: { x: number; y: number }): Promise<Problem | null>;
  light(pieces: readonly Piece[]): void;
  /** What others suggest now, by seat: ghost tiles, arrows. The game says what a suggestion looks like. */
  readonly suggestions: Readonly<Record<number, unknown>>;
  /** Suggests something to the others, or (null) no longer does. It binds nobody and is not kept. */
  suggest(suggestion: unknown): void;
  /** What the person's hand is doing at this table: one object of the game's own kind, for all its components. */
  readonly hand: HandOf;
  /** A message in the reader's language: the game's own, the house's and the client's. */
  t(id: string, args?: Args): string;
  /** This table is a figure in the rules. */
  readonly still?: Still;
}

export interface BoardProps<V extends View, M> {
  table: Table<V, M>;
}

/** A game's page for a castle on a real table: draws, reports the position, lights the answer's pieces. */
export interface ScorerProps {
  /** The position being edited, or null for an empty table; saved in the page's link. */
  position: unknown;
  change(position: unknown): void;
  /** What the server says of it; null before the first answer, and while something is refused. */
  answer?: ScoreAnswer | null;
  lit: readonly Piece[];
  t(id: string, args?: Args): string;
}

export interface GameClient<V extends View = View, M = unknown> {
  /** The hero. Shares what the hand is doing with `Actions` through `table.hand`. */
  Board: Component<BoardProps<V, M>>;
  /** The hand, the next step, confirm: fits under the thumb on a phone (at most ~190 px high at 390 px wide). */
  Actions: Component<BoardProps<V, M>>;
  /** One line per seat for the frame's list of players: cards left, keeps, pieces passed on. */
  SeatLine: Component<BoardProps<V, M> & { of: number }>;
  Scorer: Component<ScorerProps>;
  /** A small drawing for the lobby and the game's page. */
  Emblem: Component;
  /** The icon of each sign in the game's list (`guide/signs.toml`), as the table draws it. */
  Sign?: Component<{ name: string }>;
}
