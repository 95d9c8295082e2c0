/** The numbered rules of a game, read from the same files as Python reads them. */
import type { Lang } from './languages';

export interface Paragraph {
  /** `CA-4.3`; empty for what introduces a section. */
  id: string;
  blocks: Block[];
}
export interface Section {
  heading: string;
  level: number;
  paragraphs: Paragraph[];
}
export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; rows: Span[][][] };
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  href?: string;
}

const files = import.meta.glob<string>('$games/*/text/rules.*.md', { query: '?raw', import: 'default' });

const known = new Map<string, Promise<Section[] | null>>();

/** Null where a game has no rules text in this language. Read once. */
export function rulesOf(game: string, lang: Lang): Promise<Section[] | null> {
  const ending = `/${game}/text/rules.${lang}.md`;
  const text = known.get(ending) ?? load(ending);
  known.set(ending, text);
  text.catch(() => known.delete(ending));
  return text;
}

async function load(ending: string): Promise<Section[] | null> {
  const found = Object.entries(files).find(([path]) => path.endsWith(ending));
  return found ? parseRules(await found[1]()) : null;
}

const HEADING = /^(#+)\s+(.+)$/;
const NUMBERED = /^\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\.?\*\*\s*(.*)$/;

export function parseRules(markdown: string): Section[] {
  const sections: Section[] = [];
  let paragraphs: { id: string; lines: string[] }[] = [];
  const close = () => {
    const section = sections.at(-1);
    if (section)
      section.paragraphs = paragraphs
        .map(({ id, lines }) => ({ id, blocks: blocksOf(lines) }))
        .filter(({ blocks }) => blocks.length);
    paragraphs = [{ id: '', lines: [] }];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const numbered = NUMBERED.exec(line);
    if (heading) {
      close();
      sections.push({ heading: heading[2]!.trim(), level: heading[1]!.length, paragraphs: [] });
    } else if (numbered) paragraphs.push({ id: numbered[1]!, lines: [numbered[2]!] });
    else paragraphs.at(-1)?.lines.push(line);
  }
  close();
  return sections;
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let open: { kind: 'text' | 'list' | 'ordered' | 'table'; lines: string[] } | null = null;
  const close = () => {
    if (open) blocks.push(blockOf(open.kind, open.lines));
    open = null;
  };
  for (const line of lines) {
    const text = line.trim();
    if (!text) {
      close();
      continue;
    }
    const item = /^([-*]|\d+\.)\s+(.*)$/.exec(text);
    const kind = item ? (/^\d/.test(item[1]!) ? 'ordered' : 'list') : text.startsWith('|') ? 'table' : 'text';
    const wrapped = kind === 'text' && open !== null;
    if (!wrapped && (open as { kind: string } | null)?.kind !== kind) close();
    open ??= { kind, lines: [] };
    const own = (open as { lines: string[] }).lines;
    if (wrapped && own.length) own[own.length - 1] += ` ${text}`;
    else own.push(item ? item[2]! : text);
  }
  close();
  return blocks;
}

function blockOf(kind: 'text' | 'list' | 'ordered' | 'table', lines: string[]): Block {
  if (kind === 'text') return { kind, spans: spansOf(lines.join(' ')) };
  if (kind !== 'table') return { kind: 'list', ordered: kind === 'ordered', items: lines.map(spansOf) };
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
  const cells = (row: string) => row.replace(/^\||\|$/g, '').split('|');
  return { kind, rows: rows.map((row) => cells(row).map((cell) => spansOf(cell.trim()))) };
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, strong, em, code, link, href] = match;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'link', text: link!, href });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}

export interface FoundSection extends Section {
  /** Its place in the whole text. */
  place: number;
}

const folded = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

const wordsOf = ({ id, blocks }: Paragraph): string => {
  const spans = blocks.flatMap((block) =>
    block.kind === 'text' ? block.spans : block.kind === 'list' ? block.items.flat() : block.rows.flat(2),
  );
  return folded(`${id} ${spans.map(({ text }) => text).join('')}`);
};

/** The sections with the paragraphs that hold every word of a search; everything, where nothing is looked for. */
export function found(sections: readonly Section[], search: string): FoundSection[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const all = sections.map((section, place) => ({ ...section, place }));
  if (!wanted.length) return all;
  return all
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => {
        const words = wordsOf(paragraph);
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}
