// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { amended, find, isOurs } from './routes';

describe('find', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/table/abc', 'table', { id: 'abc' }],
    ['/table/abc/', 'table', { id: 'abc' }],
    ['/table/abc/replay', 'tableReplay', { id: 'abc' }],
    ['/replay/r1', 'replay', { id: 'r1' }],
    ['/move/t%20k', 'move', { token: 't k' }],
    ['/score', 'scores', {}],
    ['/score/castellan', 'score', { game: 'castellan' }],
    ['/rules/castellan', 'rules', { game: 'castellan' }],
    ['/games/castellan', 'game', { game: 'castellan' }],
    ['/about', 'about', {}],
    ['/table', 'nowhere', {}],
    ['/table/a/b/c', 'nowhere', {}],
    ['/move/%E0%A4%A', 'nowhere', {}],
  ])('%s', (path, page, params) => {
    expect(find(path)).toEqual({ page, params });
  });
});

describe('isOurs', () => {
  it('leaves files and other houses to the browser', () => {
    const ours = (href: string) => isOurs(new URL(href, 'http://house'), 'http://house');
    expect(ours('/table/abc?x=1#y')).toBe(true);
    expect(ours('/api/tables/abc/record')).toBe(false);
    expect(ours('/favicon.svg')).toBe(false);
    expect(ours('https://elsewhere.example/')).toBe(false);
  });
});

describe('amended', () => {
  it('changes details and keeps the rest', () => {
    const href = 'http://house/table/a/replay?seat=1&lang=ru#x';
    expect(amended(href, { query: { at: '7', seat: null } }).href).toBe(
      'http://house/table/a/replay?lang=ru&at=7#x',
    );
    expect(amended(href, { hash: '' }).href).toBe('http://house/table/a/replay?seat=1&lang=ru');
  });
});
