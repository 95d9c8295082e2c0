/** Friendly names for what crosses the wire; the types themselves are made from the server's schema (`make wire`). */
import type { CastellanMove, CastellanView, Play, Update } from './wire';

export type {
  Appraisal,
  Done,
  Event,
  Frame,
  GameCard,
  Handover,
  Heard,
  Imported,
  Line,
  Me,
  News,
  OpenTable,
  Option,
  Outcome,
  Play,
  Presence,
  Problem,
  Reason,
  Record as GameRecord,
  Refusing,
  Rename,
  Replay,
  Said,
  SayNumber,
  SeatBot,
  SeatCard,
  SeatNumber,
  Sheet,
  Sit,
  Standing,
  Suggested,
  TableCard,
  Update,
  View,
  Warned,
  WhyNot,
} from './wire';

export type {
  CastellanBacks,
  CastellanBuilt,
  CastellanCard,
  CastellanDouble,
  CastellanDraw,
  CastellanMove,
  CastellanPieces,
  CastellanSeatView,
  CastellanSingle,
  CastellanTake,
  CastellanTower,
  CastellanView,
  CastellanWall,
  CastellanYardView,
} from './wire';

/** How a game names one of its pieces: `{ tower: [0, 1] }`. */
export type Piece = { [kind: string]: unknown };

/** Option key → choice, or the numbers of the seats: `34,12,40`. */
export type Options = { [key: string]: string };

/** What a message's arguments may be. */
export type Args = { [name: string]: string | number };

/** The game part of an update, with the view and the moves of one game. */
export type PlayOf<V, M> = Omit<Play, 'view' | 'legal'> & { view: V; legal: M[] };
export type UpdateOf<V, M> = Omit<Update, 'play'> & { play: PlayOf<V, M> | null };

export type CastellanPlay = PlayOf<CastellanView, CastellanMove>;

/** The answer to a real table typed in by a person (`POST /api/score`). */
export interface ScoreAnswer {
  game: string;
  sheets: ScoreSheet[];
  standings: { place: number; owner: number | string; score: number; why: string | null }[];
  warnings: { rule: string; text: string; piece: Piece | null }[];
}

export interface ScoreSheet {
  owner: number | string;
  total: number;
  groups: { [row: string]: number };
  lines: ScoreLine[];
}

export interface ScoreLine {
  points: number;
  group: string;
  rule: string;
  text: string;
  piece: Piece | null;
  because: Piece[];
}
