import { realpathSync } from 'node:fs';
import path from 'node:path';
import { gitDatesOnce, readGitDates } from '../../../../src/node/content/gitDates';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../support/contentFolder';
import { commitAll } from '../../../support/commitAll';

const TEXT = Array.from({ length: 20 }, (_, line) => `Rivi ${line}.\n`).join('');

/** A page with more front matter and an image. */
const pageWith = (more: string, image: string) => `---\ntitle: A\n${more}---\n\n${TEXT}\n![A](${image})\n`;

/** A page that links to others in its front matter, in its text and by a definition. */
const linking = (address: string, file: string) =>
  `---\ntitle: A\naffects: [${address}]\n---\n\nKatso [toinen](${address}#osa "Osa"), [sama](${file}) ja [muu][m].\n\n[m]: ${address}\n`;

/** A repository with a commit for each set of changes, one day apart. */
function repositoryWith(commits: readonly Changes[]): string {
  const folder = realpathSync(makeTemporaryFolder());
  commits.forEach((changes, index) => commit(folder, changes, index + 1));
  return folder;
}

/** Commits changes on a day of a month. */
function commit(folder: string, changes: Changes, day: number): void {
  applyChanges(folder, changes);
  commitAll(folder, `2025-01-0${day}T10:00:00Z`);
}

/** First and last day of each file in a folder, by name. */
function daysOf(folder: string, below = 'content'): Record<string, string> {
  const dates = [...readGitDates(path.join(folder, below))];
  const day = (time: string) => Number(time.slice(8, 10));
  return Object.fromEntries(
    dates.map(([file, { added, changed }]) => [
      path.relative(path.join(folder, below), file),
      `${day(added)}-${day(changed)}`,
    ]),
  );
}

const rows: [what: string, commits: Changes[], expected: Record<string, string>][] = [
  ['a file that changes', [{ 'content/a': TEXT }, { x: 'x' }, { 'content/a': `${TEXT}Uusi.` }], { a: '1-3' }],
  [
    'a file that is moved as it is',
    [{ 'content/a': TEXT }, { 'content/a': `${TEXT}Uusi.` }, { 'content/a': null, 'content/b': `${TEXT}Uusi.` }],
    { b: '1-2' },
  ],
  [
    'a file moved and changed',
    [{ 'content/a': TEXT }, { 'content/a': null, 'content/b': `${TEXT}Uusi.` }],
    { b: '1-2' },
  ],
  ['a file that is moved into the folder', [{ 'old/a': TEXT }, { 'old/a': null, 'content/a': TEXT }], { a: '1-1' }],
  [
    'a file that is moved twice',
    [{ 'content/a': TEXT }, { 'content/a': null, 'content/b': TEXT }, { 'content/b': null, 'content/c': TEXT }],
    { c: '1-1' },
  ],
  [
    'a new file in the place of one that was moved',
    [{ 'content/a': TEXT }, { 'content/a': null, 'content/b': TEXT }, { 'content/a': 'Muuta.' }],
    { a: '3-3', b: '1-1' },
  ],
  [
    'a page that is moved with an alias, and finds what it shows from there',
    [
      { 'content/a.mdx': pageWith('', './a.svg') },
      { 'content/a.mdx': null, 'content/b/a.mdx': pageWith('aliases: [/docs/a]\n', '../a.svg') },
      { 'content/b/a.mdx': null, 'content/c.mdx': pageWith('aliases:\n  - /docs/a\n  - /docs/b/a\n', './a.svg') },
    ],
    { 'c.mdx': '1-1' },
  ],
  [
    'a page that is moved with an alias and another title',
    [
      { 'content/a.mdx': pageWith('', './a.svg') },
      { 'content/a.mdx': null, 'content/b.mdx': pageWith('aliases: [/docs/a]\nsidebar_label: B\n', './a.svg') },
    ],
    { 'b.mdx': '1-2' },
  ],
  [
    'a page whose links follow another that is moved',
    [
      { 'content/a.mdx': linking('/docs/b', './b.mdx#osa'), 'content/b.mdx': TEXT },
      { 'content/a.mdx': linking('/docs/c', './c.mdx#osa'), 'content/b.mdx': null, 'content/c.mdx': TEXT },
      { 'content/a.mdx': linking('/docs/d', './d.mdx'), 'content/c.mdx': null, 'content/d.mdx': TEXT },
    ],
    { 'a.mdx': '1-1', 'd.mdx': '1-1' },
  ],
  [
    'a page that changes before its links do',
    [
      { 'content/a.mdx': linking('/docs/b', './b.mdx') },
      { 'content/a.mdx': `${linking('/docs/b', './b.mdx')}Uusi.` },
      { 'content/a.mdx': `${linking('/docs/c', './c.mdx')}Uusi.` },
    ],
    { 'a.mdx': '1-2' },
  ],
  [
    'a page whose link leads to another site',
    [
      { 'content/a.mdx': linking('https://a.example.com', 'a') },
      { 'content/a.mdx': linking('https://b.example.com', 'a') },
    ],
    { 'a.mdx': '1-2' },
  ],
  [
    'a page that shows another image',
    [{ 'content/a.mdx': pageWith('', './a.svg') }, { 'content/a.mdx': pageWith('', './b.svg') }],
    { 'a.mdx': '1-2' },
  ],
  [
    'names with spaces, ä and line ends',
    [{ 'content/ä b\nc': TEXT }, { 'content/ä b\nc': null, 'content/"d"': TEXT }],
    { '"d"': '1-1' },
  ],
];

test.each(rows)('%s', (_what, commits, expected) => expect(daysOf(repositoryWith(commits))).toMatchObject(expected));

test('there are no dates outside a repository', () => expect(readGitDates(makeTemporaryFolder())).toEqual(new Map()));

test('a process reads the dates once', () => {
  const folder = repositoryWith([{ a: TEXT }]);
  const first = gitDatesOnce(folder);
  expect(first).toEqual(readGitDates(folder));
  commit(folder, { b: TEXT }, 2);
  expect(gitDatesOnce(folder)).toBe(first);
  expect(gitDatesOnce(makeTemporaryFolder())).toEqual(new Map());
});
