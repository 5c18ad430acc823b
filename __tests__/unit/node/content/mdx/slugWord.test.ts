import { isSlugWord } from '../../../../../src/node/content/mdx/slugWord';

test.each([
  ['tapa', true],
  ['käyttö-1', true],
  ['', false],
  ['Tapa', false],
  ['oma tapa', false],
  ['-tapa', false],
  ['tapa--b', false],
  ['a"b', false],
])('"%s" may stand in ids: %s', (text, expected) => {
  expect(isSlugWord(text)).toBe(expected);
});
