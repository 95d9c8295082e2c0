/** The faces of the cards, as the game's `components()` lists them. */
import type { CardFace, Pieces } from './types';
import { sum } from './words';

export type Deck = 'towers' | 'walls';

export function facesOf(components: Record<string, unknown>): Map<string, CardFace> {
  const cards = (components.cards ?? {}) as Record<string, Omit<CardFace, 'id'>>;
  return new Map(Object.entries(cards).map(([id, face]) => [id, { id, ...face }]));
}

/** All the pieces shown on some cards, and the pieces received besides. */
export function shownOn(cards: readonly string[], faces: Map<string, CardFace>, besides: Pieces): Pieces {
  const lots = cards.map((card) => faces.get(card)).filter((face) => face !== undefined);
  return sum(besides, ...lots);
}

/** Tower cards first, then wall cards, each by name. */
export const byDeck = (cards: readonly string[]): string[] => [...cards].sort();
