/** Short names for the wire's shapes of Blueprints; they are made from `games/blueprints/{moves,view}.py`. */
import type { Table } from '../contract';
import type { BlueprintsMove, BlueprintsView as WireView } from '../../lib/wire';

export type {
  BlueprintsChoiceView as ChoiceView,
  BlueprintsDoorView as DoorView,
  BlueprintsFavorView as FavorView,
  BlueprintsRoomView as RoomView,
  BlueprintsSeatView as SeatView,
  BlueprintsTaskView as TaskView,
} from '../../lib/wire';

export type BlueprintsView = WireView;
export type Move = BlueprintsMove;
export type MoveOf<Kind extends Move['type']> = Extract<Move, { type: Kind }>;

export type BlueprintsTable = Table<BlueprintsView, Move>;
export type Translate = BlueprintsTable['t'];
/** Form, x, y. */
export type Spot = readonly [number, number, number];
