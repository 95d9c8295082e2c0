/** Bots have names in the reader's language; the server numbers them where there are several. */
import { maybe, speech, t } from './i18n.svelte';
import type { SeatCard } from './wire-aliases';

/** "greedy 2" → "Builder 2"; any other name stays as it is. */
export function botName(name: string): string {
  const [, kind, number = ''] = /^([a-z]+)( \d+)?$/.exec(name) ?? [];
  const known = kind && maybe(`bot-${kind}`);
  return known ? known + number : name;
}

export function nameAt(seat: SeatCard, place: number): string {
  if (seat.kind === 'empty') return speech.seat(place);
  return seat.kind === 'bot' ? botName(seat.name) : seat.name;
}

/** At a table laid out for one reader: "you", and made-up names for the others. */
export function laidOutNames(seat: number, seats: number): readonly string[] {
  let others = 0;
  return Array.from({ length: seats }, (_, k) =>
    k === seat ? t('learn-you') : t('learn-other', { number: ++others }),
  );
}
