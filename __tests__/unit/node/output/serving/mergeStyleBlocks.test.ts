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

const block = (letters: string, pages = 1) => ({
  ids: [...letters],
  css: [...letters].map((letter) => `.${letter}{}`).join(''),
  pages,
});

test('as many blocks as there is room for stay as they are', () => {
  const blocks = [block('ab'), block('cd')];
  const merged = mergeStyleBlocks(blocks, 2);
  expect([...merged.values()].map(({ css }) => css)).toEqual(blocks.map(({ css }) => css));
});

test('the two that are most alike become one, in whose order both find theirs', () => {
  const merged = mergeStyleBlocks([block('abcd'), block('axcd'), block('qrst')], 2);
  const expected = { ids: [...'axbcd'], css: '.a{}.x{}.b{}.c{}.d{}' };
  expect(merged.get(block('abcd').css)).toEqual(expected);
  expect(merged.get(block('axcd').css)).toEqual(expected);
  expect(merged.get(block('qrst').css)).toEqual({ ids: [...'qrst'], css: block('qrst').css });
});

test('what many pages have grows last', () => {
  const merged = mergeStyleBlocks([block('abc', 1000), block('abd', 1), block('xyzabe', 1)], 2);
  expect(merged.get(block('abc').css)?.css).toBe(block('abc').css);
  expect(merged.get(block('abd').css)).toEqual(merged.get(block('xyzabe').css));
});

test('one block serves all where there is room for one', () => {
  const merged = mergeStyleBlocks([block('ab'), block('bc'), block('ca')], 1);
  expect(new Set([...merged.values()].map(({ css }) => css)).size).toBe(1);
  expect(new Set(merged.get(block('ab').css)?.ids)).toEqual(new Set('abc'));
});
