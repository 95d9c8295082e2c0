/** Short names for the wire's shapes of Coloured Kingdoms; they are made from `games/kingdoms/{moves,view}.py`. */
import type { Table } from '../contract';
import type {
  KingdomsCross,
  KingdomsDieView,
  KingdomsMove,
  KingdomsPaint,
  KingdomsPaperView,
  KingdomsRowView,
  KingdomsTake,
  KingdomsTurnView,
  KingdomsView as WireView,
} from '../../lib/wire';

export type {
  KingdomsMine as Mine,
  KingdomsPickView as PickView,
  KingdomsSeatView as SeatView,
  KingdomsSupply as Supply,
} from '../../lib/wire';

export type KingdomsView = WireView;
export type DieView = KingdomsDieView;
export type PaperView = KingdomsPaperView;
export type RowView = KingdomsRowView;
export type TurnView = KingdomsTurnView;
export type Move = KingdomsMove;
export type Take = KingdomsTake;
export type Paint = KingdomsPaint;
export type Cross = KingdomsCross;

export type KingdomsTable = Table<KingdomsView, Move>;
export type Translate = KingdomsTable['t'];

/** A drop that can be placed: of the die, or of a watchtower. */
export interface Drop {
  colour: string;
  tower: boolean;
}
