import { describe, expect, it } from 'vitest';
import { areaOf, atLeast, cellAt, drawnX, drawnY, grown, rim, roofs, viewBox } from './geometry';

const castle = {
  rooms: [
    { room: 'salon', x: -1, y: 0 },
    { room: 'terrace', x: 0, y: 1 },
    { room: 'crypt', x: 1, y: -1 },
  ],
};

describe('cells', () => {
  it('stand on the ground line: the throne room above it, cellars below', () => {
    expect([drawnX(2), drawnY(0), drawnY(-1)]).toEqual([200, -100, 0]);
    expect(viewBox({ left: 0, right: 2, bottom: 0, top: 1 })).toBe('0 -100 200 100');
  });
  it('are found under a point', () => {
    expect(cellAt({ x: -0.2, y: 0.9 })).toEqual([-1, 0]);
    expect(cellAt({ x: 1.5, y: -0.1 })).toEqual([1, -1]);
  });
});

describe('areas', () => {
  it('always hold the throne room', () => {
    expect(areaOf({ rooms: [] })).toEqual({ left: 0, right: 2, bottom: 0, top: 1 });
  });
  it('hold rooms and places', () => {
    expect(areaOf(castle, [[3, 0]])).toEqual({ left: -1, right: 4, bottom: -1, top: 2 });
  });
  it('grow about their middle', () => {
    expect(atLeast({ left: 0, right: 2, bottom: 0, top: 1 }, 4, 3)).toEqual({
      left: -1,
      right: 3,
      bottom: -1,
      top: 2,
    });
    expect(grown({ left: 0, right: 2, bottom: 0, top: 1 }, 1)).toEqual({
      left: -1,
      right: 3,
      bottom: -1,
      top: 2,
    });
  });
});

describe('the rim', () => {
  it('is every free cell that touches the throne room, corners too', () => {
    const cells = rim({ rooms: [] });
    expect(cells).toHaveLength(10);
    expect(cells).toContainEqual([-1, 1]);
    expect(cells).not.toContainEqual([0, 0]);
  });
  it('leaves out what is taken', () => expect(rim(castle)).not.toContainEqual([-1, 0]));
});

describe('battlements', () => {
  it('crown free tops that bear something, above ground only', () => {
    expect(roofs(castle, (room) => room !== 'terrace')).toEqual([
      [1, 0],
      [-1, 0],
    ]);
  });
});
