import { describe, expect, it } from 'vitest';
import { boxOf, mirroredForm, turnedForm } from './box';
import box from './fixtures/box.json';
import { groundOf, labelOf, wallLines } from './paths';
import {
  across,
  complement,
  formsOf,
  mirrored,
  planKey,
  sizeOf,
  squaresOf,
  turned,
  wallKey,
  wallsOf,
  type Plan,
} from './plan';

const cards = [...boxOf(box).cards.values()];
const plan = (rows: string, ...doors: Plan['doors'][number][]): Plan => ({
  squares: squaresOf(rows.split('/')),
  doors,
});

describe('forms', () => {
  it('are the same, in the same order, as those the rules number', () => {
    for (const card of cards)
      expect(formsOf(card.forms[0]!).map(planKey), card.id).toEqual(card.forms.map(planKey));
  });

  it('lead to each other by turning and mirroring, as the box says', () => {
    for (const { id, turns } of box.rooms) {
      const card = boxOf(box).cards.get(id)!;
      for (const face of turns)
        face.forEach((form, turn) => expect(turnedForm(card, form), id).toBe(face[(turn + 1) % 4]));
      expect(mirroredForm(card, turns[0]![0]!), id).toBe(turns[1]![0]);
    }
  });

  it('come back after four turns or two mirrors', () => {
    for (const { forms } of cards) {
      const one = forms[0]!;
      expect(planKey(turned(turned(turned(turned(one)))))).toBe(planKey(one));
      expect(planKey(mirrored(mirrored(one)))).toBe(planKey(one));
    }
  });

  it('turn corners and sides the way paper turns', () => {
    const one = plan('aB/#.', { x: 0, y: 1, side: 'W' });
    expect(planKey(turned(one))).toBe(planKey(plan('#b/.D', { x: 0, y: 0, side: 'N' })));
    expect(planKey(mirrored(one))).toBe(planKey(plan('Ab/.#', { x: 1, y: 1, side: 'E' })));
  });

  it('have the size that is printed', () => {
    for (const card of cards)
      for (const form of card.forms) expect(sizeOf(form.squares), card.id).toBe(card.size);
  });
});

describe('walls', () => {
  it('carry every entrance of every card', () => {
    for (const { forms, id } of cards)
      for (const form of forms) {
        const walls = new Set(wallsOf(form.squares).map((edge) => `${edge.x},${edge.y},${edge.side}`));
        for (const { x, y, side } of form.doors) expect(walls.has(`${x},${y},${side}`), id).toBe(true);
      }
  });

  it('are not between squares of one room, nor at a cut corner', () => {
    expect(wallsOf(squaresOf(['##']))).toHaveLength(6);
    expect(wallsOf(squaresOf(['a#']))).toHaveLength(4);
    expect(wallsOf(squaresOf(['ab', 'cd']))).toHaveLength(0);
  });

  it('have one name from both sides', () => {
    const edge = { x: 3, y: 4, side: 'W' } as const;
    expect(wallKey(edge)).toBe('2,4,E');
    expect(wallKey(across(edge))).toBe('2,4,E');
  });

  it('leave a gap for an entrance', () => {
    const squares = squaresOf(['#']);
    const shut = wallLines(squares, () => false);
    const open = wallLines(squares, ({ side }) => side === 'N');
    expect(open.split('M').length).toBe(shut.split('M').length + 1);
  });
});

describe('halves', () => {
  it('fit together only where walls are straight', () => {
    expect(complement('a')).toBe('d');
    expect(complement('c')).toBe('b');
    expect(complement('A')).toBeNull();
    expect(complement('#')).toBeNull();
  });

  it('are drawn with their own wall', () => {
    expect(groundOf({ x: 0, y: 0, fill: 'a' })).toBe('M 0 40 L 40 0 L 40 40 Z');
    expect(groundOf({ x: 0, y: 0, fill: 'A' })).toContain('A 40 40');
  });
});

it('a label lies on whole squares of its room', () => {
  for (const { forms, id } of cards)
    for (const form of forms) {
      const { x, y } = labelOf(form.squares);
      const on = form.squares.filter(
        (one) => x >= one.x && x <= one.x + 1 && y >= one.y && y <= one.y + 1 && one.fill === '#',
      );
      expect(on.length, id).toBeGreaterThan(0);
    }
});
