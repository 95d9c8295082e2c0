/** Short names for the wire's shapes of Castellan; they are made from `games/castellan/{moves,view,position}.py`. */
import type { Table } from '../contract';
import type {
  CastellanCard,
  CastellanDouble,
  CastellanDraw,
  CastellanKeep,
  CastellanMove,
  CastellanPieces,
  CastellanPosition,
  CastellanTower,
  CastellanView,
  CastellanWall,
  Fits,
} from '../../lib/wire-aliases';

export type {
  CastellanBacks as Backs,
  CastellanSeatView as SeatView,
  CastellanView,
  CastellanYardView as YardView,
} from '../../lib/wire-aliases';

export type Node = [number, number];
/** A unit square, named by its lower-left node. */
export type Cell = [number, number];
export type Wall = [Node, Node];
export type Pieces = CastellanPieces;

export type PlaceMove = CastellanTower | CastellanWall;
export type DrawMove = CastellanDraw;
export type CardMove = CastellanCard;
export type DoubleMove = CastellanDouble;
export type Move = CastellanMove;

export type CastellanTable = Table<CastellanView, Move>;
export type Translate = CastellanTable['t'];

/** What can be in the hand while building. */
export type Kind = 'tower' | 'long' | 'short';

/** A card of the box, as the game's `components()` lists it. */
export interface CardFace extends Pieces {
  id: string;
  back: 'tower' | 'wall';
  draw: boolean;
}

export type KeepPosition = Required<CastellanKeep>;

/** A castle on a real table, as `castlewright score` reads it; what may be left out is always there while it is drawn. */
export type Position = Fits<Omit<CastellanPosition, 'keeps'> & { keeps: KeepPosition[] }, CastellanPosition>;
