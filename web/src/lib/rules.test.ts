// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseRules, rulesOf, spansOf } from './rules';

const TEXT = `# Castle

First **words**.

## 1 The box

**CA-1.1** One
wrapped line.

- first
  more of it
- second

**CA-1.2** | no | table
| a | b |
|---|---|
| 1 | *2* |
`;

describe('rules', () => {
  const sections = parseRules(TEXT);

  it('have sections with numbered paragraphs', () => {
    expect(sections.map(({ heading, level }) => [heading, level])).toEqual([
      ['Castle', 1],
      ['1 The box', 2],
    ]);
    expect(sections[0]!.paragraphs.map(({ id }) => id)).toEqual(['']);
    expect(sections[1]!.paragraphs.map(({ id }) => id)).toEqual(['CA-1.1', 'CA-1.2']);
  });

  it('join wrapped lines and keep lists and tables', () => {
    const [first, second] = sections[1]!.paragraphs;
    expect(first!.blocks).toEqual([
      { kind: 'text', spans: [{ kind: 'plain', text: 'One wrapped line.' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'plain', text: 'first more of it' }], [{ kind: 'plain', text: 'second' }]],
      },
    ]);
    const tables = second!.blocks.filter((block) => block.kind === 'table');
    expect(tables.at(-1)!.rows.at(-1)).toEqual([[{ kind: 'plain', text: '1' }], [{ kind: 'em', text: '2' }]]);
  });

  it('know spans', () => {
    expect(spansOf('a **b** `c` [d](/e) f').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'plain:a ',
      'strong:b',
      'plain: ',
      'code:c',
      'plain: ',
      'link:d',
      'plain: f',
    ]);
  });

  it('of Castellan are there in both languages, paragraph by paragraph', async () => {
    const ids = async (lang: 'ru' | 'en') =>
      (await rulesOf('castellan', lang))!
        .flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))
        .filter(Boolean);
    expect(await ids('ru')).toEqual(await ids('en'));
    expect((await ids('en')).length).toBeGreaterThan(10);
    expect(await rulesOf('nothing', 'en')).toBeNull();
  });
});
