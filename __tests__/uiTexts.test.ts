import path from 'node:path';
import { readFileSync } from 'node:fs';
import { allTextKeys } from '../src/node/site/requestedTexts';
import { contentNamespaces } from '../src/node/content/mdx/components/registry';
import { listFiles } from '../src/node/files/listFiles';
import { fixtureTexts } from './support/fixtureTexts';
import { added } from './support/engine';

/** Names of admonitions, which the compiler builds from the text. */
const BY_KIND = ['note', 'tip', 'info', 'warning', 'danger'];

const source = listFiles(path.resolve('src'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Prefixes of keys that code completes: `feedbackForm.reason${each}`. */
const started = [...source.matchAll(/`(\w+\.\w+)\$\{/g)].map(([, start = '']) => start);

function isUsed(namespace: string, key: string): boolean {
  if (source.includes(`'${namespace}.${key}'`)) return true;
  if (started.some((start) => `${namespace}.${key}`.startsWith(start))) return true;
  // Features pass single texts to a component as data.
  if (source.includes(`textsOf(locale, '${namespace}').${key}`)) return true;
  // The tools for support load their own catalogue, and name its texts without it.
  if (namespace === 'reply') return new RegExp(`\\b(?:t|text|field)\\([^)]*'${key}'`).test(source);
  if (namespace === 'content' && BY_KIND.includes(key)) return true;
  return contentNamespaces(added).includes(namespace) && new RegExp(`textMark\\([^)]*'${key}'`).test(source);
}

test.each(Object.entries(allTextKeys(added)))('every text of %s is used', (namespace, keys) => {
  expect(keys.filter((key) => !isUsed(namespace, key))).toEqual([]);
});

// The content check compares the site's catalogues with the code; this compares those of the tests.
test.each(['fi', 'en', 'sv'])('the test catalogues in %s have all texts that the code uses', (code) => {
  const keys = Object.entries(fixtureTexts(code)).map(([namespace, texts]) => [
    namespace,
    [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))].sort(),
  ]);
  const asked = Object.entries(allTextKeys(added)).map(([namespace, own]) => [namespace, [...own].sort()]);
  expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(asked));
});
