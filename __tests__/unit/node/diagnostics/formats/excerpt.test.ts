import { quote } from '../../../../../src/node/diagnostics/formats/excerpt';

test.each<[string, string, number | undefined, string[]]>([
  ['a link', 'Katso [tätä](/x) nyt.', 7, ['1 | Katso [tätä](/x) nyt.', '  |       ^^^^^^^^^^']],
  ['a word', 'yksi kaksi kolme', 6, ['1 | yksi kaksi kolme', '  |      ^^^^^']],
  ['a tag', 'a <Term name="b">', 3, ['1 | a <Term name="b">', '  |   ^^^^^^^^^^^^^^^']],
  ['a heading', '### Taso kolme', 1, ['1 | ### Taso kolme', '  | ^^^^^^^^^^^^^^']],
  ['a line after a tab', '\tab', 2, ['1 | \tab', '  | \t^^']],
  ['a letter of two units', '😀😀 ab', 6, ['1 | 😀😀 ab', '  |    ^^']],
  ['no column', 'teksti', undefined, ['1 | teksti']],
  ['a place behind the end', 'ab', 3, ['1 | ab']],
  ['an empty line', '', 1, []],
])('quotes %s', (_what, line, column, expected) => {
  expect(quote([line], { line: 1, column })).toEqual(expected);
});

test('a long line is cut around the place', () => {
  const [quoted = '', mark = ''] = quote([`${'a '.repeat(100)}TÄSSÄ${' b'.repeat(100)}`], { line: 1, column: 201 });
  expect(quoted).toMatch(/^1 \| …(a )+TÄSSÄ( b)+ …$/);
  expect(quoted.length).toBeLessThan(120);
  expect(quoted.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('TÄSSÄ');
});

test('there is nothing to quote without a line, or behind the last one', () => {
  expect(quote(['a'], {})).toEqual([]);
  expect(quote(['a'], { line: 2, column: 1 })).toEqual([]);
});
