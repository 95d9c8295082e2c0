/** Sheets of a view, made ready to be drawn. */
import { edgeOf, type Box } from './box';
import { edgeKey, moved, type Edge } from './plan';
import type { DrawnRoom, DrawnSheet, Meets, Run } from './sheet';
import type { DoorView, SeatView } from './types';

/** Squares from one end to the other. */
export function runOf([x, y, toX, toY]: readonly [number, number, number, number]): Run {
  const length = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  const [dx, dy] = [Math.sign(toX - x), Math.sign(toY - y)];
  return Array.from({ length: length + 1 }, (_, k) => [x + dx * k, y + dy * k] as const);
}

const open = (doors: readonly DoorView[]): Edge[] =>
  doors
    .filter(({ state }) => state !== 'removed' && state !== 'passage')
    .map(({ x, y, side }) => edgeOf([x, y, side]));

export function sheetOf(seat: SeatView, box: Box): DrawnSheet {
  const foyer: DrawnRoom = {
    index: -1,
    card: null,
    type: seat.foyer.kind ?? 'blank',
    size: box.foyerSize,
    squares: box.foyer.squares,
    doors: open(seat.foyer.doors),
    swan: false,
    completed: seat.foyer.complete,
  };
  const rooms = seat.rooms.flatMap((room, index): DrawnRoom[] => {
    const card = box.cards.get(room.card);
    const form = card?.forms[room.form];
    if (!card || !form) return [];
    return [
      {
        index,
        card: room.card,
        type: room.kind,
        size: card.size,
        squares: moved(form, room.x, room.y).squares,
        doors: open(room.doors),
        swan: card.swan,
        completed: room.complete,
      },
    ];
  });
  return {
    rooms: [foyer, ...rooms],
    passages: seat.passages.map(edgeOf),
    removed: seat.removed.map(edgeOf),
    moats: seat.moats.map(runOf),
    lines: new Set(seat.lines),
  };
}

/** What each entrance leads to, as the server sees it. */
export function meetsOf(seat: SeatView): (edge: Edge) => Meets {
  const doors = [...seat.foyer.doors, ...seat.rooms.flatMap((room) => room.doors)];
  const states = new Map(doors.map(({ x, y, side, state }) => [edgeKey(edgeOf([x, y, side])), state]));
  return (edge) => (states.get(edgeKey(edge)) ?? 'open') as Meets;
}
