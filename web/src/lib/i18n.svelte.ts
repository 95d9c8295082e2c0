/** Words: the house's, the client's and each game's, from the same files that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args } from '../games/contract';
import { keep, recall } from './keep';
import { firstGuess, type Lang } from './languages';
import type { Event } from './wire-aliases';

type Source = () => Promise<string>;
const houseFiles = import.meta.glob<string>('$texts/{house,client,server}.*.ftl', {
  query: '?raw',
  import: 'default',
});
const gameFiles = import.meta.glob<string>(
  ['$games/*/text/*.ftl', '!$games/*/text/lessons.*.ftl', '!$games/*/text/guide.*.ftl'],
  { query: '?raw', import: 'default' },
);
/** These come when somebody learns: a game's lessons, its guide, and what the client says around them. */
const learnFiles = import.meta.glob<string>(
  ['$texts/learn.*.ftl', '$games/*/text/lessons.*.ftl', '$games/*/text/guide.*.ftl'],
  { query: '?raw', import: 'default' },
);
const LEARN = '/learn.';
const lessonsIn = (game: string) => `/${game}/text/lessons.`;
const guideIn = (game: string) => `/${game}/text/guide.`;

export type Translate = (id: string, args?: Args) => string;

const endsWith = (ending: string) => (entry: [string, Source]) => entry[0].endsWith(ending);

async function read(files: [string, Source][], lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const sources = await Promise.all(files.filter(endsWith(`.${lang}.ftl`)).map(([, load]) => load()));
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Arguments named `seat`, or ending in `_seat`, are shown as the people who sit there; `bot` as the bot's own name. */
export function withNames(
  args: Args,
  who: (seat: number) => string,
  bot: (id: string) => string = (id) => id,
): Args {
  const shown = (key: string, value: string | number): string | number => {
    if (typeof value === 'number') return key === 'seat' || key.endsWith('_seat') ? who(value) : value;
    return key === 'bot' ? bot(value) : value;
  };
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, shown(key, value)]));
}

/** The sentence, or null where no bundle has it. */
export function speak(
  bundles: readonly (FluentBundle | undefined)[],
  id: string,
  args?: Args,
): string | null {
  for (const bundle of bundles) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) {
      const errors: Error[] = [];
      const said = bundle.formatPattern(message.value, args, errors);
      if (errors.length) console.warn(`message ${id}: ${errors[0]?.message}`);
      return said;
    }
  }
  return null;
}

class Speech {
  lang = $state<Lang>('en');
  #house = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  #games = $state.raw<Record<string, FluentBundle>>({});
  #learn = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();
  #learnt = new Set<string>();

  async start(): Promise<void> {
    const link = new URLSearchParams(location.search).get('lang');
    await this.use(firstGuess(link, recall('cw_lang'), navigator.languages), link !== null);
  }

  /** Loads everything first, so that a page never stands half in one language. */
  async use(lang: Lang, remember = true): Promise<void> {
    if (!this.#house[lang])
      this.#house = { ...this.#house, [lang]: await read(Object.entries(houseFiles), lang) };
    await Promise.all([
      ...[...this.#wanted].map((game) => this.#loadGame(game, lang)),
      ...[...this.#learnt].map((place) => this.#loadLearn(place, lang)),
    ]);
    this.lang = lang;
    document.documentElement.lang = lang;
    // The server answers in the language of this cookie.
    document.cookie = `cw_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
    if (remember) keep('cw_lang', lang);
  }

  async want(game: string): Promise<void> {
    this.#wanted.add(game);
    await this.#loadGame(game, this.lang);
  }

  async #loadGame(game: string, lang: Lang): Promise<void> {
    const key = `${game}.${lang}`;
    if (this.#games[key]) return;
    const files = Object.entries(gameFiles).filter(([path]) => path.includes(`/${game}/text/`));
    const bundle = await read(files, lang);
    this.#games = { ...this.#games, [key]: bundle };
  }

  /** The words around lessons; with a game, also its lessons' own. */
  async wantLessons(game = ''): Promise<void> {
    await this.#wantLearn(LEARN, ...(game ? [lessonsIn(game)] : []));
  }

  /** The words of a game's figures, signs and coach, and those around them. */
  async wantGuide(game: string): Promise<void> {
    await this.#wantLearn(LEARN, guideIn(game));
  }

  async #wantLearn(...places: string[]): Promise<void> {
    for (const place of places) this.#learnt.add(place);
    await Promise.all(places.map((place) => this.#loadLearn(place, this.lang)));
  }

  async #loadLearn(place: string, lang: Lang): Promise<void> {
    const key = `${place}${lang}`;
    if (this.#learn[key]) return;
    const files = Object.entries(learnFiles).filter(([path]) => path.includes(place));
    const bundle = await read(files, lang);
    this.#learn = { ...this.#learn, [key]: bundle };
  }

  find(id: string, args?: Args, game?: string | null, names?: readonly string[]): string | null {
    const bundles = [
      game ? this.#games[`${game}.${this.lang}`] : undefined,
      this.#house[this.lang],
      ...(game ? [lessonsIn(game), guideIn(game)].map((place) => this.#learn[place + this.lang]) : []),
      this.#learn[LEARN + this.lang],
    ];
    const who = (seat: number) => names?.[seat] || this.seat(seat);
    return speak(bundles, id, args && withNames(args, who, (bot) => this.bot(bot)));
  }

  /** An event in words. Where it speaks to one seat ("you draw"), another reader hears it aloud, with the name. */
  event(event: Event, game: string, names: readonly string[], reader?: number | null): string | null {
    const args = event.args ?? {};
    const elsewhere = reader !== undefined && event.to && !(event.to.length === 1 && event.to[0] === reader);
    const aloud = elsewhere ? this.find(`${event.name}-aloud`, args, game, names) : null;
    return aloud ?? this.find(event.name, args, game, names);
  }

  bot(id: string): string {
    return speak([this.#house[this.lang]], `bot-${id}`) ?? id;
  }

  seat(seat: number): string {
    return speak([this.#house[this.lang]], 'player', { number: seat + 1 }) ?? String(seat + 1);
  }
}

export const speech = new Speech();

/** A sentence of the house or of the client. */
export const t: Translate = (id, args) => speech.find(id, args) ?? missing(id);

/** Sentences of one game, with the people at one table. */
export const textsOf =
  (game: () => string, names: () => readonly string[] = () => []): Translate =>
  (id, args) =>
    speech.find(id, args, game(), names()) ?? missing(id);

/** For messages that a game may or may not have. */
export const maybe = (id: string, game?: string, args?: Args): string | null => speech.find(id, args, game);

function missing(id: string): string {
  console.warn(`no message ${id} in ${speech.lang}`);
  return id;
}
