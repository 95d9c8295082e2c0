/** Marks of a hand: pencil strokes, specks of paper between them, blots of ink. The same for everybody. */
import { chanceAt } from './geometry';

export interface Stroke {
  path: string;
  width: number;
  strength: number;
}

/** The side of a tile of pencil strokes. */
export const TILE = 72;

/** Strokes along the x axis of a tile; those that leave it on the right come in again on the left. */
export function pencil(salt: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let n = 0; n < 24; n++) {
    const chance = (part: number) => chanceAt(n, salt, part);
    const y = (n + 0.2 + 0.6 * chance(1)) * (TILE / 24);
    const x = chance(2) * TILE;
    const long = TILE * (0.55 + 0.4 * chance(3));
    const sway = (chance(4) - 0.5) * 4;
    const line = (from: number) =>
      `M${from.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${sway.toFixed(1)} ${long.toFixed(1)} ${(sway / 3).toFixed(1)}`;
    strokes.push({
      path: line(x) + line(x - TILE),
      width: Math.round((1.3 + 1.7 * chance(5)) * 10) / 10,
      strength: Math.round((0.3 + 0.45 * chance(6)) * 100) / 100,
    });
  }
  return strokes;
}

/** Where the paper's tooth took no colour. */
export function specks(salt: number): string {
  let path = '';
  for (let n = 0; n < 70; n++) {
    const [x, y] = [chanceAt(n, salt, 11) * (TILE - 3), chanceAt(n, salt, 12) * (TILE - 2)];
    path += `M${x.toFixed(1)} ${y.toFixed(1)}h${(0.7 + 2.2 * chanceAt(n, salt, 13)).toFixed(1)}`;
  }
  return path;
}

/** A blot of ink around the origin, about ten units wide, with a drop or two beside it. */
export function blot(number: number): string {
  const spikes = 11;
  const points = Array.from({ length: spikes * 2 }, (_, n) => {
    const long = n % 2 ? 7.2 + 3.4 * chanceAt(n, number, 21) : 5.6 + 1.2 * chanceAt(n, number, 22);
    const way = (n / (spikes * 2)) * 2 * Math.PI;
    return [long * Math.cos(way), long * Math.sin(way)] as const;
  });
  const middle = (n: number) => {
    const [a, b] = [points[n % points.length]!, points[(n + 1) % points.length]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const body = points.map(([x, y], n) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(n)}`).join('');
  const way = chanceAt(number, 3, 23) * 2 * Math.PI;
  const [x, y] = [12 * Math.cos(way), 12 * Math.sin(way)];
  const drop = `M${(x - 1.6).toFixed(1)} ${y.toFixed(1)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`;
  return `M${middle(points.length - 1)}${body}Z${drop}`;
}

/** A drop of the comet around the origin, sixteen units high. */
export const DROP = 'M0-9C3.500-4 6.500-1 6.500 2.600A6.500 6.500 0 0 1-6.500 2.600C-6.500-1-3.500-4 0-9Z';

/** What a player does, and who began: a hand over the dice, a pencil, a tick, a star. In a square of 24 units. */
export const DEEDS = {
  taking:
    'M8 12V5a1.600 1.600 0 0 1 3.200 0v6l1-.300V8.500a1.500 1.500 0 0 1 3 0v2.200l.800.200a1.400 1.400 0 0 1 2.700.400V16c0 3.500-2.500 6-6 6-3 0-4.500-1.500-6-4l-2.800-4.600c-.900-1.600 1.200-2.800 2.300-1.400z',
  painting: 'M4 20l1.200-5L16 4.200a2 2 0 0 1 2.800 0l1 1a2 2 0 0 1 0 2.800L9 18.800z',
  done: 'M9.500 19L3 12.500l2.600-2.600 3.900 3.900L18.400 5 21 7.600z',
  token: 'M12 2l2.900 6.600 7.100.700-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.700z',
};
