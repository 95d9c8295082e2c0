/** A sheet from a real table being filled in: the printed rows, or the painted regions of our own map. */
import type {
  KingdomsKingdomRow,
  KingdomsMonsterRow,
  KingdomsPlayerSheet,
  KingdomsPosition,
} from '../../lib/wire';
import type { Fits, Told } from '../../lib/wire-aliases';
import type { Box } from './box';

export type KingdomRow = Required<KingdomsKingdomRow>;
export type MonsterRow = Required<KingdomsMonsterRow>;
/** As `castlewright score` reads it; what may be left out is always there while it is filled in. */
type Sheet = Told<KingdomsPlayerSheet>;
type Rows = { kingdoms: Record<string, KingdomRow>; monsters: Record<string, MonsterRow> };
export type PrintedSheet = Pick<Sheet, 'name'> & Required<Pick<Sheet, 'final' | 'blots'>> & Rows;
export type PaintedSheet = Pick<Sheet, 'name'> & Required<Pick<Sheet, 'painted' | 'speed' | 'blots'>>;
export type PlayerSheet = PrintedSheet | PaintedSheet;
export type Position = Fits<
  Pick<KingdomsPosition, 'game'> & { players: PlayerSheet[]; solo?: true },
  KingdomsPosition
>;
export type Form = 'printed' | 'painted';

export const isPainted = (sheet: PlayerSheet): sheet is PaintedSheet => 'painted' in sheet;

export const emptySheet = (form: Form): PlayerSheet =>
  form === 'painted'
    ? { painted: {}, speed: {}, blots: 0 }
    : { kingdoms: {}, monsters: {}, final: 0, blots: 0 };

type Raw = Record<string, unknown>;
const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const whole = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** Reads a position from a link or a file; what is not one of ours is left out. */
export function positionOf(given: unknown, box: Box): Position {
  const players = record(given).players;
  const list = Array.isArray(players) ? players.slice(0, 4) : [];
  return {
    game: 'kingdoms',
    players: list.length ? list.map((one) => sheetOf(record(one), box)) : [emptySheet('printed')],
    ...(record(given).solo === true && list.length < 2 ? { solo: true } : {}),
  };
}

function sheetOf(raw: Raw, box: Box): PlayerSheet {
  const name = typeof raw.name === 'string' && raw.name ? { name: raw.name } : {};
  const blots = whole(raw.blots);
  if (raw.painted || raw.speed) {
    const painted = Object.entries(record(raw.painted)).filter(
      ([region, colour]) =>
        box.regions.some(({ id }) => id === region) && box.colours.includes(String(colour)),
    );
    const rows = box.rows.map(({ row }) => row);
    const speed = Object.entries(record(raw.speed)).filter(
      ([row, points]) => rows.includes(row) && whole(points),
    );
    return {
      ...name,
      painted: Object.fromEntries(painted) as Record<string, string>,
      speed: Object.fromEntries(speed) as Record<string, number>,
      blots,
    };
  }
  const given = { kingdoms: record(raw.kingdoms), monsters: record(raw.monsters) };
  const kingdoms = box.kingdoms.flatMap(({ id }): [string, KingdomRow][] => {
    if (!(id in given.kingdoms)) return [];
    const row = record(given.kingdoms[id]);
    return [[id, { colours: whole(row.colours), capital: row.capital === true, speed: whole(row.speed) }]];
  });
  const monsters = box.monsters.flatMap(({ kind, colours }): [string, MonsterRow][] => {
    if (!(kind in given.monsters)) return [];
    const row = record(given.monsters[kind]);
    const tamed = record(row.tamed);
    return [
      [
        kind,
        {
          tamed:
            typeof row.tamed === 'number'
              ? whole(row.tamed)
              : Object.fromEntries(colours.map((colour) => [colour, whole(tamed[colour])])),
          unpainted: whole(row.unpainted),
          speed: whole(row.speed),
        },
      ],
    ];
  });
  return {
    ...name,
    kingdoms: Object.fromEntries(kingdoms),
    monsters: Object.fromEntries(monsters),
    final: whole(raw.final),
    blots,
  };
}

export const kingdomRow = (sheet: PrintedSheet, kingdom: string): KingdomRow =>
  sheet.kingdoms[kingdom] ?? { colours: 0, capital: false, speed: 0 };

/** A row nobody has touched is a blank sheet's: every monster unpainted. */
export function monsterRow(sheet: PrintedSheet, kind: string, box: Box): MonsterRow {
  const monster = box.monsters.find((one) => one.kind === kind)!;
  return (
    sheet.monsters[kind] ?? {
      tamed:
        monster.colours.length > 1 ? Object.fromEntries(monster.colours.map((colour) => [colour, 0])) : 0,
      unpainted: monster.regions.length,
      speed: 0,
    }
  );
}

export const tamedOf = (row: MonsterRow, colour: string, only: boolean): number =>
  typeof row.tamed === 'number' ? (only ? row.tamed : 0) : (row.tamed[colour] ?? 0);

const total = (tamed: MonsterRow['tamed']): number =>
  typeof tamed === 'number' ? tamed : Object.values(tamed).reduce((sum, count) => sum + count, 0);

/** One more tamed is one fewer unpainted, as long as the sheet has no more monsters of the kind. */
export function withTamed(row: MonsterRow, colour: string | null, count: number, all: number): MonsterRow {
  const tamed =
    colour === null ? count : { ...(typeof row.tamed === 'number' ? {} : row.tamed), [colour]: count };
  return { ...row, tamed, unpainted: Math.min(row.unpainted, Math.max(0, all - total(tamed))) };
}

/** How many of a kind may still be said to be unpainted. */
export const mostUnpainted = (row: MonsterRow, all: number): number => Math.max(0, all - total(row.tamed));

export function withPlayers(position: Position, count: number): Position {
  const form = isPainted(position.players[0]!) ? 'painted' : 'printed';
  const players = Array.from({ length: count }, (_, n) => position.players[n] ?? emptySheet(form));
  return count > 1 ? { game: position.game, players } : { ...position, players };
}

export const withSolo = ({ game, players }: Position, solo: boolean): Position =>
  solo ? { game, players, solo } : { game, players };

export const withSheet = (position: Position, seat: number, sheet: PlayerSheet): Position => ({
  ...position,
  players: position.players.map((one, n) => (n === seat ? sheet : one)),
});

/** A region takes the colour; the same colour again, or none, wipes it. */
export function withRegion(sheet: PaintedSheet, region: string, colour: string | null): PaintedSheet {
  const painted = { ...sheet.painted };
  if (colour === null || painted[region] === colour) delete painted[region];
  else painted[region] = colour;
  return { ...sheet, painted };
}

export function withSpeed(sheet: PaintedSheet, row: string, points: number): PaintedSheet {
  const speed = { ...sheet.speed };
  if (points) speed[row] = points;
  else delete speed[row];
  return { ...sheet, speed };
}

export function named(sheet: PlayerSheet, name: string): PlayerSheet {
  const { ...same } = sheet;
  delete same.name;
  return name ? { ...same, name } : same;
}
