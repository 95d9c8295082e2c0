import { expect, it } from 'vitest';
import { edgeTargets, lineTargets, moatOf, squareAt, targetAt, wallMove } from './aim';
import { edgesOf } from './options';

const edges = edgesOf([
  { type: 'remove', x: 4, y: 4, side: 'E' },
  { type: 'remove', x: 4, y: 4, side: 'S' },
]);
const lines = new Set(['x2', 'y11']);

it('finds the wall that is meant, then the line, and nothing far from both', () => {
  expect(targetAt({ x: 4.9, y: 4.6 }, edges, lines)?.move).toMatchObject({ side: 'E' });
  expect(targetAt({ x: 4.5, y: 5.1 }, edges, lines)?.move).toMatchObject({ side: 'S' });
  expect(targetAt({ x: 2.3, y: 8 }, edges, lines)?.key).toBe('x2');
  expect(targetAt({ x: 8, y: 10.6 }, edges, lines)?.move).toEqual({ type: 'line', line: 'y11' });
  expect(targetAt({ x: 8, y: 8 }, edges, lines)).toBeNull();
  expect([...edgeTargets(edges), ...lineTargets(lines)].map(({ key }) => key)).toEqual([
    '4,4,E',
    '4,4,S',
    'x2',
    'y11',
  ]);
});

it('names the wall beside a press, a passage by its left or upper square', () => {
  expect(wallMove('remove', { x: 3.1, y: 5.5 })).toEqual({ type: 'remove', x: 3, y: 5, side: 'W' });
  expect(wallMove('doors', { x: 3.5, y: 5.9 })).toEqual({ type: 'door', x: 3, y: 5, side: 'S' });
  expect(wallMove('passage', { x: 3.1, y: 5.5 })).toEqual({ type: 'passage', x: 2, y: 5, side: 'E' });
  expect(wallMove('passage', { x: 3.5, y: 5.1 })).toEqual({ type: 'passage', x: 3, y: 4, side: 'S' });
  expect(wallMove('passage', { x: 3.9, y: 5.5 })).toEqual({ type: 'passage', x: 3, y: 5, side: 'E' });
});

it('writes a moat from its left or upper end, wherever it was begun', () => {
  const moat = { type: 'moat', x: 2, y: 3, to_x: 2, to_y: 7 };
  expect(moatOf([2, 7], [2, 3])).toEqual(moat);
  expect(moatOf([2, 3], [2, 7])).toEqual(moat);
  expect(squareAt({ x: -0.4, y: 12.9 })).toEqual([-1, 12]);
});
