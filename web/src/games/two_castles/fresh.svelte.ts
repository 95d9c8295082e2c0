/** Rooms that others have built since the reader last looked at a castle. */
import { key } from './geometry';
import type { CastleView } from './types';

const cellsOf = (castle: CastleView) => castle.rooms.map((room) => key(room.x, room.y));

export class Fresh {
  #seen = $state.raw<Readonly<Record<number, readonly string[]>>>({});

  /** Everything in a castle has been seen. */
  look(number: number, castle: CastleView): void {
    this.#seen = { ...this.#seen, [number]: cellsOf(castle) };
  }

  of(number: number, castle: CastleView): readonly string[] {
    const seen = this.#seen[number];
    return seen ? cellsOf(castle).filter((cell) => !seen.includes(cell)) : [];
  }
}
