// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boxOf } from './box';
import box_ from './fixtures/box.json';
import {
  emptySheet,
  isPainted,
  kingdomRow,
  monsterRow,
  mostUnpainted,
  named,
  positionOf,
  tamedOf,
  withPlayers,
  withRegion,
  withSheet,
  withSolo,
  withSpeed,
  withTamed,
  type PaintedSheet,
  type PrintedSheet,
} from './sheet';

const box = boxOf(box_);
const printed = emptySheet('printed') as PrintedSheet;
const painted = emptySheet('painted') as PaintedSheet;

describe('reading a position', () => {
  it('begins with one blank printed sheet', () => {
    for (const given of [null, 'x', { players: [] }, { players: 3 }])
      expect(positionOf(given, box)).toEqual({ game: 'kingdoms', players: [printed] });
  });

  it('knows a sheet of a game alone, and only a single one', () => {
    const solo = { game: 'kingdoms', players: [printed], solo: true };
    expect(positionOf(solo, box)).toEqual(solo);
    expect(positionOf({ ...solo, players: [printed, printed] }, box)).not.toHaveProperty('solo');
    expect(positionOf({ ...solo, solo: 'yes' }, box)).not.toHaveProperty('solo');
    const marked = withSolo(positionOf(null, box), true);
    expect(marked).toEqual(solo);
    expect(withSolo(marked, false)).not.toHaveProperty('solo');
    expect(withPlayers(marked, 2)).not.toHaveProperty('solo');
    expect(withSheet(marked, 0, painted).solo).toBe(true);
  });

  it('keeps what is one, and leaves out the rest', () => {
    const { players } = positionOf(
      {
        game: 'kingdoms',
        extra: 1,
        players: [
          {
            name: 'Вера',
            kingdoms: { redmount: { colours: 4, capital: true, speed: 2 }, atlantis: { colours: 9 } },
            monsters: { dragon: { tamed: { green: 2 }, unpainted: 1, speed: 3 }, griffin: { tamed: 3 } },
            final: 3,
            blots: 2,
          },
          { painted: { B1: 'red', X9: 'red', B2: 'pink' }, speed: { hydra: 3, x: 1 }, blots: 0.5 },
        ],
      },
      box,
    );
    expect(players[0]).toEqual({
      name: 'Вера',
      kingdoms: { redmount: { colours: 4, capital: true, speed: 2 } },
      monsters: {
        dragon: { tamed: { brown: 0, green: 2, purple: 0 }, unpainted: 1, speed: 3 },
        griffin: { tamed: 3, unpainted: 0, speed: 0 },
      },
      final: 3,
      blots: 2,
    });
    expect(players[1]).toEqual({ painted: { B1: 'red' }, speed: { hydra: 3 }, blots: 0 });
  });

  it('reads four sheets at most, and the same again', () => {
    const five = { players: Array.from({ length: 5 }, () => painted) };
    const once = positionOf(five, box);
    expect(once.players).toHaveLength(4);
    expect(positionOf(once, box)).toEqual(once);
  });
});

describe('filling in the printed rows', () => {
  it('shows an untouched row as a blank sheet has it', () => {
    expect(kingdomRow(printed, 'redmount')).toEqual({ colours: 0, capital: false, speed: 0 });
    expect(monsterRow(printed, 'hydra', box)).toEqual({ tamed: 0, unpainted: 4, speed: 0 });
    expect(monsterRow(printed, 'dragon', box).unpainted).toBe(6);
  });

  it('never has more monsters than there are', () => {
    const hydra = withTamed(monsterRow(printed, 'hydra', box), null, 3, 4);
    expect(hydra).toEqual({ tamed: 3, unpainted: 1, speed: 0 });
    expect(mostUnpainted(hydra, 4)).toBe(1);
    const dragon = withTamed(monsterRow(printed, 'dragon', box), 'green', 2, 6);
    expect(dragon.unpainted).toBe(4);
    expect(tamedOf(dragon, 'green', false)).toBe(2);
    expect(tamedOf(dragon, 'brown', false)).toBe(0);
    expect(tamedOf(hydra, 'blue', true)).toBe(3);
  });
});

describe('filling in the map', () => {
  it('paints, changes and wipes a region', () => {
    const red = withRegion(painted, 'B1', 'red');
    expect(red.painted).toEqual({ B1: 'red' });
    expect(withRegion(red, 'B1', 'blue').painted).toEqual({ B1: 'blue' });
    expect(withRegion(red, 'B1', 'red').painted).toEqual({});
    expect(withRegion(red, 'B1', null).painted).toEqual({});
    expect(painted.painted).toEqual({});
  });

  it('circles a digit, or none', () => {
    const first = withSpeed(painted, 'hydra', 3);
    expect(first.speed).toEqual({ hydra: 3 });
    expect(withSpeed(first, 'hydra', 0).speed).toEqual({});
  });
});

describe('the players', () => {
  it('come in the form of the first, and go from the end', () => {
    const two = withPlayers({ game: 'kingdoms', players: [painted] }, 2);
    expect(two.players.map(isPainted)).toEqual([true, true]);
    expect(withPlayers(two, 1).players).toEqual([painted]);
  });

  it('have a name, or none', () => {
    const one = named(printed, 'Вера');
    expect(one.name).toBe('Вера');
    expect('name' in named(one, '')).toBe(false);
    const position = withSheet({ game: 'kingdoms', players: [printed, printed] }, 1, one);
    expect(position.players.map((player) => player.name)).toEqual([undefined, 'Вера']);
  });
});
