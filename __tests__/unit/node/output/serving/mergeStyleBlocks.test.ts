import { mergeStyleBlocks, splitRules } from '../../../../../src/node/output/serving/mergeStyleBlocks';

test.each([
  ['', []],
  ['.a{b:c;}.d{}', ['.a{b:c;}', '.d{}']],
  ['@media print{.a{b:c;}.d{}}.e{}', ['@media print{.a{b:c;}.d{}}', '.e{}']],
  ['.a{content:"}";}.b{content:\'{\';}', ['.a{content:"}";}', ".b{content:'{';}"]],
  ['.a{content:"\\"}";}.b{}', ['.a{content:"\\"}";}', '.b{}']],
])('%s is taken apart into %j', (css, rules) => {
  expect(splitRules(css)).toEqual(rules);
});

const css = (letters: string) => [...letters].map((letter) => `.${letter}{}`).join('');
const blocks = (...kinds: [letters: string, pages: number][]) =>
  new Map(kinds.map(([letters, pages]) => [css(letters), pages]));

test('as many blocks as there is room for stay as they are', () => {
  const merged = mergeStyleBlocks(blocks(['ab', 1], ['cd', 1]), 2);
  expect([...merged]).toEqual([
    [css('ab'), css('ab')],
    [css('cd'), css('cd')],
  ]);
});

test('the two that are most alike become one, in whose order both find theirs', () => {
  const merged = mergeStyleBlocks(blocks(['abcd', 1], ['axcd', 1], ['qrst', 1]), 2);
  expect([...merged]).toEqual([
    [css('qrst'), css('qrst')],
    [css('abcd'), css('axbcd')],
    [css('axcd'), css('axbcd')],
  ]);
});

test('what many pages have grows last', () => {
  const merged = mergeStyleBlocks(blocks(['abc', 1000], ['abd', 1], ['xyzabe', 1]), 2);
  expect(merged.get(css('abc'))).toBe(css('abc'));
  expect(merged.get(css('abd'))).toBe(merged.get(css('xyzabe')));
});

test('one block serves all where there is room for one', () => {
  const merged = mergeStyleBlocks(blocks(['ab', 1], ['bc', 1], ['ca', 1]), 1);
  expect(new Set(merged.values()).size).toBe(1);
  expect(splitRules(merged.get(css('ab')) ?? '').sort()).toEqual(splitRules(css('abc')));
});
