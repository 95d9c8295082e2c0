/** Whose words this reader does not want to see at one table; known to this browser only. */
import { SvelteSet } from 'svelte/reactivity';
import { keep, recall } from './keep';

/** Somebody who talks: a seat by its number, a spectator by the key of the table. */
export type Speaker = string;

export const speakerOf = (seat: number | null, who: string): Speaker =>
  seat === null ? who : `seat ${seat}`;

export class Muted {
  readonly #speakers: SvelteSet<Speaker>;

  constructor(private readonly table: string) {
    this.#speakers = new SvelteSet((recall(this.#memory) ?? '').split(',').filter(Boolean));
  }

  get #memory(): string {
    return `cw_muted.${this.table}`;
  }

  has(speaker: Speaker): boolean {
    return this.#speakers.has(speaker);
  }

  toggle(speaker: Speaker): void {
    if (!this.#speakers.delete(speaker)) this.#speakers.add(speaker);
    keep(this.#memory, [...this.#speakers].join(',') || null);
  }
}
