/** A figure of the rules, as the `Table` that a game's components know. Nothing can be played. */
import type { Args, Still, Table } from '../games/contract';
import { type HandOf, oneHand } from './hand';
import { textsOf, type Translate } from './i18n.svelte';
import { laidOutNames } from './people';
import type { FigureNow, BoxedGame, Piece, Problem, View } from './wire-aliases';

export class FigureTable implements Table<View, unknown> {
  readonly undo = {};
  readonly suggestions = {};
  readonly hand: HandOf = oneHand();
  readonly say: Translate;
  readonly still: Still;

  constructor(
    readonly game: BoxedGame,
    readonly now: FigureNow,
  ) {
    this.still = { show: now.show, labels: now.labels };
    this.say = textsOf(
      () => game.id,
      () => this.names,
    );
  }

  get view(): View {
    return this.now.play.view as View;
  }
  get legal(): readonly unknown[] {
    return this.now.play.legal;
  }
  get seat(): number {
    return this.now.seat;
  }
  get names(): readonly string[] {
    return laidOutNames(this.now.seat, this.now.seats);
  }
  /** Places are shown as to somebody who may act; the picture itself takes no touch. */
  get active(): boolean {
    return this.now.places;
  }
  get quiet(): boolean {
    return !this.now.places;
  }
  get components(): Record<string, unknown> {
    return this.game.components;
  }
  get lit(): readonly Piece[] {
    return this.now.light;
  }

  suggest = (): void => undefined;
  light = (): void => undefined;
  t = (id: string, args?: Args): string => this.say(id, args);
  play = async (): Promise<boolean> => false;
  playAll = async (): Promise<boolean> => false;
  takeBack = async (): Promise<boolean> => false;
  why = async (): Promise<Problem | null> => null;
}
