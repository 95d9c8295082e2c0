// @vitest-environment node
/** Every word that people read lives in the Fluent files, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('.', import.meta.url).pathname;
const TEXTS = new URL('../../src/castlewright/texts/', import.meta.url).pathname;

const files = (readdirSync(ROOT, { recursive: true }) as string[]).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|(^|\/)(harness|lib\/wire)/.test(name),
);
const source = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const components = files.filter((name) => name.endsWith('.svelte'));

const SPOKEN = new Set(['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']);
const LETTERS = /\p{L}/u;

/** Text with letters that stands in the markup itself, or in attributes that are read aloud. */
function rawTexts(code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, spoken));
    if (typeof node !== 'object' || node === null) return;
    const { type, ...fields } = node as { type?: string } & Record<string, unknown>;
    if (type === 'Text' && spoken && LETTERS.test(String(fields.data)))
      found.push(String(fields.data).trim());
    for (const [key, value] of Object.entries(fields)) {
      if (key === 'expression' || key === 'css' || key === 'instance' || key === 'module') continue;
      if (key === 'attributes')
        for (const each of value as AST.Attribute[]) visit(each, SPOKEN.has(each.name));
      else visit(value, /(Attribute|Directive)$/.test(type ?? '') ? spoken : true);
    }
  };
  visit(parse(code, { modern: true }).fragment, true);
  return found;
}

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang);
  for (const topic of ['house', 'client', 'server', 'learn']) {
    const errors = made.addResource(new FluentResource(readFileSync(`${TEXTS}${topic}.${lang}.ftl`, 'utf8')));
    if (errors.length) throw errors[0];
  }
  return made;
}
const idsOf = (lang: string) =>
  ['client', 'learn']
    .flatMap((topic) => [
      ...readFileSync(`${TEXTS}${topic}.${lang}.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm),
    ])
    .map((match) => match[1]!)
    // A lesson's own words come by their ids from the server.
    .filter((id) => !id.startsWith('lesson-'));

/** `t('id')` and the like: whole ids, and patterns for ids made with an argument. */
function usedIds(): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const name of files.filter((each) => !each.startsWith('games/'))) {
    const code = source(name);
    for (const [, id] of code.matchAll(/\b(?:t|say)\(\s*'([a-z-]+)'/g)) whole.add(id!);
    for (const [, , id] of code.matchAll(/\b(t|say)\([^()'`]*\? '([a-z-]+)'/g)) whole.add(id!);
    for (const [, id] of code.matchAll(/`([a-z-]+\$\{[^`]+)`/g))
      patterns.push(new RegExp(`^${id!.replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));
  }
  return { whole, patterns };
}

describe('components', () => {
  it('are many', () => expect(components.length).toBeGreaterThan(20));

  it.each(components)('%s holds no text of its own', (name) => {
    expect(rawTexts(source(name))).toEqual([]);
  });

  it.each(components)('%s has no style attribute: the content policy forbids it', (name) => {
    expect(source(name)).not.toMatch(/\sstyle=/);
  });

  it('would be caught', () => {
    expect(rawTexts('<p>Hello</p>')).toEqual(['Hello']);
    expect(rawTexts('{#if x}<b>{y} очков</b>{/if}')).toEqual(['очков']);
    expect(rawTexts('<a aria-label="Menu" class="menu" href="/x">·</a>')).toEqual(['Menu']);
    expect(rawTexts('<input placeholder="Name {n}" />')).toEqual(['Name']);
  });
});

describe('messages', () => {
  const { whole, patterns } = usedIds();

  it('are the same in both languages', () => expect(idsOf('ru')).toEqual(idsOf('en')));

  it.each(['ru', 'en'])('that are used exist in %s', (lang) => {
    const known = bundle(lang);
    expect([...whole].filter((id) => !known.hasMessage(id))).toEqual([]);
  });

  it('that exist are used', () => {
    const unused = idsOf('en').filter(
      (id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it('use the same arguments in both languages', () => {
    const variables = (lang: string) =>
      readFileSync(`${TEXTS}client.${lang}.ftl`, 'utf8')
        .split(/^(?=[a-z])/m)
        .map((entry) => [entry.split(' ')[0], new Set(entry.match(/\$\w+/g))] as const)
        .filter(([, names]) => names.size);
    expect(Object.fromEntries(variables('ru'))).toEqual(Object.fromEntries(variables('en')));
  });

  it('never shout', () => {
    for (const lang of ['ru', 'en'])
      expect(readFileSync(`${TEXTS}client.${lang}.ftl`, 'utf8')).not.toContain('!');
  });
});
