/** One press to the first move: a table with bots in the other seats and the usual options. */
import { api } from './api';
import { speech } from './i18n.svelte';
import { keep, recall } from './keep';
import { prefs } from './prefs.svelte';
import { go } from './router.svelte';
import type { GameCard } from './wire-aliases';

const LAST = 'cw_last_game';

/** The game this browser played last; null before the first. */
export const lastGame = (): string | null => recall(LAST);
export const rememberGame = (game: string): void => keep(LAST, game);

/** The table's id, once the game has begun. */
export async function begin(game: GameCard, seats: number = game.usual): Promise<string> {
  const bot = game.bots.at(-1);
  if (seats > 1 && bot === undefined) throw new Error(`no bot plays ${game.id}`);
  const bots = Array.from({ length: seats - 1 }, () => bot!);
  const table = await api.open({ game: game.id, seats, name: prefs.name || speech.seat(0), bots });
  await api.start(table.id);
  rememberGame(game.id);
  return table.id;
}

export async function playNow(game: GameCard, seats?: number): Promise<void> {
  if (!game.bots.length && seats !== 1) return go(`/games/${game.id}`);
  await go(`/table/${await begin(game, seats)}`);
}
