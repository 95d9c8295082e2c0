/** What a table settles before the game: choices, and the numbers that some of them ask of each seat. */
import { maybe } from './i18n.svelte';
import type { GameCard, Options, SeatNumber } from './wire-aliases';

/** The numbers that these choices ask for. */
export const asked = (game: GameCard | null, options: Options): readonly SeatNumber[] =>
  game?.numbers.filter(({ when: [key, choice] }) => options[key] === choice) ?? [];

/** "34,,40" → the number of each seat; null where it is not known yet. */
export function seatNumbers(text: string | undefined, seats: number): (number | null)[] {
  const words = text?.split(',') ?? [];
  return Array.from({ length: seats }, (_, seat) => (words[seat] ? Number(words[seat]) : null));
}

/** Pieces that a table chose: "moat,tower". */
export const piecesOf = (text: string | undefined): string[] => (text ? text.split(',') : []);
/** A piece as the game's own texts call it. */
export const pieceName = (piece: string, id: string, game: string): string =>
  maybe(`${piece}-name`, game, { [piece]: id }) ?? id;

export const optionName = (key: string, game: string): string => maybe(`option-${key}`, game) ?? key;
export const choiceName = (key: string, choice: string, game: string): string =>
  maybe(`option-${key}-${choice}`, game) ?? choice;
