/* eslint-disable */
// Made by `make wire` from the messages of the server; not to be edited.

/**
 * An entrance: the square in its room, and the side.
 *
 * @minItems 3
 * @maxItems 3
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsEdge".
 */
export type BlueprintsEdge = [number, number, string];
/**
 * `[x, y]`, or `[x, y, part]`: `#`, or the letter of the corner that is cut off (capital: by a curved wall).
 *
 * @minItems 2
 * @maxItems 3
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsSquare".
 */
export type BlueprintsSquare = [number, number, string?];
/**
 * A moat from a square to a square, drawn after so many rooms: it takes the entrances that face it then.
 *
 * @minItems 4
 * @maxItems 5
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsMoatAt".
 */
export type BlueprintsMoatAt = [number, number, number, number, (number | null)?];
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsMove".
 */
export type BlueprintsMove =
  | BlueprintsKeep
  | BlueprintsBox
  | BlueprintsFoyer
  | BlueprintsLead
  | BlueprintsTake
  | BlueprintsDraw
  | BlueprintsDoor
  | BlueprintsHold
  | BlueprintsUse
  | BlueprintsRemove
  | BlueprintsPassage
  | BlueprintsLine
  | BlueprintsMoat
  | BlueprintsSkip
  | BlueprintsName
  | BlueprintsDone;
/**
 * A passage across a side of a square, drawn after so many rooms (at the end, if that is not told).
 *
 * @minItems 3
 * @maxItems 4
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsPassageAt".
 */
export type BlueprintsPassageAt = [number, number, string, (number | null)?];
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanMove".
 */
export type CastellanMove =
  | CastellanCard
  | CastellanTake
  | CastellanTower
  | CastellanWall
  | CastellanBuilt
  | CastellanDouble
  | CastellanSingle
  | CastellanDraw;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Heard".
 */
export type Heard = Update | Presence | Done | Refusing | WhyNot | Suggested | Announced;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsMove".
 */
export type KingdomsMove =
  | KingdomsBlend
  | KingdomsCross
  | KingdomsDone
  | KingdomsPaint
  | KingdomsShift
  | KingdomsSpread
  | KingdomsTake;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export type Said = MoveSaid | UndoSaid | WhySaid | ChatSaid | ResignSaid | SyncSaid | SuggestSaid;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesMove".
 */
export type TwoCastlesMove =
  | TwoCastlesServe
  | TwoCastlesChoose
  | TwoCastlesBuild
  | TwoCastlesYouFirst
  | TwoCastlesAdd
  | TwoCastlesAttend
  | TwoCastlesKeep
  | TwoCastlesCopy
  | TwoCastlesAgree;

export interface Wire {}
/**
 * What whoever runs the server tells everybody, such as a pause for maintenance; empty when it is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Announced".
 */
export interface Announced {
  type: 'announced';
  text: string;
}
/**
 * A real table, scored and explained.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Appraisal".
 */
export interface Appraisal {
  sheets: Sheet[];
  standings: Standing[];
  warnings: Warned[];
  verdict: Reason | null;
  questions: Question[];
  facts: {
    [k: string]: unknown;
  }[];
}
/**
 * What is scored as one: a castle, a player's paper. The total is the sum of its lines, whatever was passed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  owner: number | string;
  lines: Line[];
  total: number;
}
/**
 * One explained part of a score. A scoring piece has its line even when it earns nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  points: number;
  group: string;
  rule: string;
  name: string;
  args: {
    [k: string]: string | number;
  };
  piece: {
    [k: string]: unknown;
  } | null;
  because: {
    [k: string]: unknown;
  }[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  place: number;
  owner: number | string;
  score: number;
  why: Reason | null;
}
/**
 * A sentence and the rule paragraph (`CA-4.3`) it rests on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  rule: string;
  name: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * Something on a real table that the rules forbid; it is scored all the same.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Warned".
 */
export interface Warned {
  reason: Reason;
  piece: {
    [k: string]: unknown;
  } | null;
}
/**
 * What points of a real table depend on and only people know, such as what was drawn first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  reason: Reason;
  piece: {
    [k: string]: unknown;
  };
  answers: Possible[];
  given: number;
}
/**
 * A possible answer to a question, and how the position says it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Possible".
 */
export interface Possible {
  reason: Reason;
  value: number | null;
}
/**
 * The room from the box that a decree lays open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsBox".
 */
export interface BlueprintsBox {
  type: 'box';
  card: string;
}
/**
 * The type and size of the room that the decree took from the box.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsBoxRoom".
 */
export interface BlueprintsBoxRoom {
  type: string;
  size: number;
}
/**
 * A player's sheet. Like the printed one it has all its lines, the empty ones too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsCastleSheet".
 */
