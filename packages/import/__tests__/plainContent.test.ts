import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, watch } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { preparePlainContent } from '../src/plainContent';
import { checkContent } from '../../../src/node/content/checkContent';
import { loadContent } from '../../../src/node/content/loadContent';
import { createRecordStore } from '../../../src/node/content/recordStore';
import { contentFolder } from '../../../src/node/environment';
import { applyChanges, makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';
import { ENGINE_TEXTS } from '../../../src/node/site/readTexts';
import { engineOf } from '../../../__tests__/support/engine';

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));
async function prepare(files: Changes): Promise<string> {
  const folder = path.join(makeTemporaryFolder(), 'my-docs');
  applyChanges(folder, files);
  process.env.SITE_CONTENT = folder;
  await preparePlainContent(ENGINE_TEXTS);
  return folder;
}

/** Loads the generated content. */
const loaded = () => loadContent(engineOf(contentFolder()), createRecordStore());

const PAGES: Changes = {
  'docs/index.md': '# Welcome\n\nHello to all who read. See [steps](guides/second.md#last).\n',
  'docs/guides/first.md': '# First {of} all\n\nThe first of them.\n\n    indented\n',
  'docs/guides/second.md': '---\norder: 1\n---\n\n# Second\n\nThe second of them.\n\n## Last\n\nText.\n',
};

test('a Markdown folder becomes a site without errors, and does not change', async () => {
  const folder = await prepare(PAGES);
  const made = await loaded();
  expect(checkContent(made)).toEqual([]);
  expect(made.content?.docs.map(({ path: own, frontMatter }) => [own, frontMatter.title])).toEqual([
    ['/docs/guides/first', 'First {of} all'],
    ['/docs/guides/second', 'Second'],
    ['/docs', 'Welcome'],
  ]);
  expect(readdirSync(folder)).toEqual(['docs']);
});

test("its sidebar follows the folders, in the order of the pages' positions", async () => {
  await prepare(PAGES);
  expect(parse(readFileSync(path.join(contentFolder(), 'sidebars.yaml'), 'utf8'))).toMatchObject({
    docs: { items: ['/', { category: 'guides', items: [{ auto: 'guides' }] }] },
  });
  const { content } = await loaded();
  const placed = content?.sidebars.placed.flatMap(({ item }) => (item.type === 'doc' ? item.path : []));
  expect(placed).toEqual(['/docs', '/docs/guides/second', '/docs/guides/first']);
});

describe('the folder of the generated site, whose path all users of a computer can guess', () => {
  beforeEach(() => void jest.spyOn(os, 'tmpdir').mockReturnValue(makeTemporaryFolder()));
  const first = () => path.join(os.tmpdir(), `help-centre-${process.getuid?.() ?? ''}`);
  const reason = () => `${first()} is not a folder that only you can write in.\nRemove it, and run the command again.`;

  test('is private', async () => {
    await prepare(PAGES);
    expect(contentFolder().startsWith(first())).toBe(true);
    expect(statSync(first()).mode & 0o777).toBe(0o700);
  });

  test("is rejected if it is a link, without changing the link's target", async () => {
    const mine = makeTemporaryFolder({ 'mine.txt': 'a' });
    symlinkSync(mine, first());
    await expect(prepare(PAGES)).rejects.toThrow(reason());
    expect(readdirSync(mine)).toEqual(['mine.txt']);
  });

  test('is rejected if others can write in it', async () => {
    mkdirSync(first());
    chmodSync(first(), 0o777);
    await expect(prepare(PAGES)).rejects.toThrow(reason());
    expect(readdirSync(first())).toEqual([]);
  });

  test('is rejected if it belongs to another user', async () => {
    const user = process.getuid?.() ?? 0;
    jest.spyOn(process, 'getuid').mockReturnValue(user + 1);
    mkdirSync(first(), { mode: 0o700 });
    await expect(prepare(PAGES)).rejects.toThrow(reason());
    expect(readdirSync(first())).toEqual([]);
  });
});

describe('reports at the position in the source folder', () => {
  const findingsOf = async (files: Changes) => {
    await prepare(files);
    return checkContent(await loaded()).map(({ file, line, column, rule, level }) => [file, line, column, rule, level]);
  };

  test('what the import omits', async () => {
    const text = '# Hello\n\nHello to all. See [this](gone.md).\n\n![A shop](./gone.png)\n';
    expect(await findingsOf({ 'intro.md': text })).toEqual([
      ['my-docs/intro.md', 3, 19, 'import/left-out', 'warning'],
      ['my-docs/intro.md', 5, 1, 'import/left-out', 'warning'],
    ]);
  });

  test('also after the content folder has changed', async () => {
    await prepare({ 'intro.md': '# Hello\n\nHello to all. See [this](gone.md).\n' });
    const made = await loaded();
    process.env.SITE_CONTENT = makeTemporaryFolder();
    expect(checkContent(made).map(({ file }) => file)).toEqual(['my-docs/intro.md']);
  });

  test('a page that cannot be read', async () => {
    expect(await findingsOf({ 'a.md': '# A\n\nText.\n', 'b.mdx': `# B\n\n${'{'.repeat(450)}` })).toEqual([
      ['my-docs/b.mdx', expect.any(Number), expect.any(Number), 'syntax/mdx', 'error'],
    ]);
  });

  test('broken content rules', async () => {
    const text = '# A\n\nFirst sentence.\n\n## Same\n\nText.\n\n## Same\n\nOther text.\n';
    expect(await findingsOf({ 'a.mdx': text })).toEqual([['my-docs/a.mdx', 9, 1, 'heading/repeated', 'warning']]);
  });
});

test('a rebuild includes changed, new and removed files', async () => {
  const folder = path.join(makeTemporaryFolder(), 'my-docs');
  applyChanges(folder, { 'a.md': '# A\n\nText of a.\n', 'b.md': '# B\n\nText of b.\n', 'd.md': '# D\n\nText of d.\n' });
  process.env.SITE_CONTENT = folder;
  const follow = await preparePlainContent(ENGINE_TEXTS);
  const stop = follow?.();
  const made = (name: string) => path.join(contentFolder(), 'docs', name);
  const untouched = made('d.mdx');
  const before = statSync(untouched).mtimeMs;
  const isMade = new Promise<void>((resolve) => {
    // Rebuilt again if not all changes were seen at once.
    const watcher = watch(path.join(contentFolder(), 'docs'), () => {
      if (!existsSync(made('c.mdx')) || existsSync(made('b.mdx'))) return;
      if (!readFileSync(made('a.mdx'), 'utf8').includes('Other')) return;
      watcher.close();
      resolve();
    });
  });
  applyChanges(folder, { 'a.md': '# A\n\nOther text of a.\n', 'b.md': null, 'c.md': '# C\n\nText of c.\n' });
  await isMade;
  stop?.();
  expect(statSync(untouched).mtimeMs).toBe(before);
});

test('a second command does not touch the site of the first one', async () => {
  const folder = await prepare(PAGES);
  const page = path.join(contentFolder(), 'docs', 'index.mdx');
  const before = statSync(page);
  process.env.SITE_CONTENT = folder;
  await preparePlainContent(ENGINE_TEXTS);
  expect(statSync(page)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test.each([
  ['a folder with settings', { 'site.yaml': 'title: a', 'docs/a.md': '# A\n\nText.' }],
  ['a folder without pages', { 'docs/a.txt': 'text' }],
])('does not convert %s', async (_name, files) => {
  const folder = await prepare(files);
  expect(contentFolder()).toBe(folder);
});
