/** Taking back one drop of a turn and leaving the later ones where they are. */
import { again, moveBetween } from './options';
import type { KingdomsTable, Mine, Move } from './types';

export const scopeOf = (table: Pick<KingdomsTable, 'undo'>): string | undefined =>
  Object.keys(table.undo).find((scope) => (table.undo[scope] ?? 0) > 0);

/** True when the region is blank again. Later moves of the turn are made once more, where they are still possible. */
export async function lift(table: KingdomsTable, region: string): Promise<boolean> {
  const later: Move[] = [];
  for (;;) {
    const before = table.view.mine as Mine;
    const scope = scopeOf(table);
    if (!before.turn?.painted.includes(region)) return false;
    if (scope === undefined || !(await table.takeBack(1, scope))) return false;
    const after = table.view.mine as Mine;
    const move = moveBetween(after, before);
    if (!after.turn?.painted.includes(region)) break;
    if (move) later.unshift(move);
  }
  for (const move of later) {
    const now = again(move, table.legal);
    if (now && !(await table.play(now))) return false;
  }
  return true;
}
