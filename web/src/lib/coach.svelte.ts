/** The coach: for the first game of each kind on this device, and by a switch later. What was said is not said again. */
import { keep, recall } from './keep';
import type { CoachTip, Reason } from './wire-aliases';

/** The message of every game that says what one plays for. */
export const GOAL = 'coach-goal';

interface Kept {
  /** The one table where the coach speaks; nothing once it was sent away. */
  table: string;
  said: readonly string[];
  /** The first round has been summed up. */
  summed: boolean;
}

const place = (game: string) => `cw_coach.${game}`;

function read(game: string): Kept | null {
  try {
    const kept = JSON.parse(recall(place(game)) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.table !== 'string') return null;
    const said = Array.isArray(kept.said) ? kept.said.filter((name) => typeof name === 'string') : [];
    return { table: kept.table, said, summed: kept.summed === true };
  } catch {
    return null;
  }
}

export class Coach {
  #kept: Kept;

  /** The first table of its game gets the coach; another only if somebody asks for it. */
  constructor(
    readonly game: string,
    readonly table: string,
  ) {
    this.#kept = $state.raw(read(game) ?? { table, said: [], summed: false });
    keep(place(game), JSON.stringify(this.#kept));
  }

  get on(): boolean {
    return this.#kept.table === this.table;
  }
  get summed(): boolean {
    return this.#kept.summed;
  }

  begin(): void {
    this.#keep({ table: this.table, said: [], summed: false });
  }
  sendAway(): void {
    this.#keep({ ...this.#kept, table: '' });
  }
  said(name: string): void {
    if (!this.#kept.said.includes(name)) this.#keep({ ...this.#kept, said: [...this.#kept.said, name] });
  }
  sum(): void {
    this.#keep({ ...this.#kept, summed: true });
  }

  /** What to say to this prompt; nothing where all was said before. */
  tip(tips: readonly CoachTip[], prompt: Reason): CoachTip | null {
    if (!this.on) return null;
    const fits = (tip: CoachTip) =>
      tip.prompt === prompt.name &&
      Object.entries(tip.args).every(([key, value]) => prompt.args?.[key] === value);
    return tips.find((tip) => fits(tip) && !this.#kept.said.includes(tip.name)) ?? null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(place(this.game), JSON.stringify(kept));
  }
}

let known: Coach | null = null;

/** The one coach of a table, for everything that shows or switches it. */
export function coachAt(game: string, table: string): Coach {
  if (known?.game !== game || known.table !== table) known = new Coach(game, table);
  return known;
}

/** From now on the coach speaks at this table. */
export function coachTo(game: string, table: string): void {
  coachAt(game, table).begin();
}
