/** How far this device has come in each lesson. Nobody else knows. */
import { keep, recall } from './keep';

export interface Progress {
  /** Where it was left; empty when it was not begun, or is done. */
  log: readonly string[];
  at: number;
  done: boolean;
}

const NONE: Progress = { log: [], at: 0, done: false };
const place = (game: string, name: string) => `cw_lesson.${game}.${name}`;

export function progressOf(game: string, name: string): Progress {
  try {
    return read(JSON.parse(recall(place(game, name)) ?? 'null'));
  } catch {
    return NONE;
  }
}

function read(kept: unknown): Progress {
  if (typeof kept !== 'object' || kept === null) return NONE;
  const { log, at, done } = kept as Record<string, unknown>;
  const whole = Array.isArray(log) && log.every((entry) => typeof entry === 'string');
  return {
    log: whole ? (log as string[]) : [],
    at: whole && Number.isInteger(at) ? (at as number) : 0,
    done: done === true,
  };
}

/** A lesson once done stays done, however often it is begun again. */
export function keepProgress(game: string, name: string, log: readonly string[], at: number, over: boolean) {
  const done = over || progressOf(game, name).done;
  const left: Progress = over ? { log: [], at: 0, done } : { log, at, done };
  keep(place(game, name), JSON.stringify(left));
}
