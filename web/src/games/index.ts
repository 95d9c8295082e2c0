/** Each game's client is its own folder and is fetched when a table of that game is opened. */
import type { GameClient } from './contract';

const clients = import.meta.glob<{ default: GameClient }>('./*/index.ts');

const known = new Map<string, Promise<GameClient | null>>();

/** Null where this client cannot draw a game that the server knows. Always the same promise for the same game. */
export function clientOf(game: string): Promise<GameClient | null> {
  const found = known.get(game) ?? load(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

async function load(game: string): Promise<GameClient | null> {
  const client = clients[`./${game}/index.ts`];
  return client ? (await client()).default : null;
}
