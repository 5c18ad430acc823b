import { formatFinding, formatReport, placeOf } from '../../../../src/node/diagnostics/diagnostic';

test.each([
  [{ file: 'content/site.yaml', message: '' }, 'content/site.yaml'],
  [{ file: 'content/site.yaml', line: 3, message: '' }, 'content/site.yaml:3'],
  [{ file: 'content/site.yaml', line: 3, column: 5, message: '' }, 'content/site.yaml:3:5'],
  [{ file: 'content/site.yaml', column: 5, message: '' }, 'content/site.yaml'],
])('the place of %j is %s', (diagnostic, place) => {
  expect(placeOf(diagnostic)).toBe(place);
});

test('a finding without a hint has two lines', () => {
  expect(formatFinding({ file: 'a.mdx', line: 1, message: 'Väärin.' })).toBe('a.mdx:1\n  Väärin.');
});

test('a report on one error counts in the singular', () => {
  expect(formatReport([{ file: 'a.mdx', message: 'Wrong.', hint: 'Fix it.' }])).toBe(
    'The content has 1 error in 1 file.\n\na.mdx\n  Wrong.\n  Fix it.',
  );
});

test('a report goes by file, line and column, with what concerns a whole file first', () => {
  const diagnostics = [
    { file: 'b.mdx', message: 'Fifth.' },
    { file: 'a.mdx', line: 10, message: 'Fourth.' },
    { file: 'a.mdx', line: 2, column: 7, message: 'Third.' },
    { file: 'a.mdx', line: 2, column: 1, message: 'Second.' },
    { file: 'a.mdx', message: 'First.' },
  ];
  expect(formatReport(diagnostics)).toBe(
    'The content has 5 errors in 2 files.\n\n' +
      'a.mdx\n  First.\n\na.mdx:2:1\n  Second.\n\na.mdx:2:7\n  Third.\n\na.mdx:10\n  Fourth.\n\nb.mdx\n  Fifth.',
  );
});
