import path from 'node:path';
import { readFileSync } from 'node:fs';
import { ALL_TEXT_KEYS } from '../src/node/site/askedTexts';
import { contentNamespaces } from '../src/node/site/featuresOf';
import { listFiles } from '../src/node/files/listFiles';
import { fixtureTexts } from './support/fixtureTexts';

/** Names of admonitions, which the compiler puts together from what the writer wrote. */
const BY_KIND = ['note', 'tip', 'info', 'warning', 'danger'];

const source = listFiles(path.resolve('src'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Starts of keys that code completes: `feedbackForm.reason${each}`. */
const started = [...source.matchAll(/`(\w+\.\w+)\$\{/g)].map(([, start = '']) => start);

function isUsed(namespace: string, key: string): boolean {
  if (source.includes(`'${namespace}.${key}'`)) return true;
  if (started.some((start) => `${namespace}.${key}`.startsWith(start))) return true;
  // Features give a component single texts as data.
  if (source.includes(`textsOf(locale, '${namespace}').${key}`)) return true;
  // The tools for support bring their catalogue with them, so they name its texts without it.
  if (namespace === 'reply') return new RegExp(`\\b(?:t|text|field)\\([^)]*'${key}'`).test(source);
  if (namespace === 'content' && BY_KIND.includes(key)) return true;
  return contentNamespaces().includes(namespace) && new RegExp(`textMark\\([^)]*'${key}'`).test(source);
}

test.each(Object.entries(ALL_TEXT_KEYS))('every text of %s is shown somewhere', (namespace, keys) => {
  expect(keys.filter((key) => !isUsed(namespace, key))).toEqual([]);
});

// The check holds the catalogues of the site to the code; this holds those of the tests to it, of every option.
test.each(['fi', 'en', 'sv'])('the catalogues of the tests in %s have the texts that the code asks for', (code) => {
  const keys = Object.entries(fixtureTexts(code)).map(([namespace, texts]) => [
    namespace,
    [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))].sort(),
  ]);
  const asked = Object.entries(ALL_TEXT_KEYS).map(([namespace, own]) => [namespace, [...own].sort()]);
  expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(asked));
});
