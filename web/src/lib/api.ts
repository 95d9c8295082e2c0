/** The server over HTTP. Every failure is a `Problem` with a sentence for people. */
import { t } from './i18n.svelte';
import type {
  Complaint,
  FigureNow,
  BoxedGame,
  GameCard,
  GameGuide,
  Handover,
  Imported,
  LessonCard,
  LessonNow,
  LessonSaid,
  Me,
  OpenTable,
  Problem,
  Replay,
  SayNumber,
  ScoreAnswer,
  SeatBot,
  Sit,
  TableCard,
  Talk,
  Watcher,
} from './wire-aliases';

export class Failed extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** What to tell a person about anything that was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Failed) return error.problem;
  console.error(error);
  return { code: 'broken', message: t('web-unknown'), rule: null, reason: null };
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin', signal };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Failed({ code: 'offline', message: t('web-offline'), rule: null, reason: null }, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const message = t('web-server', { status: response.status });
  throw new Failed(
    isProblem(answer) ? answer : { code: 'broken', message, rule: null, reason: null },
    response.status,
  );
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

let cards: Promise<GameCard[]> | null = null;
const boxes = new Map<string, Promise<Record<string, unknown>>>();
let lessons: Promise<LessonCard[]> | null = null;

/** What is the same for everybody is asked for once. */
const asked = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const known = asked.get(path) ?? call<T>('GET', path);
  asked.set(path, known);
  known.catch(() => asked.delete(path));
  return known as Promise<T>;
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('POST', '/api/me', { name }),
  /** Asked once; what is on the shelf does not change while a page is open. */
  games: (): Promise<GameCard[]> => {
    cards ??= call<GameCard[]>('GET', '/api/games').catch((error: unknown) => {
      cards = null;
      throw error;
    });
    return cards;
  },
  /** Null where the server has no such game. */
  game: async (id: string): Promise<BoxedGame | null> => {
    const card = (await api.games()).find((each) => each.id === id);
    if (!card) return null;
    const box =
      boxes.get(id) ?? call<Record<string, unknown>>('GET', `/api/games/${encodeURIComponent(id)}/box`);
    boxes.set(id, box);
    box.catch(() => boxes.delete(id));
    return { ...card, components: await box };
  },
  lessons: (): Promise<LessonCard[]> => {
    lessons ??= call<LessonCard[]>('GET', '/api/lessons').catch((error: unknown) => {
      lessons = null;
      throw error;
    });
    return lessons;
  },
  /** The server keeps nothing of a lesson: what was done so far is sent along. */
  learn: (game: string, name: string, said: LessonSaid) =>
    call<LessonNow>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, said),
  /** What figures, signs and coach a game has; the words are in its texts. */
  guide: (game: string) => once<GameGuide>(`/api/guides/${encodeURIComponent(game)}`),
  figure: (game: string, name: string) =>
    once<FigureNow>(`/api/guides/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  tables: () => call<TableCard[]>('GET', '/api/tables'),
  mine: () => call<TableCard[]>('GET', '/api/tables/mine'),
  open: (table: OpenTable) => call<TableCard>('POST', '/api/tables', table),
  table: (id: string) => call<TableCard>('GET', at(id)),
  earlierTalk: (id: string, seat: number | null, before: number) =>
    call<Talk>('GET', `${at(id)}/talk?before=${before}${seat === null ? '' : `&seat=${seat}`}`),
  sit: (id: string, sit: Sit) => call<TableCard>('POST', `${at(id)}/sit`, sit),
  seatBot: (id: string, bot: SeatBot) => call<TableCard>('POST', `${at(id)}/bots`, bot),
  clear: (id: string, seat: number) => call<TableCard>('DELETE', `${at(id)}/seats/${seat}`),
  number: (id: string, seat: number, said: SayNumber) =>
    call<TableCard>('POST', `${at(id)}/seats/${seat}/number`, said),
  start: (id: string) => call<TableCard>('POST', `${at(id)}/start`),
  close: (id: string) => call<TableCard>('POST', `${at(id)}/close`),
  rematch: (id: string, seats: 'same' | 'shuffled') =>
    call<TableCard>('POST', `${at(id)}/rematch?seats=${seats}`),
  handover: (id: string, seat: number) => call<Handover>('POST', `${at(id)}/seats/${seat}/handover`),
  takeOver: (token: string) => call<TableCard>('POST', `/api/handover/${encodeURIComponent(token)}`),
  askBot: (id: string, seat: number) => call<TableCard>('POST', `${at(id)}/seats/${seat}/ask-bot`),
  silence: (id: string, who: string, silent: boolean) =>
    call<TableCard>('POST', `${at(id)}/watchers/${encodeURIComponent(who)}`, { silent }),
  dismiss: (id: string, who: string) =>
    call<TableCard>('DELETE', `${at(id)}/watchers/${encodeURIComponent(who)}`),
  hush: (id: string, on: boolean) => call<TableCard>('POST', `${at(id)}/hush`, { on }),
  watchers: (id: string) => call<Watcher[]>('GET', `${at(id)}/watchers`),
  report: (id: string, complaint: Complaint) => call<unknown>('POST', `${at(id)}/report`, complaint),
  depart: (id: string, seat: number) => call<TableCard>('POST', `${at(id)}/seats/${seat}/depart`),
  comeBack: (id: string, seat: number) => call<TableCard>('POST', `${at(id)}/seats/${seat}/return`),
  recordPath: (id: string) => `${at(id)}/record`,
  replayOf: (id: string, seat: string, from = 0) =>
    call<Replay>('GET', `${at(id)}/replay?seat=${encodeURIComponent(seat)}&from=${from}`),
  replay: (id: string, seat: string, from = 0) =>
    call<Replay>(
      'GET',
      `/api/replays/${encodeURIComponent(id)}?seat=${encodeURIComponent(seat)}&from=${from}`,
    ),
  /** The file goes as it is: the server reads it strictly and says what does not fit. */
  importRecord: (text: string) => call<Imported>('POST', '/api/replays', text),
  score: (position: unknown, lang: string, signal?: AbortSignal) =>
    call<ScoreAnswer>('POST', `/api/score?lang=${lang}`, position, signal),
};
