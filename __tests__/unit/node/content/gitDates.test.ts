import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import {
  datesOf,
  gitDatesOnce,
  readGitDates,
  startGitDates,
  timeOfContent,
} from '../../../../src/node/content/gitDates';
import type { Content } from '../../../../src/node/content/loadContent';
import type { RuleContext } from '../../../../src/node/content/rules/contentRule';
import { gitHistory } from '../../../../src/node/content/rules/files';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../support/contentFolder';
import { commitAll } from '../../../support/commitAll';

const TEXT = Array.from({ length: 20 }, (_, line) => `Rivi ${line}.\n`).join('');

/** A page with more front matter and an image. */
const pageWith = (more: string, image: string) => `---\ntitle: A\n${more}---\n\n${TEXT}\n![A](${image})\n`;

/** A page that links to others in its front matter, in its text and by a definition. */
const linking = (address: string, file: string) =>
  `---\ntitle: A\naffects: [${address}]\n---\n\nKatso [toinen](${address}#osa "Osa"), [sama](${file}) ja [muu][m].\n\n[m]: ${address}\n`;

/** A repository with a commit for each set of changes of its folder `content`, one day apart. */
function repositoryWith(commits: readonly Changes[]): string {
  const folder = realpathSync(makeTemporaryFolder());
  commits.forEach((changes, index) => commit(folder, changes, index + 1));
  return folder;
}

/** Commits changes on a day of a month. */
function commit(folder: string, changes: Changes, day: number): void {
  applyChanges(path.join(folder, 'content'), changes);
  commitAll(folder, `2025-01-0${day}T10:00:00Z`);
}

/** First and last day of each file, by name. */
function daysOf(folder: string): Record<string, string> {
  const content = path.join(folder, 'content');
  const day = (time = '?') => (time === '?' ? time : Number(time.slice(8, 10)));
  return Object.fromEntries(
    [...(readGitDates(content) ?? [])].map(([file, { added, changed }]) => [
      path.relative(content, file),
      `${day(added)}-${day(changed)}`,
    ]),
  );
}

const MORE = `${TEXT}Uusi.`;
const [LINKING, FOLLOWING] = [linking('/docs/b', './b.mdx'), linking('/docs/c', './c.mdx')];
const [ALIASED, TITLED] = ['aliases: [/docs/a]\n', 'aliases: [/docs/a]\nsidebar_label: B\n'];
const SHOWING = pageWith('', './a.svg');

test.each<[what: string, commits: Changes[], expected: Record<string, string>]>([
  ['a file that changes', [{ a: TEXT }, { x: 'x' }, { a: MORE }], { a: '1-3' }],
  ['a file that is moved as it is', [{ a: TEXT }, { a: MORE }, { a: null, b: MORE }], { b: '1-2' }],
  ['a file moved and changed', [{ a: TEXT }, { a: null, b: MORE }], { b: '1-2' }],
  ['a file that is moved into the folder', [{ '../old/a': TEXT }, { '../old/a': null, a: TEXT }], { a: '1-1' }],
  ['a file that is moved twice', [{ a: TEXT }, { a: null, b: TEXT }, { b: null, c: TEXT }], { c: '1-1' }],
  ['a new file in place of a moved one', [{ a: TEXT }, { a: null, b: TEXT }, { a: 'Muuta.' }], { a: '3-3', b: '1-1' }],
  [
    'a page that is moved with an alias, and finds what it shows from there',
    [
      { 'a.mdx': SHOWING },
      { 'a.mdx': null, 'b/a.mdx': pageWith(ALIASED, '../a.svg') },
      { 'b/a.mdx': null, 'c.mdx': pageWith('aliases:\n  - /docs/a\n  - /docs/b/a\n', './a.svg') },
    ],
    { 'c.mdx': '1-1' },
  ],
  [
    'a page that is moved with an alias and another title',
    [{ 'a.mdx': SHOWING }, { 'a.mdx': null, 'b.mdx': pageWith(TITLED, './a.svg') }],
    { 'b.mdx': '1-2' },
  ],
  [
    'a page whose links follow another that is moved',
    [
      { 'a.mdx': linking('/docs/b', './b.mdx#osa'), 'b.mdx': TEXT },
      { 'a.mdx': linking('/docs/c', './c.mdx#osa'), 'b.mdx': null, 'c.mdx': TEXT },
      { 'a.mdx': linking('/docs/d', './d.mdx'), 'c.mdx': null, 'd.mdx': TEXT },
    ],
    { 'a.mdx': '1-1', 'd.mdx': '1-1' },
  ],
  [
    'a page that changes before its links do',
    [{ 'a.mdx': LINKING }, { 'a.mdx': `${LINKING}Uusi.` }, { 'a.mdx': `${FOLLOWING}Uusi.` }],
    { 'a.mdx': '1-2' },
  ],
  [
    'a page whose link leads to another site',
    ['a', 'b'].map((site) => ({ 'a.mdx': linking(`https://${site}.example.com`, 'a') })),
    { 'a.mdx': '1-2' },
  ],
  ['a page that shows another image', [{ 'a.mdx': SHOWING }, { 'a.mdx': pageWith('', './b.svg') }], { 'a.mdx': '1-2' }],
  ['names with spaces, ä and line ends', [{ 'ä b\nc': TEXT }, { 'ä b\nc': null, '"d"': TEXT }], { '"d"': '1-1' }],
])('%s', (_what, commits, expected) => expect(daysOf(repositoryWith(commits))).toMatchObject(expected));

