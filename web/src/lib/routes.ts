/** Addresses of the client. */
const PATTERNS = {
  lobby: '/',
  table: '/table/:id',
  tableReplay: '/table/:id/replay',
  replay: '/replay/:id',
  move: '/move/:token',
  scores: '/score',
  score: '/score/:game',
  rules: '/rules/:game',
  game: '/games/:game',
  learn: '/learn',
  learnGame: '/learn/:game',
  lesson: '/learn/:game/:name',
  about: '/about',
} as const;

export type PageName = keyof typeof PATTERNS | 'nowhere';
export interface Found {
  page: PageName;
  params: Record<string, string>;
}

/** The page of a path; a trailing slash makes no difference. */
export function find(path: string): Found {
  const parts = path.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const params = fit(pattern.split('/').filter(Boolean), parts);
    if (params) return { page: page as PageName, params };
  }
  return { page: 'nowhere', params: {} };
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [place, wanted] of pattern.entries()) {
    const given = parts[place]!;
    if (wanted.startsWith(':')) {
      const value = decoded(given);
      if (value === null) return null;
      params[wanted.slice(1)] = value;
    } else if (wanted !== given) return null;
  }
  return params;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** True for links that stay inside the client; the server answers the others itself. */
export const isOurs = (url: URL, origin: string): boolean =>
  url.origin === origin &&
  !/^\/(api|ws|assets|health)(\/|$)/.test(url.pathname) &&
  find(url.pathname).page !== 'nowhere';

/** Where a link leads from here. */
export const address = (to: string): URL => new URL(to, location.href);

export interface Amendment {
  query?: Record<string, string | null>;
  hash?: string;
}

/** The same address with other details; null takes one away. */
export function amended(href: string, { query = {}, hash }: Amendment): URL {
  const url = new URL(href);
  for (const [key, value] of Object.entries(query)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  if (hash !== undefined) url.hash = hash;
  return url;
}
