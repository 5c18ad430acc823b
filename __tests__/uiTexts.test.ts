import path from 'node:path';
import { readFileSync } from 'node:fs';
import { listFiles } from '../src/node/content/listFiles';
import { fixtureTexts } from './support/fixtureTexts';

/** Names of admonitions, which the compiler puts together from what the writer wrote. */
const BY_KIND = ['note', 'tip', 'info', 'warning', 'danger'];

const source = listFiles(path.resolve('src'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Keys of each catalogue, those of the plural forms of a text as one. */
const keys = new Map(
  Object.entries(fixtureTexts()).map(([namespace, texts]) => [
    namespace,
    new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''))),
  ]),
);

function isUsed(namespace: string, key: string): boolean {
  if (source.includes(`'${namespace}.${key}'`)) return true;
  // The tools for support bring their catalogue with them, so they name its texts without it.
  if (namespace === 'reply') return new RegExp(`\\b(?:t|text|field)\\([^)]*'${key}'`).test(source);
  return namespace === 'content' && (BY_KIND.includes(key) || new RegExp(`textMark\\([^)]*'${key}'`).test(source));
}

test.each([...keys])('every text of %s is shown somewhere', (namespace, own) => {
  expect([...own].filter((key) => !isUsed(namespace, key))).toEqual([]);
});

// The types hold the site's own catalogues to the code; this holds the catalogues of the tests to it.
test('the code names no text that the catalogues of the tests lack', () => {
  const named = [...source.matchAll(/'([a-zA-Z]+)\.(?!yaml')([a-zA-Z]+)'/g)].filter(([, namespace = '']) =>
    keys.has(namespace),
  );
  const missing = named.filter(([, namespace = '', key = '']) => keys.get(namespace)?.has(key) !== true);
  expect(named.length).toBeGreaterThan(100);
  expect(missing.map(([written]) => written)).toEqual([]);
});
