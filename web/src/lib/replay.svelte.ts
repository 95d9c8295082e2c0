/** A finished or running game, moment by moment, as the `Table` that a game's components know. Nothing can be played. */
import type { Args, Table } from '../games/contract';
import { type HandOf, oneHand } from './hand';
import { textsOf, type Translate } from './i18n.svelte';
import { botName } from './people';
import type { BoxedGame, Piece, Problem, Replay, View } from './wire-aliases';

export class Film implements Table<View, unknown> {
  at = $state(0);
  lit = $state.raw<readonly Piece[]>([]);
  readonly legal: readonly unknown[] = [];
  readonly undo = {};
  readonly active = false;
  readonly quiet = true;
  readonly say: Translate;

  constructor(
    readonly replay: Replay,
    readonly game: BoxedGame | null,
    readonly hand: HandOf = oneHand(),
  ) {
    this.say = textsOf(
      () => replay.game,
      () => this.names,
    );
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }
  get frame() {
    return this.replay.frames[this.at]!;
  }
  get view(): View {
    return this.frame.view as View;
  }
  get seat(): number | null {
    return this.replay.seat;
  }
  get names(): readonly string[] {
    return this.replay.players.map(botName);
  }
  get components(): Record<string, unknown> {
    return this.game?.components ?? {};
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.trunc(to) || 0));
    this.lit = [];
  }

  readonly suggestions = {};
  suggest = (): void => undefined;
  light = (pieces: readonly Piece[]): void => {
    this.lit = pieces;
  };
  t = (id: string, args?: Args): string => this.say(id, args);

  play = async (): Promise<boolean> => false;
  playAll = async (): Promise<boolean> => false;
  takeBack = async (): Promise<boolean> => false;
  why = async (): Promise<Problem | null> => null;
}
