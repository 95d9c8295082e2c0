// @vitest-environment node
/** Both worlds are readable: AA for text, 3:1 for what one must find. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEATS } from './lib/seats';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const colours = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
const [day, night] = css.split("[data-theme='dark']").map(colours);
const worlds = { day: day!, night: { ...day!, ...night! } };

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const text: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'bad'].flatMap((ink) =>
    papers.map((paper): [string, string] => [ink, paper]),
  ),
  ['on-accent', 'accent'],
  ['accent-strong', 'accent-tint'],
  ['ink-soft', 'accent-tint'],
  ['ink', 'gold-tint'],
  ['ink-soft', 'gold-tint'],
  ['accent', 'gold-tint'],
  ['ink', 'bad-tint'],
  ...Array.from({ length: SEATS }, (_, k): [string, string][] => [
    [`seat-${k}-ink`, `seat-${k}`],
    ['ink', `seat-${k}-tint`],
    ['ink-soft', `seat-${k}-tint`],
  ]).flat(),
];
const signs: [string, string][] = [
  ...['line-strong', 'focus', 'gold'].flatMap((sign) =>
    ['paper', 'paper-raised'].map((on): [string, string] => [sign, on]),
  ),
  ...Array.from({ length: SEATS }, (_, k): [string, string] => [`seat-${k}-edge`, 'paper']),
];

describe.each(Object.entries(worlds))('%s', (_, world) => {
  it.each(text)('%s can be read on %s', (ink, paper) => {
    expect(contrast(world[ink]!, world[paper]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(signs)('%s can be found on %s', (sign, paper) => {
    expect(contrast(world[sign]!, world[paper]!)).toBeGreaterThanOrEqual(3);
  });
});

it('prints in the colours of the day', () =>
  expect(css).toMatch(/@media not print \{\s*:root\[data-theme='dark'\]/));
