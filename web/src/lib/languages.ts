/** Which language a reader wants, before anything is on the screen. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];

export const isLang = (value: unknown): value is Lang => LANGUAGES.includes(value as Lang);

/** The link wins, then what the reader chose before, then the browser's own languages; readers of neither get English. */
export function firstGuess(link: string | null, kept: string | null, browser: readonly string[]): Lang {
  if (isLang(link)) return link;
  if (isLang(kept)) return kept;
  for (const wish of browser) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLang(language)) return language;
  }
  return 'en';
}
