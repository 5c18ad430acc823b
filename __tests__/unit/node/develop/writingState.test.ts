import path from 'node:path';
import { writingState } from '../../../../src/node/develop/writingState';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';
import { contentFolder } from '../../../../src/node/site/contentFolder';

const folder = contentFolder();
const nameOf = (file: string) => path.relative(process.cwd(), path.join(folder, file)).split(path.sep).join('/');
const own: Diagnostic = {
  file: nameOf('docs/a.mdx'),
  line: 3,
  column: 1,
  rule: 'front-matter/unknown-key',
  level: 'error',
  message: 'Unknown key "x".',
  hint: 'Remove it.',
};
const other: Diagnostic = {
  file: nameOf('site.yaml'),
  rule: 'front-matter/missing-key',
  level: 'warning',
  message: 'There is no title.',
};
const facts = { path: '/docs/a', notices: ['Start again.'], round: 4, queries: [] };

test('a page is told the faults of its file, and those of others', () => {
  expect(writingState([other, own], own.file, facts)).toEqual({
    file: own.file,
    own: [
      {
        place: `${own.file}:3:1`,
        rule: own.rule,
        level: 'error',
        message: own.message,
        hint: own.hint,
        source: { file: path.join(folder, 'docs', 'a.mdx'), line: 3 },
      },
    ],
    others: [
      {
        place: other.file,
        rule: other.rule,
        level: 'warning',
        message: other.message,
        hint: null,
        source: { file: path.join(folder, 'site.yaml'), line: 1 },
      },
    ],
    otherCounts: { errors: 0, warnings: 1 },
    ...facts,
  });
});

test('a page without a file has no faults of its own, and of very many others the first are sent', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...own, message: `Fault ${index}.` }));
  const state = writingState(many, null, facts);
  expect(state.own).toEqual([]);
  expect(state.others.map(({ message }) => message)).toEqual(many.slice(0, 50).map(({ message }) => message));
  expect(state.otherCounts).toEqual({ errors: 10_000, warnings: 0 });
});

test('errors come before warnings, of its own file and of others', () => {
  const { own: ofPage, others } = writingState([other, { ...other, level: 'error' }, own], other.file, facts);
  expect(ofPage.map(({ level }) => level)).toEqual(['error', 'warning']);
  expect(others.map(({ level }) => level)).toEqual(['error']);
});
