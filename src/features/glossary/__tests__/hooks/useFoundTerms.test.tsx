import { renderHook } from '@testing-library/react';
import { useFoundTerms } from '../../components/FoundTerms';
import type { FindableTerm } from '../../model/termIndex';

const term = (name: string, words: string[] = [], variants: string[] = []): FindableTerm => ({
  key: name.toLowerCase().replace(/\W/g, '-'),
  term: name,
  variants,
  words: words.map((word) => ({ word })),
});

const TERMS = [
  term('hyvityslasku', ['credit note', 'kreditfaktura']),
  term('Hyvä erä'),
  term('jakelun keskeytys', ['delivery pause', 'leveransuppehåll']),
  term('lasku', ['invoice', 'faktura']),
  term('Määrä', ['quantity', 'antal'], ['lukumäärä']),
  term('Y-tunnus', ['business ID']),
];
const find = (query: string) => renderHook(() => useFoundTerms(query, TERMS, 'fi')).result.current.sort();

test.each(TERMS.map(({ term: name, key }) => [name, key]))('"%s" matches after each typed letter', (name, key) => {
  const typed = Array.from({ length: name.length }, (_, at) => name.slice(0, at + 1)).filter(
    (text) => !text.endsWith('-'),
  );
  expect(typed.filter((text) => !find(text).includes(key))).toEqual([]);
});

test.each([
  ['', []],
  ['!?', []],
  ['laskuja', ['lasku']],
  ['hyvityslaskujen', ['hyvityslasku']],
  ['maara', ['m--r-']],
  ['lukumäärä', ['m--r-']],
  ['keskeytys jakelun', ['jakelun-keskeytys']],
  ['jakelun lasku', []],
  ['constructor', []],
  ['__proto__', []],
  ['👍', []],
])('the query "%s" finds %j', (query, keys) => expect(find(query)).toEqual(keys));
