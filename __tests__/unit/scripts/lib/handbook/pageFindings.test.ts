import { formatFindings, pageFindings } from '../../../../../scripts/lib/handbook/pageFindings';

const FILES = ['README.md', 'CONTRIBUTING.md', 'handbook/a.md', 'handbook/b.md', 'handbook/images/a.png', 'handbook'];
const project = { commands: new Set(['check', 'test:unit']), has: (file: string) => FILES.includes(file) };
const other = { file: 'handbook/b.md', text: '# B\n\n## A & b: `c`\n\n## Again\n\n## Again\n' };

const faultsOf = (text: string, file = 'handbook/a.md') => formatFindings(pageFindings([{ file, text }, other], project));

describe('pageFindings', () => {
  test.each([
    ['a link to a page', '[b](b.md)'],
    ['a link to a heading of a page', '[b](b.md#a--b-c)'],
    ['a link to the second of two like headings', '[b](b.md#again-1)'],
    ['a link to a heading of the page itself', '# One two\n\n[up](#one-two)'],
    ['a link up', '[readme](../README.md)'],
    ['a picture', '![a](images/a.png)'],
    ['a link to another site', '[a](https://example.com/none.md#none)'],
    ['a link in a block of code', '```md\n[a](none.md)\n```'],
    ['a line of 120 characters', 'ä'.repeat(120)],
    ['a long row of a table', `| a |\n| --- |\n| ${'a'.repeat(200)} |`],
    ['a table in a block of code', '```md\n| a    | b |\n| ---- | - |\n```'],
    ['a file that is there', '`handbook/b.md`, `src/<name>.ts`, `content/site.yaml`'],
    ['a known command', '`npm run test:unit -- a`, npm run check.'],
  ])('accepts %s', (_, text) => {
    expect(faultsOf(text)).toBe('');
  });

  test.each([
    [
      'a link to no file',
      'Text.\n\n[a](c.md)',
      'handbook/a.md:3\n  The link "c.md" leads to no file: there is no handbook/c.md.\n  Write the path relative to the folder of this page.',
    ],
    [
      'a link to no heading',
      '[b](b.md#c)',
      'handbook/a.md:1\n  The link "b.md#c" leads to no heading of handbook/b.md.\n  Its headings are b, a--b-c, again, again-1.',
    ],
    [
      'a picture that is missing',
      '![a](images/b.png)',
      'handbook/a.md:1\n  The link "images/b.png" leads to no file: there is no handbook/images/b.png.\n  Write the path relative to the folder of this page.',
    ],
    [
      'a file that is not there',
      'Text `src/none.ts`.',
      'handbook/a.md:1\n  There is no src/none.ts.\n  Name the file where it is now.',
    ],
    [
      'a long line',
      `\n${'a '.repeat(60)}b`,
      'handbook/a.md:2\n  The line has more than 120 characters.\n  Break it.',
    ],
    [
      'a padded row',
      '| a | b |\n| --- | --- |\n| a   | b |',
      'handbook/a.md:3\n  The row is padded.\n  Write one space on either side of a cell, and ---.',
    ],
    [
      'a padded line below the head',
      '| a | b |\n| ----- | --- |\n| a | b |',
      'handbook/a.md:2\n  The row is padded.\n  Write one space on either side of a cell, and ---.',
    ],
    [
      'an unknown command',
      '```sh\nnpm run chek -- a\n```',
      'handbook/a.md:2\n  There is no command "npm run chek".\n  The commands are in package.json.',
    ],
  ])('reports %s', (_, text, report) => {
    expect(faultsOf(text)).toBe(report);
  });

  test.each([
    ['README.md', 150],
    ['CONTRIBUTING.md', 200],
  ])('holds %s to %i lines', (file, most) => {
    expect(faultsOf('a\n'.repeat(most), file)).toBe('');
    expect(faultsOf('a\n'.repeat(most + 1), file)).toBe(
      `${file}:${most + 1}\n  The page has ${most + 1} lines, more than ${most}.\n  Move a part of it to a page of the handbook, and link that.`,
    );
  });
});
