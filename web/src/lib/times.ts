import { speech, t } from './i18n.svelte';

/** Times as people say them. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(speech.lang, { numeric: 'auto', style: 'short' });
  const past = Math.min(0, seconds - now);
  if (past > -60) return t('time-now');
  if (past > -3600) return format.format(Math.round(past / 60), 'minute');
  if (past > -86400) return format.format(Math.round(past / 3600), 'hour');
  return format.format(Math.round(past / 86400), 'day');
}

export function clock(seconds: number, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date(now).toDateString();
  const form: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
  return date.toLocaleString(speech.lang, today ? form : { ...form, day: 'numeric', month: 'short' });
}
