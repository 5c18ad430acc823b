import path from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { allTextKeys } from '../src/node/site/requestedTexts';
import { contentNamespaces } from '../src/node/content/mdx/components/registry';
import { listFiles } from '../src/node/files/listFiles';
import { createTextReader, ENGINE_TEXTS } from '../src/node/site/readTexts';
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

const LANGUAGES = readdirSync(ENGINE_TEXTS);
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A text may be longer than the English one by this factor and these characters: the layout is tried with such texts. */
const LONGER = { factor: 1.7, characters: 12 };

const readTexts = (code: string, namespace: string) =>
  JSON.parse(readFileSync(path.join(ENGINE_TEXTS, code, `${namespace}.json`), 'utf8')) as Record<string, string>;
const valuesIn = (text: string) =>
  [...new Set(text.match(/\{\{\w+\}\}/g))].filter((value) => value !== '{{count}}').sort();

describe.each(LANGUAGES)('the texts in %s', (code) => {
  const ofNumbers = new Intl.PluralRules(code).resolvedOptions().pluralCategories.filter((form) => form !== 'many');

  test.each(Object.entries(allTextKeys(added)))('of %s have all keys, plural forms and values', (namespace, keys) => {
    const [texts, english] = [readTexts(code, namespace), readTexts('en', namespace)];
    expect([...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].sort()).toEqual([...keys].sort());
    for (const [key, text] of Object.entries(texts)) {
      const original = english[key] ?? '';
      const base = key.replace(PLURAL, '');
      if (base !== key)
        expect(Object.keys(texts)).toEqual(expect.arrayContaining(ofNumbers.map((form) => `${base}_${form}`)));
      // Finnish inflects the names of languages and says "on this page" instead.
      const values = valuesIn(original).filter((value) => value !== '{{language}}');
      expect([key, valuesIn(text).filter((value) => value !== '{{language}}')]).toEqual([key, values]);
      expect([key, text.length <= original.length * LONGER.factor + LONGER.characters]).toEqual([key, true]);
    }
  });
});

test('a language that the engine does not speak has the English texts, with its own plural forms', () => {
  const textsOf = createTextReader('nowhere');
  expect(textsOf('pl', 'search')).toMatchObject({ count_few: '{{count}} results', none: 'No results were found' });
  expect(textsOf('sv', 'search').none).toBe(readTexts('sv', 'search').none);
});
