import type { Block } from '../../model/blocks';
import { findQuote, QUOTE_MAX, quoteText, quoteBounds } from '../../model/quotes';

const textLine = (text: string) => [{ text }];
const words = (count: number) => Array.from({ length: count }, (_, at) => `sana${String(at)}`).join(' ');

test('reads a quote in page order, without step numbers', () => {
  const blocks: Block[] = [
    { kind: 'heading', line: textLine('Näin') },
    { kind: 'list', start: 2, items: [[{ kind: 'paragraph', line: [{ text: 'Avaa ' }, { text: 'saldo' }] }]] },
    { kind: 'table', hasHead: true, rows: [[textLine('Tila'), textLine('Syy')]] },
    { kind: 'code', text: 'koodi' },
  ];
  expect(quoteText(blocks)).toBe('Näin Avaa saldo Tila Syy koodi');
});

test.each([
  [' \n ', []],
  [words(12), [words(12)]],
  [words(20), ['sana0 sana1 sana2 sana3 sana4 sana5', 'sana14 sana15 sana16 sana17 sana18 sana19']],
  ['x'.repeat(QUOTE_MAX), ['x'.repeat(QUOTE_MAX)]],
  ['x'.repeat(100_000), ['x'.repeat(100), 'x'.repeat(100)]],
  ['🙂'.repeat(300), ['🙂'.repeat(100), '🙂'.repeat(100)]],
  ['\ud83d', []],
])('%j has the bounds %j', (text, name) => {
  expect(quoteBounds(text)).toEqual(name);
  expect(() => name.map(encodeURIComponent)).not.toThrow();
});

test.each<[string[], number[]]>([
  [['b c'], [1, 3]],
  [
    ['b', 'd'],
    [1, 4],
  ],
])('of abcd %j is at %j', (name, place) => expect(findQuote('abcd', name)).toEqual(place));

test.each([[['d', 'b']], [['x']], [['b', 'x']], [['b', ' ']], [[' ']], [[]]])('%j is not in abcd', (name: string[]) => {
  expect(findQuote('abcd', name)).toBeUndefined();
});
