// Writes src/lib/wire.ts from src/lib/wire.schema.json; with --check only says whether it is current.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schemaFile = new URL('../src/lib/wire.schema.json', import.meta.url);
const typesFile = new URL('../src/lib/wire.ts', import.meta.url);

/** The generator reads an older dialect: tuples are lists of `items`, shared types live in `definitions`. */
function olderDialect(node) {
  if (Array.isArray(node)) return node.map(olderDialect);
  if (node === null || typeof node !== 'object') return node;
  const { prefixItems, items, $defs, ...rest } = node;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, olderDialect(value)]));
  if (typeof plain.$ref === 'string') plain.$ref = plain.$ref.replace('#/$defs/', '#/definitions/');
  if ($defs) plain.definitions = olderDialect($defs);
  if (prefixItems) {
    plain.items = olderDialect(prefixItems);
    const whole = items === undefined && node.maxItems === prefixItems.length;
    plain.additionalItems = whole ? false : items === undefined ? true : olderDialect(items);
    if (whole && node.minItems < node.maxItems) plain.tsType = openTuple(prefixItems, node.minItems);
  } else if (items !== undefined) {
    plain.items = olderDialect(items);
  }
  return plain;
}

/** The generator would write a union of shorter and longer tuples, which cannot be taken apart. */
function openTuple(items, least) {
  const written = items.map((item, n) => (n < least ? plainType(item) : `(${plainType(item)})?`));
  return `[${written.join(', ')}]`;
}
function plainType({ type, anyOf }) {
  if (anyOf) return anyOf.map(plainType).join(' | ');
  if (['integer', 'number'].includes(type)) return 'number';
  if (['string', 'boolean', 'null'].includes(type)) return type;
  throw new Error(`no plain type: ${type}`);
}

const { definitions, ...root } = olderDialect(JSON.parse(await readFile(schemaFile, 'utf8')));
const rootIsType = ['anyOf', 'oneOf', 'properties', '$ref'].some((key) => key in root);
// Every shared type is wanted, also those the root does not mention: an empty root lists them all.
const everything = {
  type: 'object',
  definitions: { ...definitions, ...(rootIsType ? { [root.title ?? 'Message']: root } : {}) },
};
const types = await compile(everything, 'Wire', {
  additionalProperties: false,
  bannerComment:
    '/* eslint-disable */\n// Made by `make wire` from the messages of the server; not to be edited.',
  unreachableDefinitions: true,
  style: { printWidth: 110, singleQuote: true },
});

if (process.argv.includes('--check')) {
  const current = await readFile(typesFile, 'utf8').catch(() => '');
  if (current !== types) {
    console.error('web/src/lib/wire.ts is out of date: run `make wire` and commit the result.');
    process.exit(1);
  }
} else {
  await writeFile(typesFile, types);
}
