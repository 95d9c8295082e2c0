/** What a room wants and where, in the shape that icons and sentences share. */
import type { Face } from './box';
import type { Cell, Translate } from './types';

export type Where =
  | 'above-below'
  | 'left-right'
  | 'two-below'
  | 'around'
  | 'not-below'
  | 'three-below'
  | 'marked'
  | 'connected'
  | 'anywhere'
  | 'column-up'
  | 'column-down'
  | 'column-both'
  | 'variety'
  | 'fixed';

const NAMED: Record<string, Where> = {
  '0,-1 0,1': 'above-below',
  '-1,0 1,0': 'left-right',
  '0,-1 0,-2': 'two-below',
  '-1,-1 0,-1 1,-1': 'three-below',
  '-1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1': 'around',
  '-1,-1 -1,0 -1,1 0,1 1,-1 1,0 1,1': 'not-below',
};

const spelled = (cells: readonly Cell[]) =>
  cells
    .map(([x, y]) => `${x},${y}`)
    .sort()
    .join(' ');

export function whereOf(face: Face): Where {
  switch (face.kind) {
    case 'nearby':
      return NAMED[spelled(face.cells ?? [])] ?? 'marked';
    case 'connected':
      return 'connected';
    case 'anywhere':
      return 'anywhere';
    case 'column':
      return face.up ? (face.down ? 'column-both' : 'column-up') : 'column-down';
    case 'variety':
      return 'variety';
    default:
      return 'fixed';
  }
}

/** The sentence on the enlarged card. */
export function wantWords(face: Face, t: Translate): string {
  const where = whereOf(face);
  return t(`two-castles-want-${where}`, {
    each: face.each,
    wants: face.wants,
    otherwise: face.otherwise ?? 0,
  });
}

/** Where a room may stand, for the enlarged card. */
export function standsWords(face: Face, t: Translate): string {
  return t(`two-castles-stands-${face.level}`, { sky: face.open_sky ? 1 : 0 });
}