test('reads the same beside other work', async () => {
  const folder = repositoryWith([{ 'a.mdx': SHOWING, 'b.mdx': TEXT }, { 'a.mdx': pageWith('', './b.svg') }]);
  await startGitDates(folder);
  const dates = gitDatesOnce(folder);
  expect(dates).toEqual(readGitDates(folder));
  expect(dates?.size).toBe(2);
  const [, last] = execFileSync('git', ['-C', folder, 'log', '-1', '--format=x%n%cI'], { encoding: 'utf8' }).split(
    '\n',
  );
  expect(timeOfContent(folder)).toEqual(new Date(String(last)));
});

test('there are no dates outside a repository', () => expect(readGitDates(makeTemporaryFolder())).toEqual(new Map()));

const UNKNOWN = { added: undefined, changed: undefined };

/** Reports what the rule says about the history of a folder, and the dates of a file in it. */
function historyOf(folder: string, file = 'a') {
  const content = path.join(folder, 'content');
  const dates = readGitDates(content);
  const [finding] = gitHistory.check({ folder: content } as Content, {} as RuleContext);
  return { ...datesOf(path.join(content, file), dates), told: finding && `${finding.message} ${finding.hint}` };
}

/** Clones a repository without the commits before its last ones. */
function shallowClone(origin: string, depth: number): string {
  const folder = path.join(realpathSync(makeTemporaryFolder()), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', String(depth), `file://${origin}`, folder]);
  return folder;
}

describe('a history that git cannot tell', () => {
  const env = { ...process.env };
  afterEach(() => (process.env = { ...env }));

  test('leaves out the dates that a shallow clone lacks, and keeps those it has', () => {
    const origin = repositoryWith([{ a: TEXT, b: TEXT }, { a: MORE }, { b: MORE, c: TEXT }]);
    expect(historyOf(origin).told).toBeUndefined();
    const told =
      'The repository is a shallow clone, so pages that have not changed since its first commit have no date of a change. Run git fetch --unshallow; in GitHub Actions, set fetch-depth: 0 for actions/checkout.';
    expect(historyOf(shallowClone(origin, 1))).toEqual({ ...UNKNOWN, told });
    const folder = shallowClone(origin, 2);
    expect(daysOf(folder)).toEqual({ a: '?-?', b: '?-3', c: '3-3' });
    applyChanges(path.join(folder, 'content'), { d: 'Uusi.' });
    expect(historyOf(folder, 'd').changed).toMatch(/^\d{4}-/);
  });

  test.each<[what: string, set: Record<string, string>, told: string]>([
    [
      'an absent git',
      { PATH: '' },
      'Git is not installed, so pages, sitemap and feeds have no dates of changes. Install git.',
    ],
    [
      'another owner of the files',
      { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
      'The repository belongs to another user, so git does not read it, and pages, sitemap and feeds have no dates of changes. Run: git config --global --add safe.directory ROOT',
    ],
    [
      'broken settings',
      { GIT_CONFIG_COUNT: 'x' },
      'Git cannot read the history of the content (error: bogus count in GIT_CONFIG_COUNT), so pages, sitemap and feeds have no dates of changes. Run git log in that folder and fix what it reports.',
    ],
  ])('has no dates with %s', (_what, set, told) => {
    const folder = repositoryWith([{ a: TEXT }]);
    Object.assign(process.env, set);
    expect(historyOf(folder)).toEqual({ ...UNKNOWN, told: told.replace('ROOT', folder) });
  });

  test('uses the times of the files before the first commit', () => {
    const folder = realpathSync(makeTemporaryFolder());
    applyChanges(path.join(folder, 'content'), { a: TEXT });
    execFileSync('git', ['-C', folder, 'init', '-q']);
    expect(historyOf(folder)).toMatchObject({ changed: expect.stringMatching(/^\d{4}-/) as string, told: undefined });
  });
});

test('the time of the content is that of its last commit, outside a repository the current one', () => {
  const folder = repositoryWith([{ a: TEXT }, { b: TEXT }]);
  expect(timeOfContent(path.join(folder, 'content')).toISOString()).toBe('2025-01-02T10:00:00.000Z');
  const time = new Date('2026-07-01');
  jest.useFakeTimers({ now: time });
  expect(timeOfContent(makeTemporaryFolder())).toEqual(time);
  jest.useRealTimers();
});

test('a process reads the dates once', () => {
  const folder = path.join(repositoryWith([{ a: TEXT }]), 'content');
  const first = gitDatesOnce(folder);
  expect(first).toEqual(readGitDates(folder));
  commit(path.dirname(folder), { b: TEXT }, 2);
  expect(gitDatesOnce(folder)).toBe(first);
  expect(gitDatesOnce(makeTemporaryFolder())).toEqual(new Map());
});
