/** What can be done now, read from the legal moves; nothing here knows a rule. */
import type { Box } from './box';
import type { Drop, Mine, Move, Paint, Take } from './types';

export const takesOf = (legal: readonly Move[]): Take[] => legal.filter((move) => move.type === 'take');
export const paintsOf = (legal: readonly Move[]): Paint[] => legal.filter((move) => move.type === 'paint');

export interface Held extends Drop {
  count: number;
  /** Gained in this round, not ready yet. */
  coming: number;
}

export const sameDrop = (one: Drop | null, other: Drop | null): boolean =>
  one?.colour === other?.colour && one?.tower === other?.tower;

/** The drops in one's hand: of the die, those that Blend has made, those of the towers. */
export function heldDrops(box: Box, mine: Mine): Held[] {
  const { turn, paper } = mine;
  const held: Held[] = [];
  if (turn && !turn.done) {
    held.push({ colour: turn.colour, tower: false, count: turn.left, coming: 0 });
    if (turn.blended)
      for (const colour of box.mixed) held.push({ colour, tower: false, count: turn.blended, coming: 0 });
  }
  for (const colour of box.colours) {
    const { ready, new: coming } = paper.drops[colour]!;
    if (ready || coming) held.push({ colour, tower: true, count: ready, coming });
  }
  return held;
}

/** By region, the moves that place such a drop there; several where a tower lets one choose. */
export function targetsOf(
  legal: readonly Move[],
  drop: Drop | null,
  matching: boolean,
): Map<string, Paint[]> {
  const targets = new Map<string, Paint[]>();
  if (!drop) return targets;
  for (const move of paintsOf(legal))
    if (move.colour === drop.colour && move.tower === drop.tower && move.matching === matching)
      targets.set(move.region, [...(targets.get(move.region) ?? []), move]);
  return targets;
}

/** The drop to begin with: the one asked for while there are any, else the first that has a place. */
export function dropInHand(asked: Drop | null, held: readonly Held[], legal: readonly Move[]): Drop | null {
  const ready = held.filter((one) => one.count > 0);
  const still = ready.find((one) => sameDrop(one, asked));
  if (still) return still;
  const own = ready.filter((one) => !one.tower);
  return own.find((one) => targetsOf(legal, one, false).size) ?? own[0] ?? ready[0] ?? null;
}

/** The same move as it is possible now: without a spell that it no longer needs, with the choice a tower asks for. */
export function again(move: Move, legal: readonly Move[]): Move | null {
  const equal = (one: Move) => JSON.stringify(one) === JSON.stringify(move);
  if (move.type !== 'paint') return legal.find(equal) ?? null;
  const alike = paintsOf(legal).filter(
    (one) => one.region === move.region && one.colour === move.colour && one.tower === move.tower,
  );
  const plain = alike.filter((one) => !one.matching);
  const fitting = plain.length ? plain : move.matching ? alike : [];
  return fitting.find((one) => one.gives === move.gives) ?? fitting.find((one) => one.gives === null) ?? null;
}
