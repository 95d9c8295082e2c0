/** Words for places, pieces and cards; every message id is written out so that unused ones are found. */
import type { Candidate } from './candidates';
import type { Kind, Node, Pieces, Translate } from './types';

const node = ([x, y]: Node): string => `(${x}, ${y})`;

export function placeName(place: Candidate, t: Translate): string {
  if (place.kind === 'tower') return t('castellan-place-tower', { at: node(place.a) });
  const ends = { from: node(place.a), to: node(place.b) };
  return place.kind === 'long' ? t('castellan-place-long', ends) : t('castellan-place-short', ends);
}

export function countName(kind: Kind, count: number, t: Translate): string {
  if (kind === 'tower') return t('castellan-towers', { count });
  return kind === 'long' ? t('castellan-long', { count }) : t('castellan-short', { count });
}

/** "2 towers, 1 long wall"; empty when there is nothing. */
export function pieceNames(pieces: Pieces, t: Translate): string {
  const names = [];
  if (pieces.towers) names.push(countName('tower', pieces.towers, t));
  if (pieces.long) names.push(countName('long', pieces.long, t));
  if (pieces.short) names.push(countName('short', pieces.short, t));
  return names.join(', ');
}

export const total = (pieces: Pieces): number => pieces.towers + pieces.long + pieces.short;

export const sum = (...lots: Pieces[]): Pieces => ({
  towers: lots.reduce((all, lot) => all + lot.towers, 0),
  long: lots.reduce((all, lot) => all + lot.long, 0),
  short: lots.reduce((all, lot) => all + lot.short, 0),
});
