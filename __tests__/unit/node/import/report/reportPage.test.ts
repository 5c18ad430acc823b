import { parseImportArguments } from '../../../../../src/node/import/importArguments';
import type { ReportEntry } from '../../../../../src/node/import/markdown/reportEntry';
import { reportPage, share, summary } from '../../../../../src/node/import/report/reportPage';

const entry = (kind: ReportEntry['kind'], message: string): ReportEntry => ({
  kind,
  message,
  from: { file: 'a.md', line: 2, column: 3 },
});
const REPORT = {
  source: 'site',
  totals: { pages: 2, addresses: { all: 2, kept: 1 }, anchors: { all: 3, kept: 3 }, words: { all: 1000, lost: 1 } },
  files: [
    { path: 'docs/a.mdx', from: 'a.md', fate: 'kept' as const },
    { path: 'docs/b.mdx', from: undefined, fate: 'removed' as const },
    { path: 'docs/c.mdx', from: undefined, fate: 'left' as const },
  ],
  entries: [
    entry('html', 'h'),
    entry('html', 'i'),
    entry('link-lost', '<l>'),
    entry('image-text', 'm'),
    entry('image-text', 'n'),
  ],
};

test('what needs a person comes first, then what is most frequent', () => {
  const lines = summary(REPORT).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Pages: 2. Addresses kept: 1 of 2. Anchors kept: 3 of 3 (100 %).',
    'Words kept: 999 of 1000 (99.90 %).',
    'Kept as changed by hand: docs/a.mdx.',
    'Removed, as the old site no longer makes them: docs/b.mdx.',
    'Kept as changed by hand, though the old site no longer makes them: docs/c.mdx. Remove them, or go on with them.',
  ]);
  expect(lines.slice(6).map((line) => line.trim().split(' (')[0])).toEqual([
    '2  image-text',
    '1  link-lost',
    '2  html',
  ]);
});

test('the page has every entry with its place, and text is no HTML', () => {
  const page = reportPage(REPORT);
  expect(page).toContain('<td><code>a.md:2:3</code></td><td>–</td><td>&lt;l&gt;</td>');
  expect(page).toContain('kept: changed by hand');
});

test.each([
  [1, 1, '100 %'],
  [99_999, 100_000, '99.99 %'],
  [0, 0, '100 %'],
])('%i of %i is %s', (part, all, expected) => expect(share(part, all)).toBe(expected));

test('the arguments of the command are read', () => {
  expect(parseImportArguments(['docusaurus', 'a', '--to=b', '--built', 'c', '--dry-run'])).toEqual({
    kind: 'docusaurus',
    folder: 'a',
    to: 'b',
    built: 'c',
    dryRun: true,
  });
});

test.each([
  [[], 'Say what to import: docusaurus or markdown.'],
  [['hugo', 'a'], '"hugo" cannot be imported: docusaurus or markdown.'],
  [['markdown'], 'Name the folder to import.'],
  [['markdown', 'a'], 'Name the content folder to write with --to.'],
  [['markdown', 'a', 'b', '--to', 'c'], '"b" is one folder too many.'],
  [['markdown', 'a', '--to'], '--to names no folder.'],
  [['markdown', 'a', '--into', 'b'], 'There is no option --into.'],
])('%j is refused', (args, message) => {
  const refused = parseImportArguments(args);
  expect(typeof refused === 'string' && refused.split('\n')[0]).toBe(message);
});
