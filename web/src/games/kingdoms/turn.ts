/** Taking back one drop of a turn and leaving the later ones where they are. */
import { again } from './options';
import type { KingdomsTable } from './types';

export const scopeOf = (table: Pick<KingdomsTable, 'undo'>): string | undefined =>
  Object.keys(table.undo).find((scope) => (table.undo[scope] ?? 0) > 0);

/** True when the region is blank again. Later moves of the turn are made once more, where they are still possible. */
export async function lift(table: KingdomsTable, region: string): Promise<boolean> {
  const moves = table.view.mine?.turn?.moves ?? [];
  const at = moves.findIndex((move) => move.type === 'paint' && move.region === region);
  const scope = scopeOf(table);
  if (at < 0 || scope === undefined) return false;
  if (!(await table.takeBack(moves.length - at, scope))) return false;
  for (const move of moves.slice(at + 1)) {
    const now = again(move, table.legal);
    if (now && !(await table.play(now))) return false;
  }
  return true;
}
