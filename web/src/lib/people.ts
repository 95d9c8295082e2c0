/** Bots have names in the reader's language; the server numbers them where there are several. */
import { maybe, speech } from './i18n.svelte';
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
