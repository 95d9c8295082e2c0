import { describe, expect, it } from 'vitest';
import { gainsBetween, told } from './told';
import type { Event, View } from './wire-aliases';

const view = (...totals: number[]) =>
  ({ sheets: totals.map((total, owner) => ({ owner, total, lines: [] })) }) as unknown as View;
const event = (seat: number | null, name = 'event-wall'): Event => ({
  name,
  args: seat === null ? {} : { seat },
  pieces: [{ wall: name }],
});

describe('what the others did', () => {
  it('counts what each sheet gained', () => {
    expect([...gainsBetween(view(1, 2, 3), view(1, 8, 1))]).toEqual([
      [1, 6],
      [2, -2],
    ]);
  });

  it('is one line for one stay of a seat, with everything it brought', () => {
    let list = told([], 4, view(0, 0), { view: view(0, 4), events: [event(1)] });
    list = told(list, 5, view(0, 4), { view: view(-1, 6), events: [event(1, 'event-tower')] });
    expect(list).toHaveLength(1);
    expect(list[0]!.n).toBe(4);
    expect(list[0]!.events.map(({ name }) => name)).toEqual(['event-wall']);
    expect(list[0]!.pieces).toHaveLength(2);
    expect([...list[0]!.gains]).toEqual([
      [1, 6],
      [0, -1],
    ]);
    list = told(list, 6, view(-1, 6), { view: view(-1, 6), events: [event(2)] });
    expect(list.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('says what brought most, or what came last where nothing did', () => {
    let list = told([], 4, view(0, 0), { view: view(0, 0), events: [event(1, 'event-take')] });
    list = told(list, 5, view(0, 0), { view: view(0, 5), events: [event(1, 'event-yard')] });
    list = told(list, 6, view(0, 5), { view: view(0, 5), events: [event(1, 'event-draw')] });
    expect(list[0]!.events[0]!.name).toBe('event-yard');
    let idle = told([], 4, view(0, 0), { view: view(0, 0), events: [event(1, 'event-take')] });
    idle = told(idle, 5, view(0, 0), { view: view(0, 0), events: [event(1, 'event-draw')] });
    expect(idle[0]!.events[0]!.name).toBe('event-draw');
  });

  it('forgets a gain that was taken back, and does not repeat talk', () => {
    let list = told([], 1, view(0, 0), { view: view(0, 4), events: [event(1)] });
    list = told(list, 2, view(0, 4), { view: view(0, 0), events: [event(1, 'event-undo')] });
    expect([...list[0]!.gains]).toEqual([]);
    expect(told(list, 3, view(0, 0), { view: view(0, 0), events: [event(1, 'event-chat')] })).toBe(list);
  });
});
