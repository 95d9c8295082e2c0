/** Short names for the wire's shapes of Between Two Castles; they are made from `games/two_castles/{moves,view,position}.py`. */
import type { Table } from '../contract';
import type { Fits } from '../../lib/wire-aliases';
import type {
  TwoCastlesAdd,
  TwoCastlesAttend,
  TwoCastlesBuild,
  TwoCastlesCastlePosition,
  TwoCastlesCopy,
  TwoCastlesKeep,
  TwoCastlesMove,
  TwoCastlesPosition,
  TwoCastlesRoomView,
  TwoCastlesView,
} from '../../lib/wire';

export type {
  TwoCastlesAdd as AddMove,
  TwoCastlesAgree as AgreeMove,
  TwoCastlesAttend as AttendMove,
  TwoCastlesBonusView as BonusView,
  TwoCastlesBuild as BuildMove,
  TwoCastlesCastleView as CastleView,
  TwoCastlesChoose as ChooseMove,
  TwoCastlesCopy as CopyMove,
  TwoCastlesKeep as KeepMove,
  TwoCastlesMove as Move,
  TwoCastlesPlaceView as PlaceView,
  TwoCastlesRoomView as RoomView,
  TwoCastlesServe as ServeMove,
  TwoCastlesView,
  TwoCastlesYouFirst as YouFirstMove,
} from '../../lib/wire';

/** x to the right, y up; the throne room lies on (0, 0) and (1, 0). */
export type Cell = readonly [number, number];

export type PlaceMove = TwoCastlesBuild | TwoCastlesAdd;
export type BonusMove = TwoCastlesAdd | TwoCastlesAttend | TwoCastlesKeep | TwoCastlesCopy;

export type TwoCastlesTable = Table<TwoCastlesView, TwoCastlesMove>;
export type Translate = TwoCastlesTable['t'];

/** A castle as it is drawn, in play or on a real table. */
export interface Drawn {
  throne: string;
  rooms: readonly TwoCastlesRoomView[];
  attendants: readonly string[];
}

/** A castle on a real table; what may be left out is always there while it is drawn. */
export type CastlePosition = Required<TwoCastlesCastlePosition>;

/** Castles on a real table, as `castlewright score` reads them: one, or all of them. */
export type Position = Fits<
  Pick<TwoCastlesPosition, 'game'> & (CastlePosition | { castles: CastlePosition[]; ludwig: boolean }),
  TwoCastlesPosition
>;
