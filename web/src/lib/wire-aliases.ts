/** Friendly names for what crosses the wire; the types themselves are made from the server's schema (`make wire`). */
import type { CastellanMove, CastellanView, GameCard, Play, Update } from './wire';

export type {
  Announced,
  Appraisal,
  Complaint,
  CoachTip,
  Done,
  Event,
  FigureCard,
  FigureNow,
  Frame,
  GameCard,
  GameGuide,
  Handover,
  Heard,
  Imported,
  LessonCard,
  LessonNow,
  LessonSaid,
  LessonStep,
  Line,
  Me,
  News,
  OpenTable,
  Option,
  Outcome,
  Play,
  Point,
  Presence,
  Problem,
  Reason,
  Record as GameRecord,
  Refusing,
  Rename,
  Replay,
  Said,
  SayNumber,
  ScoreAnswer,
  ScoreLine,
  ScoreQuestion,
  ScoreSheet,
  SeatBot,
  SeatCard,
  SeatNumber,
  Several,
  Sheet,
  SignCard,
  Sit,
  Standing,
  Suggested,
  TableCard,
  Talk,
  Update,
  View,
  Warned,
  Watcher,
  WhyNot,
} from './wire';

export type {
  CastellanBacks,
  CastellanBuilt,
  CastellanCard,
  CastellanDouble,
  CastellanDraw,
  CastellanKeep,
  CastellanMove,
  CastellanPieces,
  CastellanPosition,
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

/** What a person has told of something: what is not told is left out, and never null. */
export type Told<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A narrower form of what crosses the wire; anything the server would not read is an error where it is declared. */
export type Fits<T extends Whole, Whole> = T;

/** A game with what is in its box, for those who draw it. */
export type BoxedGame = GameCard & { components: Record<string, unknown> };
