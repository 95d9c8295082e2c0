/** What can be done now, read from the legal moves: the board knows geometry, the rules are elsewhere. */
import { edgeOf } from './box';
import { boundsOf, edgeKey, type Edge, type Plan } from './plan';
import type { BlueprintsView, ChoiceView, Move, MoveOf, Spot } from './types';

export function movesOf<Kind extends Move['type']>(legal: readonly Move[], type: Kind): MoveOf<Kind>[] {
  return legal.filter((move): move is MoveOf<Kind> => move.type === type);
}
export const has = (legal: readonly Move[], type: Move['type']): boolean =>
  legal.some((move) => move.type === type);

/** A card that may be taken, and how. */
export interface Taken {
  card: string;
  source: string;
  utility: boolean;
}
export const sameTaken = (one: Taken | null, other: Taken | null): boolean =>
  one?.card === other?.card && one?.source === other?.source && one?.utility === other?.utility;

/** The card that the server already holds for this seat, while its place is chosen. */
export function takenOf(view: BlueprintsView): Taken | null {
  const task = view.task;
  if (view.step !== 'place' || !task?.card) return null;
  return { card: task.card, source: task.source, utility: task.utility };
}

/** Places for the card in hand. */
export function spotsOf(view: BlueprintsView, legal: readonly Move[], taken: Taken | null): readonly Spot[] {
  if (!taken) return [];
  if (view.step === 'place') return movesOf(legal, 'draw').map(({ form, x, y }): Spot => [form, x, y]);
  return choiceOf(view.choices, taken)?.spots ?? [];
}
export const choiceOf = (choices: readonly ChoiceView[], taken: Taken): ChoiceView | undefined =>
  choices.find((choice) => sameTaken(choice, taken));

/** The middle of a plan that lies with its corner at x, y. */
export function middle(plan: Plan, x: number, y: number): { x: number; y: number } {
  const { left, right, top, bottom } = boundsOf(plan.squares);
  return { x: x + (left + right) / 2, y: y + (top + bottom) / 2 };
}

/** The place of this form whose middle lies nearest to a point, if it is within `reach` squares. */
export function nearest(
  spots: readonly Spot[],
  form: number,
  plan: Plan,
  point: { x: number; y: number },
  reach: number,
): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    if (spot[0] !== form) continue;
    const at = middle(plan, spot[1], spot[2]);
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far <= least) [best, least] = [spot, far];
  }
  return best;
}

/** Flags that may be painted now: whose, and as what. */
export function usesOf(legal: readonly Move[]): ReadonlyMap<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { by, kind } of movesOf(legal, 'use')) uses.set(by, [...(uses.get(by) ?? []), kind]);
  return uses;
}

/** The step to which a move belongs where it is a part of a reward. */
const stepOfMove = (move: Move): string =>
  move.type === 'take' ? (move.source === 'discard' ? 'discard' : '') : move.type;

/** Parts of rewards that may be done between the steps of a turn, and how many more. */
export const partsOf = (view: BlueprintsView, legal: readonly Move[]): [string, number][] =>
  view.step
    ? []
    : Object.entries(view.rests).filter(([step]) => legal.some((move) => stepOfMove(move) === step));

/** What the hand is at: the running step, or the part of a reward with which it goes on. */
export const stepOf = (view: BlueprintsView, legal: readonly Move[], part: string | null): string =>
  view.step || (partsOf(view, legal).find(([step]) => step === part)?.[0] ?? '');

/** The moves that a press on the sheet may make in that step. */
export const pressable = (view: BlueprintsView, legal: readonly Move[], step: string): readonly Move[] =>
  view.step ? legal : legal.filter((move) => stepOfMove(move) === step);

/** Edges that can be pressed in the running step, with the move each makes. */
export function edgesOf(legal: readonly Move[]): ReadonlyMap<string, { edge: Edge; move: Move }> {
  const edges = new Map<string, { edge: Edge; move: Move }>();
  for (const move of legal)
    if (move.type === 'remove' || move.type === 'passage' || move.type === 'door') {
      const edge = edgeOf([move.x, move.y, move.side]);
      edges.set(edgeKey(edge), { edge, move });
    }
  return edges;
}

/** Moats that begin or end at a square. */
export const moatsAt = (moats: readonly MoveOf<'moat'>[], x: number, y: number): MoveOf<'moat'>[] =>
  moats.filter((moat) => (moat.x === x && moat.y === y) || (moat.to_x === x && moat.to_y === y));
export const moatBetween = (
  moats: readonly MoveOf<'moat'>[],
  from: readonly [number, number],
  to: readonly [number, number],
): MoveOf<'moat'> | undefined =>
  moatsAt(moats, ...from).find((moat) => moatsAt([moat], ...to).length > 0 && isSpan(moat, from, to));
function isSpan(
  moat: MoveOf<'moat'>,
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const ends = [`${moat.x},${moat.y}`, `${moat.to_x},${moat.to_y}`].sort().join(' ');
  return ends === [from.join(), to.join()].sort().join(' ');
}
