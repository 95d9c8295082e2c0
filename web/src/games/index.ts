/** Each game's client is its own folder and is fetched when a table of that game is opened. */
import type { GameClient } from './contract';

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');

/** Null where this client cannot draw a game that the server knows. */
export async function clientOf(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
