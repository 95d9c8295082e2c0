/** What the hand does on the score page: a tool, a card that lies for trial, a room being drawn by squares. */
import type { Point } from '../shared/camera.svelte';
import { mirroredForm, turnedForm, type Box, type RoomCard } from './box';
import { middle } from './options';
import { erased } from './order';
import { middleOf } from './paths';
import { moved, wallsOf, type Edge, type Fill, type Plan } from './plan';
import {
  freeRoom,
  painted,
  toggledLine,
  toggledPassage,
  toggledRemoved,
  withDoor,
  withMoat,
  type PlayerSheet,
  type Values,
} from './position';
import { LINES, SPAN, type DrawnSheet } from './sheet';

export const TOOLS = [
  { id: 'card', glyph: 'cards' },
  { id: 'free', glyph: 'pencil' },
  { id: 'passage', glyph: 'door' },
  { id: 'remove', glyph: 'cross' },
  { id: 'moat', glyph: 'moat' },
  { id: 'line', glyph: 'flag' },
  { id: 'erase', glyph: 'eraser' },
] as const;
export type Tool = (typeof TOOLS)[number]['id'];

/** The sheet that is worked on, and where a new one is put. */
interface Given {
  readonly box: Box | null;
  readonly player: PlayerSheet;
  readonly values: Values;
  readonly sheet: DrawnSheet | null;
  put(player: PlayerSheet): void;
  undo(): void;
}

const MIDDLE: Point = { x: 6.5, y: 6.5 };
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const BLANK: Plan = { squares: [], doors: [] };

export class Tools {
  tool = $state<Tool>('card');
  brush = $state<Fill | 'door'>('#');
  /** A room being drawn by squares. */
  plan = $state.raw<Plan>(BLANK);
  /** One end of a moat. */
  end = $state.raw<readonly [number, number] | null>(null);
  #held = $state<string | null>(null);
  #form = $state(0);
  #at = $state.raw<readonly [number, number] | null>(null);
  #grip: Point = { x: 0, y: 0 };
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  get card(): RoomCard | undefined {
    return this.#held ? this.#given.box?.cards.get(this.#held) : undefined;
  }
  get #shape(): Plan | undefined {
    return this.card?.forms[this.#form] ?? this.card?.forms[0];
  }
  /** The card as it lies for trial. */
  get ghost(): Plan | null {
    return this.#shape && this.#at ? moved(this.#shape, ...this.#at) : null;
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.end = null;
    this.drop();
  }

  // -- a card ----------------------------------------------------------------------------------------------------

  take(card: string): void {
    this.#held = this.#held === card ? null : card;
    this.#form = 0;
    this.#lie({ x: MIDDLE.x, y: 3.5 });
  }
  drop(): void {
    this.#held = this.#at = null;
  }
  turn(mirror: boolean): void {
    if (!this.card || !this.#shape) return;
    const from = this.#at ? middle(this.#shape, ...this.#at) : MIDDLE;
    this.#form = (mirror ? mirroredForm : turnedForm)(this.card, this.#form);
    this.#lie(from);
  }
  lay(): void {
    if (!this.#held || !this.#at) return;
    const [x, y] = this.#at;
    const { player, put } = this.#given;
    put({ ...player, rooms: [...player.rooms, { card: this.#held, form: this.#form, x, y }] });
    this.drop();
  }
  #lie(point: Point): void {
    if (!this.#shape) return;
    const off = middle(this.#shape, 0, 0);
    const within = (value: number, span: number) => Math.max(0, Math.min(SPAN - span, Math.round(value)));
    this.#at = [within(point.x - off.x, 2 * off.x), within(point.y - off.y, 2 * off.y)];
  }
  lift(point: Point): boolean {
    if (!this.ghost || !this.#shape || !this.#at) return false;
    if (!this.ghost.squares.some(({ x, y }) => x === Math.floor(point.x) && y === Math.floor(point.y)))
      return false;
    const from = middle(this.#shape, ...this.#at);
    this.#grip = { x: point.x - from.x, y: point.y - from.y };
    return true;
  }
  carry(point: Point): void {
    this.#lie({ x: point.x - this.#grip.x, y: point.y - this.#grip.y });
  }

  // -- a room drawn by squares -----------------------------------------------------------------------------------

  addRoom(type: string, size: number, swan: boolean): void {
    const { player, put } = this.#given;
    put({ ...player, rooms: [...player.rooms, freeRoom(this.plan, type, size, swan)] });
    this.plan = BLANK;
  }
  /** The drawing, which is put away. */
  takePlan(): Plan {
    const plan = this.plan;
    this.plan = BLANK;
    return plan;
  }

  // -- pressing --------------------------------------------------------------------------------------------------

  tap(point: Point): void {
    const { box, player, values, sheet, put } = this.#given;
    if (!box || !sheet) return;
    const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
    switch (this.tool) {
      case 'card':
        this.#lie(point);
        break;
      case 'free':
        this.#paint(x, y, point);
        break;
      case 'passage': {
        const wall = nearest(
          sheet.rooms.flatMap(({ squares }) => wallsOf(squares)),
          point,
        );
        if (wall) put(toggledPassage(player, wall));
        break;
      }
      case 'remove': {
        const door = nearest([...sheet.rooms.flatMap(({ doors }) => doors), ...sheet.removed], point);
        if (door) put(toggledRemoved(player, door));
        break;
      }
      case 'moat':
        this.#dig([onRim(x), onRim(y)]);
        break;
      case 'line': {
        const far = ({ upright, at }: (typeof LINES)[number]) => Math.abs((upright ? point.x : point.y) - at);
        const line = [...LINES].sort((one, other) => far(one) - far(other))[0]!;
        if (far(line) < 0.75) put(toggledLine(player, line.id));
        break;
      }
      case 'erase':
        put(erased(player, x, y, values, box));
    }
  }
  #paint(x: number, y: number, point: Point): void {
    if (this.brush === 'door') {
      const wall = nearest(wallsOf(this.plan.squares), point);
      if (wall) this.plan = withDoor(this.plan, wall);
    } else if (x >= 0 && y >= 0 && x < SPAN && y < SPAN) this.plan = painted(this.plan, x, y, this.brush);
  }
  #dig(shore: readonly [number, number]): void {
    if (this.end) this.#given.put(withMoat(this.#given.player, this.end, shore));
    this.end = this.end ? null : shore;
  }

  pressed(event: KeyboardEvent): boolean {
    if (!this.#shape || !this.#at) {
      if (event.key !== 'Backspace') return false;
      this.#given.undo();
      return true;
    }
    const step = STEPS[event.key];
    const from = middle(this.#shape, ...this.#at);
    if (event.code === 'KeyR') this.turn(false);
    else if (event.code === 'KeyF') this.turn(true);
    else if (event.key === 'Enter' || event.key === ' ') this.lay();
    else if (event.key === 'Escape') this.drop();
    else if (step) this.#lie({ x: from.x + step[0], y: from.y + step[1] });
    else return false;
    return true;
  }
}

const onRim = (at: number): number => Math.max(-1, Math.min(SPAN, at));

function nearest(edges: readonly Edge[], point: Point): Edge | null {
  let best: Edge | null = null;
  let least = 0.6;
  for (const edge of edges) {
    const spot = middleOf(edge);
    // Of two walls back to back the one on the finger's side is meant.
    const inside = Math.hypot(edge.x + 0.5 - point.x, edge.y + 0.5 - point.y) * 0.01;
    const far = Math.hypot(spot.x - point.x, spot.y - point.y) + inside;
    if (far < least) [best, least] = [edge, far];
  }
  return best;
}
