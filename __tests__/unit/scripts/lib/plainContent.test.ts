import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { preparePlainContent } from '../../../../scripts/lib/plainContent';
import { checkContent } from '../../../../src/node/content/checkContent';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { contentFolder } from '../../../../src/node/site/contentFolder';
import {
  applyChanges,
  makeTemporaryFolder,
  removeTemporaryFolders,
  type Changes,
} from '../../../support/contentFolder';
import { FIXTURE_LOCALES } from '../../../support/fixtureTexts';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(removeTemporaryFolders);

async function prepare(files: Changes): Promise<string> {
  const folder = path.join(makeTemporaryFolder(), 'my-docs');
  applyChanges(folder, files);
  process.env.SITE_CONTENT = folder;
  await preparePlainContent(FIXTURE_LOCALES);
  return folder;
}

const PAGES: Changes = {
  'docs/index.md': '# Welcome\n\nHello to all who read. See [steps](guides/second.md#last).\n',
  'docs/guides/first.md': '# First {of} all\n\nThe first of them.\n\n    indented\n',
  'docs/guides/second.md': '---\norder: 1\n---\n\n# Second\n\nThe second of them.\n\n## Last\n\nText.\n',
};

test('a folder of nothing but Markdown makes a site without faults, and stays as it is', async () => {
  const folder = await prepare(PAGES);
  const loaded = await loadContent(contentFolder(), createRecordStore());
  expect(checkContent(loaded)).toEqual([]);
  expect(loaded.content?.docs.map(({ path: own, frontMatter }) => [own, frontMatter.title])).toEqual([
    ['/docs/guides/first', 'First {of} all'],
    ['/docs/guides/second', 'Second'],
    ['/docs', 'Welcome'],
  ]);
  expect(readdirSync(folder)).toEqual(['docs']);
});

test('its sidebar follows the folders, in the order that pages ask for', async () => {
  await prepare(PAGES);
  expect(parse(readFileSync(path.join(contentFolder(), 'sidebars.yaml'), 'utf8'))).toMatchObject({
    docs: { items: ['/', { category: 'guides', items: [{ auto: 'guides' }] }] },
  });
  const { content } = await loadContent(contentFolder(), createRecordStore());
  expect(content?.sidebars.placed.flatMap(({ item }) => (item.type === 'doc' ? item.path : []))).toEqual([
    '/docs',
    '/docs/guides/second',
    '/docs/guides/first',
  ]);
});

test.each([
  ['a folder with settings', { 'site.yaml': 'title: a', 'docs/a.md': '# A\n\nText.' }],
  ['a folder without pages', { 'docs/a.txt': 'text' }],
])('%s is taken as it is', async (_name, files) => {
  const folder = await prepare(files);
  expect(contentFolder()).toBe(folder);
});
