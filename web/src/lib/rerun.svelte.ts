/** What the others did, once more: the moments since the reader last acted, as the `Table` that a game's components know. */
import type { Args, Table } from '../games/contract';
import { type HandOf, oneHand } from './hand';
import type { Moment } from './told';
import type { LiveSeat } from './visit.svelte';
import type { Piece, Problem, View } from './wire-aliases';

export class Rerun implements Table<View, unknown> {
  at = $state(0);
  readonly legal: readonly unknown[] = [];
  readonly undo = {};
  readonly active = false;
  readonly quiet = true;
  readonly suggestions = {};
  readonly hand: HandOf = oneHand();

  constructor(
    readonly live: LiveSeat,
    readonly moments: readonly Moment[] = live.moments,
  ) {}

  get last(): number {
    return this.moments.length - 1;
  }
  get view(): View {
    return this.moments[this.at]!.view;
  }
  get events() {
    return this.moments[this.at]!.events;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get names(): readonly string[] {
    return this.live.names;
  }
  get components(): Record<string, unknown> {
    return this.live.components;
  }
  /** What this moment brought is lit while it is shown. */
  get lit(): readonly Piece[] {
    return this.events.flatMap((event) => event.pieces ?? []);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  light = (): void => undefined;
  suggest = (): void => undefined;
  t = (id: string, args?: Args): string => this.live.t(id, args);
  play = async (): Promise<boolean> => false;
  playAll = async (): Promise<boolean> => false;
  takeBack = async (): Promise<boolean> => false;
  why = async (): Promise<Problem | null> => null;
}
