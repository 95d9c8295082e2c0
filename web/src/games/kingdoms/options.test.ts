// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { boxOf } from './box';
import box_ from './fixtures/box.json';
import painting from './fixtures/painting.json';
import { again, dropInHand, heldDrops, targetsOf } from './options';
import { scopeOf, lift } from './turn';
import type { KingdomsTable, KingdomsView, Mine, Move, Paint } from './types';

const box = boxOf(box_);
const view = painting.view as unknown as KingdomsView;
const legal = painting.legal as unknown as Move[];
const mine = view.mine!;

/** One's own sheet with one more region painted, as the table would show it. */
function after(before: Mine, paint: Paint): Mine {
  const mine = structuredClone(before);
  mine.paper.painted[paint.region] = paint.colour;
  mine.turn!.painted = [...mine.turn!.painted, paint.region].sort();
  mine.turn!.moves = [...mine.turn!.moves, paint];
  if (paint.tower) mine.paper.drops[paint.colour]!.used += 1;
  else mine.turn!.left -= 1;
  if (paint.matching) mine.paper.spells.match!.used += 1;
  if (paint.gives) mine.paper.drops[paint.gives]!.new += 1;
  return mine;
}
const paints = legal.filter((move) => move.type === 'paint');

describe('what can be done', () => {
  it('lists the drops of the die first, then those of towers', () => {
    const held = heldDrops(box, mine);
    expect(held[0]).toEqual({ colour: mine.turn!.colour, tower: false, count: mine.turn!.left, coming: 0 });
    expect(held.slice(1).every((one) => one.tower)).toBe(true);
    expect(held.length).toBeGreaterThan(1);
  });

  it('offers each mixed colour for a blended drop', () => {
    const blended = structuredClone(mine);
    blended.turn!.blended = 1;
    const own = heldDrops(box, blended).filter((one) => !one.tower);
    expect(own.map((one) => one.colour)).toEqual([mine.turn!.colour, ...box.mixed]);
  });

  it('glows exactly where the table allows this very drop', () => {
    const drop = dropInHand(null, heldDrops(box, mine), legal)!;
    expect(drop.tower).toBe(false);
    const glowing = [...targetsOf(legal, drop, false).keys()];
    const allowed = paints.filter((move) => !move.tower && !move.matching && move.colour === drop.colour);
    expect(new Set(glowing)).toEqual(new Set(allowed.map((move) => move.region)));
    expect(glowing.length).toBeGreaterThan(0);
  });

  it('gathers the choices of a tower under one region', () => {
    const chosen = paints.find((move) => move.gives !== null)!;
    const moves = targetsOf(legal, chosen, chosen.matching).get(chosen.region)!;
    expect(moves.map((move) => move.gives)).toEqual(box.mixed);
  });

  it('keeps the drop that was asked for while there is one', () => {
    const held = heldDrops(box, mine);
    const tower = held.find((one) => one.tower && one.count)!;
    expect(dropInHand(tower, held, legal)).toBe(tower);
    const gone = held.map((one) => (one === tower ? { ...one, count: 0 } : one));
    expect(dropInHand(tower, gone, legal)?.tower).toBe(false);
  });
});

describe('a move made again', () => {
  it('is made only as far as it is possible', () => {
    const paint = paints.find((move) => !move.matching && move.gives === null)!;
    expect(again(paint, legal)).toEqual(paint);
    expect(again({ ...paint, matching: true }, legal)).toEqual(paint);
    expect(again({ ...paint, region: 'nowhere' }, legal)).toBeNull();
    expect(again({ type: 'shift', kingdom: 'nowhere' }, legal)).toBeNull();
  });
});

describe('taking back one drop', () => {
  const [first, second] = paints.filter(
    (move, n, all) =>
      !move.matching && move.gives === null && all.findIndex((one) => one.region === move.region) === n,
  );

  /** A table that remembers: undo pops, play pushes. */
  function tableWith(moves: Paint[]) {
    const looks = [mine];
    for (const move of moves) looks.push(after(looks.at(-1)!, move));
    const played: Move[] = [];
    const table = {
      get view() {
        return { ...view, mine: looks.at(-1)! };
      },
      legal,
      get undo() {
        return { 'sheet-0': looks.length - 1 };
      },
      takeBack: async (count = 1, scope = 'table') => {
        expect(scope).toBe('sheet-0');
        looks.splice(looks.length - count);
        return true;
      },
      play: async (move: Move) => {
        played.push(move);
        looks.push(after(looks.at(-1)!, move as Paint));
        return true;
      },
    };
    return { table: table as unknown as KingdomsTable, looks, played };
  }

  it('leaves the later ones where they are', async () => {
    const { table, looks, played } = tableWith([first!, second!]);
    const takeBack = vi.spyOn(table, 'takeBack');
    expect(await lift(table, first!.region)).toBe(true);
    expect(takeBack.mock.calls, 'both at once, as the table said they were made').toEqual([[2, 'sheet-0']]);
    expect(played).toEqual([second]);
    const painted = looks.at(-1)!.turn!.painted;
    expect(painted).toContain(second!.region);
    expect(painted).not.toContain(first!.region);
  });

  it('does nothing about a region of an earlier turn, or when nothing can be taken back', async () => {
    const { table } = tableWith([]);
    expect(await lift(table, Object.keys(mine.paper.painted)[0]!)).toBe(false);
    expect(scopeOf({ undo: { 'sheet-0': 0 } })).toBeUndefined();
    expect(scopeOf({ undo: { 'sheet-1': 2 } })).toBe('sheet-1');
  });
});