export interface BlueprintsCastleSheet {
  owner: number | string;
  lines: Line[];
  total: number;
}
/**
 * A card that can be taken now, and where it could be drawn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsChoiceView".
 */
export interface BlueprintsChoiceView {
  card: string;
  source: string;
  utility: boolean;
  spots: [number, number, number][];
  moves: boolean;
  holds: boolean;
}
/**
 * Enclosed empty ground.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsCourtyardView".
 */
export interface BlueprintsCourtyardView {
  squares: [number, number][];
  area: number;
  entered: boolean;
}
/**
 * End the turn; before edition 2 also a step of which the rest is optional.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsDone".
 */
export interface BlueprintsDone {
  type: 'done';
}
/**
 * An entrance of the room that is drawn with moved entrances.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsDoor".
 */
export interface BlueprintsDoor {
  type: 'door';
  x: number;
  y: number;
  side: string;
}
/**
 * An entrance, from inside its room.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsDoorView".
 */
export interface BlueprintsDoorView {
  x: number;
  y: number;
  side: string;
  state: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsDraftView".
 */
export interface BlueprintsDraftView {
  order: number[];
  picked: number;
  hand: string[] | null;
  passed: string[][];
  leftover: string[] | null;
}
/**
 * Draw the taken room: its form, and the square of the form's upper left corner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsDraw".
 */
export interface BlueprintsDraw {
  type: 'draw';
  form: number;
  x: number;
  y: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsFavorView".
 */
export interface BlueprintsFavorView {
  favor: string;
  values: number[];
  places: number[];
  points: number[];
  rival: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsFoyer".
 */
export interface BlueprintsFoyer {
  type: 'foyer';
  kind: string;
}
/**
 * The foyer as printed on the owner's sheet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsFoyerDrawing".
 */
export interface BlueprintsFoyerDrawing {
  squares: BlueprintsSquare[];
  entrances: BlueprintsEdge[];
  area?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsFoyerView".
 */
export interface BlueprintsFoyerView {
  kind: string | null;
  complete: boolean;
  doors: BlueprintsDoorView[];
}
/**
 * Lay the taken card on the decree instead of drawing it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsHold".
 */
export interface BlueprintsHold {
  type: 'hold';
}
/**
 * Keep a decree of the hand, in the draft or of three cards; the others go on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsKeep".
 */
export interface BlueprintsKeep {
  type: 'keep';
  decree: string;
}
/**
 * The last player of a round goes first, or stays last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsLead".
 */
export interface BlueprintsLead {
  type: 'lead';
  first: boolean;
}
/**
 * Paint the flag of a dashed line of the lot: `x1` is the line at the left side of column 1.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsLine".
 */
export interface BlueprintsLine {
  type: 'line';
  line: string;
}
/**
 * A moat from a square to a square of the same row or column; its left or upper end comes first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsMoat".
 */
export interface BlueprintsMoat {
  type: 'moat';
  x: number;
  y: number;
  to_x: number;
  to_y: number;
}
/**
 * Take a card to draw it now. As a utility room only by decree.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsTake".
 */
export interface BlueprintsTake {
  type: 'take';
  card: string;
  source: string;
  utility: boolean;
}
/**
 * Paint a flag: whose it is, and what the reward is used as.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsUse".
 */
export interface BlueprintsUse {
  type: 'use';
  by: string;
  kind: string;
}
/**
 * Remove an unconnected entrance.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsRemove".
 */
export interface BlueprintsRemove {
  type: 'remove';
  x: number;
  y: number;
  side: string;
}
/**
 * A secret passage across an edge; the square is the left or upper one of the two (side E or S).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsPassage".
 */
export interface BlueprintsPassage {
  type: 'passage';
  x: number;
  y: number;
  side: string;
}
/**
 * Take no card this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsSkip".
 */
export interface BlueprintsSkip {
  type: 'skip';
}
/**
 * Name the castle, before it is scored.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsName".
 */
export interface BlueprintsName {
  type: 'name';
  name: string;
}
/**
 * A player's two sheets and cards at the end of the game. Rooms are in the order of drawing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsPlayerSheet".
 */
export interface BlueprintsPlayerSheet {
  name?: string | null;
  foyer: string;
  rooms?: BlueprintsRoomAt[];
  passages?: BlueprintsPassageAt[];
  removed?: BlueprintsEdge[];
  moats?: BlueprintsMoatAt[];
  lines?: string[];
  swans?: number;
  circles?: {
    [k: string]: number;
  } | null;
  flags?: {
    [k: string]: number;
  };
  specials?: {
    [k: string]: string;
  };
  last_turns?: number;
  skipped?: boolean;
  bonus_cards?: string[];
  decrees?: string[];
  secret_favors?: string[];
  box?: BlueprintsBoxRoom | null;
  castle?: string;
}
/**
 * A room: a `card` of ours with `form`, `x`, `y`; or a `type`, a `size`, `squares` and `entrances`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsRoomAt".
 */
export interface BlueprintsRoomAt {
  card?: string | null;
  form?: number;
  x?: number;
  y?: number;
  utility?: boolean;
  type?: string | null;
  size?: number | null;
  squares?: BlueprintsSquare[];
  entrances?: BlueprintsEdge[] | null;
  swan?: boolean;
  name?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsPosition".
 */
export interface BlueprintsPosition {
  game: 'blueprints';
  players: BlueprintsPlayerSheet[];
  solo?: boolean;
  favors?: string[];
  order?: number[] | null;
  discard?: string[];
  rivals?: {
    [k: string]: number;
  };
  values?: BlueprintsPrintedValues;
}
/**
 * What is printed on the owner's sheet and cards, where it differs from ours.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsPrintedValues".
 */
export interface BlueprintsPrintedValues {
  food?: number;
  sleeping?: number;
  living?: number;
  downstairs?: number;
  activity?: number;
  type_card?: number;
  size_card?: number;
  foyer?: BlueprintsFoyerDrawing | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsRoomView".
 */
export interface BlueprintsRoomView {
  card: string;
  form: number;
  x: number;
  y: number;
  kind: string;
  complete: boolean;
  moved: [number, number, string][] | null;
  doors: BlueprintsDoorView[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsSeatView".
 */
export interface BlueprintsSeatView {
  foyer: BlueprintsFoyerView;
  rooms: BlueprintsRoomView[];
  passages: [number, number, string][];
  mouths: [number, number, string][];
  removed: [number, number, string][];
  moats: [number, number, number, number][];
  lines: string[];
  /**
   * @minItems 4
   * @maxItems 4
   */
  lot: [number, number, number, number];
  courtyards: BlueprintsCourtyardView[];
  circles: {
    [k: string]: number;
  };
  flags: {
    [k: string]: number;
  };
  specials: {
    [k: string]: BlueprintsSpecialView;
  };
  last_turns: number;
  skips: number;
  swans: string[];
  held: string | null;
  kept: number;
  decrees: string[];
  box: string | null;
  bonus_count: number;
  bonuses: string[] | null;
  secret_count: number;
  secrets: BlueprintsFavorView[] | null;
  extra_turns: number;
  turns_at_once: number;
  third_moat: string;
  name: string;
}
/**
 * A special reward: start, skip, last3 or last6.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsSpecialView".
 */
export interface BlueprintsSpecialView {
  earned: boolean;
  used: string | null;
}
/**
 * The running step of a turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsTaskView".
 */
export interface BlueprintsTaskView {
  by: string;
  left: number;
  begun: boolean;
  card: string | null;
  source: string;
  utility: boolean;
  moving: string;
  spot: [number, number, number] | null;
  doors: [number, number, string][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BlueprintsView".
 */
export interface BlueprintsView {
  seat: number | null;
  edition: number;
  actors: number[];
  prompt: Reason;
  sheets: BlueprintsCastleSheet[];
  phase: string;
  step: string;
  round: number;
  options: {
    [k: string]: string;
  };
  first: number;
  order: number[];
  turn: number;
  passes: number;
  again: boolean;
  extra: boolean;
  taken: string;
  ready_sleeping: number;
  task: BlueprintsTaskView | null;
  rests: {
    [k: string]: number;
  };
  market: string[];
  discard: string[];
  deck: number;
  bonus_deck: number;
  decree_deck: number;
  favor_box: number;
  favors: BlueprintsFavorView[];
  seats: BlueprintsSeatView[];
  draft: BlueprintsDraftView;
  todo: [number, string][];
  offered: string[] | null;
  offered_count: number;
  returned: string[] | null;
  renewed: number | null;
  box: string[] | null;
  choices: BlueprintsChoiceView[];
}
/**
 * Cards counted by their backs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanBacks".
 */
export interface CastellanBacks {
  towers: number;
  walls: number;
}
/**
 * Confirm the build: yards are claimed, what could not be built is passed on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanBuilt".
 */
export interface CastellanBuilt {
  type: 'built';
}
/**
 * Choose a card of the hand; nobody else sees it before the pieces are taken.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanCard".
 */
export interface CastellanCard {
  type: 'card';
  card: string;
}
/**
 * Set two keeps in the yard around this cell (the least cell of the yard).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanDouble".
 */
export interface CastellanDouble {
  type: 'double';
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
}
/**
 * How many cards come from which of one's own decks, said before looking.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanDraw".
 */
export interface CastellanDraw {
  type: 'draw';
  towers: number;
  walls: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanKeep".
 */
export interface CastellanKeep {
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  double?: boolean;
}
/**
 * Lay the chosen cards on the table and take all their pieces.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanTake".
 */
export interface CastellanTake {
  type: 'take';
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanTower".
 */
export interface CastellanTower {
  type: 'tower';
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * Short or long by the distance of its ends. It has no direction: `a` is always the lesser end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanWall".
 */
export interface CastellanWall {
  type: 'wall';
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
}
/**
 * Keep the double for later.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanSingle".
 */
export interface CastellanSingle {
  type: 'single';
}
/**
 * How many of each kind.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanPieces".
 */
export interface CastellanPieces {
  towers: number;
  long: number;
  short: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanPosition".
 */
export interface CastellanPosition {
  game: 'castellan';
  players: number;
  towers: [number, number][];
  walls: [[number, number], [number, number]][];
  keeps?: CastellanKeep[];
}
/**
 * What everybody knows of a seat, and its hand for those who may see it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanSeatView".
 */
export interface CastellanSeatView {
  backs: CastellanBacks;
  decks: CastellanBacks;
  played: string[];
  keeps: number;
  doubled: boolean;
  received: CastellanPieces;
  hand: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanView".
 */
export interface CastellanView {
  seat: number | null;
  edition: number;
  actors: number[];
  prompt: Reason;
  sheets: Sheet[];
  phase: string;
  turn: number;
  round: number;
  starter: number;
  options: {
    [k: string]: string;
  };
  seats: CastellanSeatView[];
  towers: [number, number][];
  walls: [[number, number], [number, number]][];
  yards: CastellanYardView[];
  closed: CastellanYardView[];
  fresh: {
    [k: string]: unknown;
  }[];
  built: number;
  chosen: string[];
  laid: string[];
  pieces: CastellanPieces;
  aside: CastellanPieces;
  claims: [number, number][];
  must_double: boolean;
  due: number;
  ran_out: number | null;
}
/**
 * A claimed yard. `cell` is its least cell and names it; `towers` are all that touch it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CastellanYardView".
 */
export interface CastellanYardView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  owner: number;
  double: boolean;
  cells: [number, number][];
  towers: [number, number][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatSaid".
 */
export interface ChatSaid {
  type: 'chat';
  id: string;
  text: string;
}
/**
 * One sentence before a new kind of decision: when this prompt is asked of the reader.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CoachTip".
 */
export interface CoachTip {
  name: string;
  text: string;
  prompt: string;
  args: {
    [k: string]: string | number;
  };
  look: string;
  rule: string;
}
/**
 * About a seat, or about a spectator by the key of the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Complaint".
 */
export interface Complaint {
  seat?: number | null;
  who?: string | null;
  text?: string;
}
/**
 * What was said under this id is on disk.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: 'done';
  id: string;
  n: number;
}
/**
 * One entry of the log: exactly one of a move, an undo of the seat's latest moves, or a resignation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  n: number;
  seat: number;
  move?: string | null;
  undo?: number | null;
  scope?: string;
  resign?: boolean;
}
/**
 * What happened, for people to read and clients to animate.
 *
 * Public unless `to` names the seats it is for. A log entry that carries no event for a seat must leave
 * that seat's view and legal moves unchanged: this is how secret moves stay out of everybody else's traffic.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Event".
 */
export interface Event {
  name: string;
  args?: {
    [k: string]: string | number;
  };
  to?: number[] | null;
  pieces?: {
    [k: string]: unknown;
  }[];
}
/**
 * A picture in the rules, not drawn yet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FigureCard".
 */
export interface FigureCard {
  name: string;
  caption: string;
  rule: string;
  brief: string | null;
  shape: string;
}
/**
 * What a figure draws: a table as one seat sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FigureNow".
 */
export interface FigureNow {
  draws: string;
  seat: number;
  seats: number;
  play: Play;
  places: boolean;
  show: {
    [k: string]: unknown;
  }[];
  light: {
    [k: string]: unknown;
  }[];
  labels: Label[];
}
/**
 * The game as this seat may see it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  view: unknown;
  legal: unknown[];
  undo: {
    [k: string]: number;
  };
  talk: boolean;
  outcome: Outcome | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  standings: Standing[];
  verdict: Reason | null;
}
/**
 * A letter, a digit or ✓ ✗ at a piece. A piece that is not there is drawn pale.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Label".
 */
export interface Label {
  piece: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * One moment of a replay. Frame 0 is the start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  n: number;
  seat: number | null;
  notation: string;
  events: Event[];
  view: unknown;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameCard".
 */
export interface GameCard {
  id: string;
  titles: {
    [k: string]: string;
  };
  seats: number[];
  usual: number;
  minutes: number;
  weight: number;
  options: Option[];
  several: Several[];
  numbers: SeatNumber[];
  edition: number;
  bots: string[];
}
/**
 * A choice made when a table is opened. The first of the choices is the usual one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  key: string;
  choices: string[];
}
/**
 * Pieces chosen when a table is opened, up to `most` of them. Usually there are none, and the options lack the key.
 *
 * The game's message `<piece>-name` names each of them, given as `$<piece>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Several".
 */
export interface Several {
  key: string;
  piece: string;
  choices: string[];
  most: number;
}
/**
 * A whole number for each seat, asked for where the option `when[0]` is the choice `when[1]`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatNumber".
 */
export interface SeatNumber {
  key: string;
  least: number;
  most: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  when: [string, string];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameGuide".
 */
export interface GameGuide {
  figures: FigureCard[];
  signs: SignCard[];
  tips: CoachTip[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SignCard".
 */
export interface SignCard {
  name: string;
  rule: string;
}
/**
 * A link that moves one seat to another device, once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Handover".
 */
export interface Handover {
  path: string;
}
/**
 * The next piece of this seat's own stream; `full` means: forget everything before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: 'update';
  n: number;
  full: boolean;
  table: TableCard;
  news: News[];
  play: Play | null;
  earlier?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableCard".
 */
export interface TableCard {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  status: string;
  seats: SeatCard[];
  hosting: boolean;
  created: number;
  moved: number;
  actors: number[];
  watching: number;
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
  broken: string | null;
  hushed: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatCard".
 */
export interface SeatCard {
  kind: string;
  name: string;
  bot: string | null;
  yours: boolean;
  here: boolean;
  resigned: boolean;
  standing_in: boolean;
  asked: number[];
  leaving: boolean;
  bot_in: number | null;
}
/**
 * One log entry as this seat may read it. `n` counts in this seat's own stream.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  n: number;
  at: number;
  events: Event[];
}
/**
 * Who is here changed; not part of the stream.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence';
  table: TableCard;
}
/**
 * What was said under this id did not happen, and why. A stale one is followed by a full update.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusing".
 */
export interface Refusing {
  type: 'refused';
  id: string | null;
  problem: Problem;
}
/**
 * Every error, on the socket and over HTTP.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  reason: Reason | null;
}
/**
 * The answer to `why`: None when the move is possible.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: 'why';
  id: string;
  problem: Problem | null;
}
/**
 * Somebody suggests something.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Suggested".
 */
export interface Suggested {
  type: 'suggested';
  seat: number;
  suggestion: unknown;
}
/**
 * Whether the talk at the table is off.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hush".
 */
export interface Hush {
  on: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Imported".
 */
export interface Imported {
  id: string;
}
/**
 * Cast Blend: two drops of the die become one of a mixed colour.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsBlend".
 */
export interface KingdomsBlend {
  type: 'blend';
}
/**
 * Alone, at the end of a round: cross out a speed digit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsCross".
 */
export interface KingdomsCross {
  type: 'cross';
  row: string;
  points: number;
}
/**
 * A die of the running throw, where it fell: thousandths of its edge from the left and from the top.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsDieView".
 */
export interface KingdomsDieView {
  die: string;
  value: number;
  x: number;
  y: number;
  angle: number;
  kingdoms: string[];
  in_tray: boolean;
}
/**
 * Finish the turn; a blot if drops of the die are left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsDone".
 */
export interface KingdomsDone {
  type: 'done';
}
/**
 * A kingdom's score row.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsKingdomRow".
 */
export interface KingdomsKingdomRow {
  colours?: number;
  capital?: boolean;
  speed?: number;
}
/**
 * One's own sheet as it is now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsMine".
 */
export interface KingdomsMine {
  paper: KingdomsPaperView;
  turn: KingdomsTurnView | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsPaperView".
 */
export interface KingdomsPaperView {
  painted: {
    [k: string]: string;
  };
  spells: {
    [k: string]: KingdomsSupply;
  };
  drops: {
    [k: string]: KingdomsSupply;
  };
  blots: number;
  start: string | null;
}
/**
 * Boxes of a sheet: ready, gained in this round and not ready yet, used up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsSupply".
 */
export interface KingdomsSupply {
  ready: number;
  new: number;
  used: number;
}
/**
 * One's own turn, which nobody else sees.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsTurnView".
 */
export interface KingdomsTurnView {
  colour: string;
  source: string;
  kingdoms: string[];
  left: number;
  blended: number;
  shifted: boolean;
  painted: string[];
  stuck: boolean;
  blot: boolean;
  done: boolean;
  moves: (KingdomsBlend | KingdomsPaint | KingdomsShift | KingdomsSpread)[];
}
/**
 * Place one drop. A mixed drop of the die is one that Blend has made.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsPaint".
 */
export interface KingdomsPaint {
  type: 'paint';
  colour: string;
  tower: boolean;
  matching: boolean;
  region: string;
  gives: string | null;
}
/**
 * Cast Shift: all drops of the die move to another kingdom.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsShift".
 */
export interface KingdomsShift {
  type: 'shift';
  kingdom: string;
}
/**
 * Cast Spread: a kingdom beside the source is open to the die's drops too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsSpread".
 */
export interface KingdomsSpread {
  type: 'spread';
  kingdom: string;
}
/**
 * A kind's score row. `tamed` is a number, or for dragons numbers by colour.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsMonsterRow".
 */
export interface KingdomsMonsterRow {
  tamed?:
    | number
    | {
        [k: string]: number;
      };
  unpainted?: number;
  speed?: number;
}
/**
 * Take a die from the tray, from a kingdom it lies in. `colour` differs from the die only for the white one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsTake".
 */
export interface KingdomsTake {
  type: 'take';
  die: string;
  kingdom: string;
  colour: string;
}
/**
 * The die a seat has taken in this round, as it was announced.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsPickView".
 */
export interface KingdomsPickView {
  die: string;
  value: number;
  kingdom: string;
  colour: string;
}
/**
 * Either `kingdoms` and `monsters` with `final`, as printed, or `painted` with `speed`; `blots` in both.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsPlayerSheet".
 */
export interface KingdomsPlayerSheet {
  name?: string | null;
  kingdoms?: {
    [k: string]: KingdomsKingdomRow;
  } | null;
  monsters?: {
    [k: string]: KingdomsMonsterRow;
  } | null;
  final?: number;
  painted?: {
    [k: string]: string;
  } | null;
  speed?: {
    [k: string]: number;
  } | null;
  blots?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsPosition".
 */
export interface KingdomsPosition {
  game: 'kingdoms';
  players: KingdomsPlayerSheet[];
  solo?: boolean;
}
/**
 * The speed digits of a score row and who has them; alone, digits are crossed out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsRowView".
 */
export interface KingdomsRowView {
  row: string;
  first: number;
  second: number;
  first_seats: number[];
  second_seats: number[];
  first_crossed: boolean;
  second_crossed: boolean;
}
/**
 * What everybody knows of a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsSeatView".
 */
export interface KingdomsSeatView {
  pick: KingdomsPickView | null;
  done: boolean;
  paper: KingdomsPaperView;
  latest: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "KingdomsView".
 */
export interface KingdomsView {
  seat: number | null;
  edition: number;
  actors: number[];
  prompt: Reason;
  sheets: Sheet[];
  phase: string;
  round: number;
  throw: number;
  token: number;
  taker: number | null;
  last: boolean;
  options: {
    [k: string]: string;
  };
  dice: KingdomsDieView[];
  seats: KingdomsSeatView[];
  rows: KingdomsRowView[];
  mine: KingdomsMine | null;
}
/**
 * To a move that is possible but not what the step is about; it was not played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonAnswer".
 */
export interface LessonAnswer {
  reason: Reason;
  point: Point;
}
/**
 * What to look at.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  pieces: {
    [k: string]: unknown;
  }[];
  controls: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonCard".
 */
export interface LessonCard {
  game: string;
  name: string;
  titles: {
    [k: string]: string;
  };
  abouts: {
    [k: string]: string;
  };
  minutes: number;
  steps: number;
  rules: string[];
}
/**
 * Leaves a step that was read.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonGoOn".
 */
export interface LessonGoOn {
  type: 'go_on';
}
/**
 * Tries a move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonMove".
 */
export interface LessonMove {
  type: 'move';
  move: unknown;
}
/**
 * Where a lesson stands after its log. `log` is all a client need keep.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonNow".
 */
export interface LessonNow {
  log: string[];
  at: number;
  steps: number;
  step: LessonStep | null;
  seat: number;
  seats: number;
  play: Play;
  events: Event[];
  answer: LessonAnswer | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
  text: string;
  rule: string;
  plays: boolean;
  point: Point;
}
/**
 * A lesson so far, and what the learner does now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonSaid".
 */
export interface LessonSaid {
  /**
   * @maxItems 300
   */
  log?: string[];
  deed?: (LessonMove | LessonGoOn | LessonShow | LessonUndo) | null;
}
/**
 * Lets the lesson play the next move itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonShow".
 */
export interface LessonShow {
  type: 'show';
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonUndo".
 */
export interface LessonUndo {
  type: 'undo';
  count?: number;
  scope?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
}
/**
 * `id` makes repeats harmless; `seen` is the number of the last update this client has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MoveSaid".
 */
export interface MoveSaid {
  type: 'move';
  move: unknown;
  id: string;
  seen: number;
}
/**
 * The opener sits in the first seat under `name`; `local` people share the opener's screen in the next ones,
 * then the `bots`; further seats stay empty for friends.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenTable".
 */
export interface OpenTable {
  game: string;
  seats: number;
  name: string;
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  local?: string[];
  bots?: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  name: string;
  bot?: string | null;
}
/**
 * Format 1. `seed` is hexadecimal; its SHA-256 is the commitment published when the game began.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  castlewright: number;
  game: string;
  edition: number;
  options: {
    [k: string]: string;
  };
  players: Player[];
  commitment: string;
  seed: string;
  log: Entry[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  players: string[];
  seat: number | null;
  open: boolean;
  total: number;
  frames: Frame[];
  outcome: Outcome | null;
  seed: string | null;
  commitment: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResignSaid".
 */
export interface ResignSaid {
  type: 'resign';
  id: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoSaid".
 */
export interface UndoSaid {
  type: 'undo';
  id: string;
  seen: number;
  count?: number;
  scope?: string;
}
/**
 * Why is this move not possible? Changes nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhySaid".
 */
export interface WhySaid {
  type: 'why';
  id: string;
  move: unknown;
}
/**
 * Asks for the whole picture again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SyncSaid".
 */
export interface SyncSaid {
  type: 'sync';
}
/**
 * A suggestion for the others at the table (a ghost tile, an arrow): binds nobody and is not kept. None ends it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SuggestSaid".
 */
export interface SuggestSaid {
  type: 'suggest';
  suggestion: unknown;
}
/**
 * What the table's options ask of a seat before the start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SayNumber".
 */
export interface SayNumber {
  key: string;
  number: number;
}
/**
 * What `castlewright score` and `POST /api/score` answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreAnswer".
 */
export interface ScoreAnswer {
  game: string;
  sheets: ScoreSheet[];
  standings: ScoreStanding[];
  warnings: ScoreWarning[];
  verdict?: string;
  questions?: ScoreQuestion[];
  facts?: {
    [k: string]: unknown;
  }[];
}
/**
 * What is scored as one; `owner` is a seat or a name. The total is the sum of the lines.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreSheet".
 */
export interface ScoreSheet {
  owner: number | string;
  total: number;
  groups: {
    [k: string]: number;
  };
  lines: ScoreLine[];
}
/**
 * One explained part of a score.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  points: number;
  group: string;
  rule: string;
  text: string;
  piece: {
    [k: string]: unknown;
  } | null;
  because: {
    [k: string]: unknown;
  }[];
}
/**
 * `why` is the tie-break that decided, with its paragraph.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreStanding".
 */
export interface ScoreStanding {
  place: number;
  owner: number | string;
  score: number;
  why: string | null;
}
/**
 * Something that lies on the table against the rules; it is scored all the same.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreWarning".
 */
export interface ScoreWarning {
  rule: string;
  text: string;
  piece: {
    [k: string]: unknown;
  } | null;
}
/**
 * Something that points depend on and the position may tell, such as what was drawn first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreQuestion".
 */
export interface ScoreQuestion {
  rule: string;
  text: string;
  piece: {
    [k: string]: unknown;
  };
  answers: ScoreChoice[];
  given: number;
}
/**
 * A possible answer to a question.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreChoice".
 */
export interface ScoreChoice {
  rule: string;
  text: string;
  value: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
  seat: number;
  bot: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Silence".
 */
export interface Silence {
  silent: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  name: string;
  seat?: number | null;
}
/**
 * Lines of talk before those that a client has, and how many there are before these.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  news: News[];
  earlier: number;
}
/**
 * A room that a bonus brings: one of the five drawn, or a specialty room.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesAdd".
 */
export interface TwoCastlesAdd {
  type: 'add';
  castle: number;
  room: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * The elder takes what the junior partner proposes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesAgree".
 */
export interface TwoCastlesAgree {
  type: 'agree';
  castle: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesAttend".
 */
export interface TwoCastlesAttend {
  type: 'attend';
  castle: number;
  attendant: string;
}
/**
 * A bonus that is being settled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesBonusView".
 */
export interface TwoCastlesBonusView {
  kind: string;
  decider: number | null;
  drawn: string[] | null;
  count: number;
  left: number;
  proposed: boolean;
  proposal: (TwoCastlesAdd | TwoCastlesAttend | TwoCastlesKeep | TwoCastlesCopy) | null;
}
/**
 * One of the three cards drawn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesKeep".
 */
export interface TwoCastlesKeep {
  type: 'keep';
  castle: number;
  card: string;
}
/**
 * The type whose bonus a third downstairs room brings.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesCopy".
 */
export interface TwoCastlesCopy {
  type: 'copy';
  castle: number;
  bonus: string;
}
/**
 * Build a drafted room, one's own or Ludwig's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesBuild".
 */
export interface TwoCastlesBuild {
  type: 'build';
  castle: number;
  room: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * A castle as it lies on the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesCastlePosition".
 */
export interface TwoCastlesCastlePosition {
  throne: string;
  rooms?: TwoCastlesRoomAt[];
  attendants?: string[];
  bonus_cards?: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesRoomAt".
 */
export interface TwoCastlesRoomAt {
  room: string;
  x: number;
  y: number;
}
/**
 * A castle's sheet. Like the printed one it has all its rows, the empty ones too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesCastleSheet".
 */
export interface TwoCastlesCastleSheet {
  owner: number | string;
  lines: Line[];
  total: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesCastleView".
 */
export interface TwoCastlesCastleView {
  throne: string;
  rooms: TwoCastlesRoomView[];
  attendants: string[];
  cards: string[];
  points: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  partners: [number, number];
  senior: number;
  junior: number | null;
  due: number[];
  held: number[];
  yielding: number[];
  ludwig: string | null;
  bonus: TwoCastlesBonusView | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesRoomView".
 */
export interface TwoCastlesRoomView {
  room: string;
  x: number;
  y: number;
}
/**
 * Two rooms of the hand. A pair has no order: the lesser name comes first, however it was written.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesChoose".
 */
export interface TwoCastlesChoose {
  type: 'choose';
  /**
   * @minItems 2
   * @maxItems 2
   */
  rooms: [string, string];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesDiscardView".
 */
export interface TwoCastlesDiscardView {
  item: string | null;
  known: number[];
  left: number;
}
/**
 * Which of Ludwig's two rooms goes to the castle of the one who serves him; the other goes to his other castle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesServe".
 */
export interface TwoCastlesServe {
  type: 'serve';
  room: string;
}
/**
 * Ask the partner to build first in a castle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesYouFirst".
 */
export interface TwoCastlesYouFirst {
  type: 'you_first';
  castle: number;
}
/**
 * A supply and its discards. `times` counts how often they were shuffled together.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesPileView".
 */
export interface TwoCastlesPileView {
  size: number;
  times: number;
  discards: TwoCastlesDiscardView[];
  returned: TwoCastlesReturnedView[];
  supply: string[] | null;
}
/**
 * Something you knew among the discards when they were shuffled back into the supply.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesReturnedView".
 */
export interface TwoCastlesReturnedView {
  item: string;
  known: number[];
  time: number;
}
/**
 * A place in the circle: a seat, or Ludwig.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesPlaceView".
 */
export interface TwoCastlesPlaceView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  castles: [number, number];
  size: number;
  stack: string[] | null;
  chosen: boolean;
  pair: string[];
  tiles: string[];
}
/**
 * One castle, or the castles of a whole table in order: castle i between seat i and the next one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesPosition".
 */
export interface TwoCastlesPosition {
  game: 'two_castles';
  throne?: string;
  rooms?: TwoCastlesRoomAt[];
  attendants?: string[];
  bonus_cards?: string[];
  castles?: TwoCastlesCastlePosition[];
  ludwig?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TwoCastlesView".
 */
export interface TwoCastlesView {
  seat: number | null;
  edition: number;
  actors: number[];
  prompt: Reason;
  sheets: TwoCastlesCastleSheet[];
  phase: string;
  round: number;
  turn: number;
  direction: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  elders: number[];
  castles: TwoCastlesCastleView[];
  places: TwoCastlesPlaceView[];
  server: number | null;
  rooms: TwoCastlesPileView;
  cards: TwoCastlesPileView;
  dealt: number;
  gains: (number | null)[];
}
/**
 * The part that every game's view has; a game adds what lies on its table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  seat: number | null;
  edition: number;
  actors: number[];
  prompt: Reason;
  sheets: Sheet[];
}
/**
 * Somebody who watches a table or has talked there, for its host.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Watcher".
 */
export interface Watcher {
  who: string;
  name: string;
  here: boolean;
  silent: boolean;
}
