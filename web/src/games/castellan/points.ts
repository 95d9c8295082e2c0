/** Points as the score sheets say them. */
import { key } from './geometry';
import type { CastellanView, Cell } from './types';

/** What the sheets give for the yard around this least cell. */
export function pointsOf(view: CastellanView, cell: string): number {
  for (const sheet of view.sheets)
    for (const line of sheet.lines) {
      const at = line.piece?.cell;
      if (Array.isArray(at) && key(at as Cell) === cell) return line.points;
    }
  return 0;
}
