import { scoreLine, scoreOfAll, scoresOfFolders } from '../scores';

const mutants = [
  ['src/model/text/a.ts', 'Killed'],
  ['src/model/text/a.ts', 'Timeout'],
  ['src/model/text/b.ts', 'Survived'],
  ['src/model/text/b.ts', 'NoCoverage'],
  ['src/model/text/b.ts', 'Ignored'],
  ['src/model/text/deep/c.ts', 'RuntimeError'],
  ['src/model/d.ts', 'Killed'],
].map(([fileName = '', status = '']) => ({ fileName, status }));

test('each folder has the score of its own files, without ignored mutants', () => {
  expect(scoresOfFolders(mutants)).toEqual([
    { name: 'src/model', found: 1, counted: 1, percent: 100 },
    { name: 'src/model/text', found: 2, counted: 4, percent: 50 },
  ]);
});

test('the total score is that of all mutants, not the mean of folders', () => {
  expect(scoreOfAll(mutants)).toEqual({ name: 'all', found: 3, counted: 5, percent: 60 });
  expect(scoreOfAll([]).percent).toBe(100);
});

test.each([
  [80, ' 80.0 %          4/5  src/model'],
  [81, ' 80.0 %          4/5  src/model  below 81 %'],
])('a line of the table with the limit of %d per cent', (least, line) => {
  expect(scoreLine({ name: 'src/model', found: 4, counted: 5, percent: 80 }, least)).toBe(line);
});
