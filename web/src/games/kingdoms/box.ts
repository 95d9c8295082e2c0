/** What is in the box, as the game's `components()` tells it. */
import type { Raster } from './borders';

export interface Region {
  id: string;
  kingdom: string;
  /** capital, a spell, a kind of monster, or blank. */
  symbol: string;
  /** The colour that tames the monster. */
  colour: string | null;
  neighbours: string[];
}

export interface Kingdom {
  id: string;
  letter: string;
  colour: string;
  capital: string;
  points: number;
  regions: string[];
  neighbours: string[];
  speed: [number, number];
}

export interface Monster {
  kind: string;
  colours: string[];
  points: number;
  regions: string[];
  speed: [number, number];
}

export interface Box {
  width: number;
  height: number;
  /** The edge of a die in the unit of the dice's places. */
  edge: number;
  raster: Raster;
  kingdoms: Kingdom[];
  regions: Region[];
  towers: [string, string][];
  colours: string[];
  basic: string[];
  mixed: string[];
  mixes: { of: [string, string]; gives: string }[];
  dice: string[];
  faces: number[];
  spells: string[];
  monsters: Monster[];
  rows: { row: string; first: number; second: number }[];
  blots: number;
}

export const boxOf = (components: Record<string, unknown>): Box => components as unknown as Box;

/** What a tower between two painted regions has given; null where somebody had the choice. */
export function mixOf(box: Box, one: string, other: string): string | null {
  if (box.mixed.includes(one) || box.mixed.includes(other)) return null;
  if (one === other) return one;
  return box.mixes.find(({ of }) => of.includes(one) && of.includes(other))?.gives ?? null;
}
