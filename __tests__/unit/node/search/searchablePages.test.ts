import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { searchablePages } from '../../../../src/node/search/searchablePages';
import { removeTemporaryFolders, withContentFolder, type Changes } from '../../../support/contentFolder';
import { versionedDocs } from '../../../support/versionedSite';

afterAll(removeTemporaryFolders);

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();
const pagesOf = (changes: Changes, locale = 'fi') =>
  withContentFolder(changes, async (folder) => {
    const { content } = await loadContent(folder, store);
    return content === undefined ? [] : searchablePages(content, locale);
  });

const pageWith = (key: string) => `---\ntitle: Kesken\ndescription: Ei valmis.\n${key}: true\n---\n\nTeksti.\n`;

test('the pages of a locale are found, but no drafts and no unlisted ones', async () => {
  const hidden = { 'docs/kesken.mdx': pageWith('draft'), 'docs/piilossa.mdx': pageWith('unlisted') };
  const paths = (await pagesOf(hidden)).map(({ path }) => path);
  expect(paths).toContain('/docs/ohjeet/lasku');
  expect(paths).not.toContain('/docs/kesken');
  expect(paths).not.toContain('/docs/piilossa');
  expect(new Set(paths).size).toBe(paths.length);
  expect((await pagesOf({}, 'sv')).map(({ path, lang }) => [path, lang])).toEqual([['/docs/alku', 'sv']]);
});

test('of the docs the current version is found', async () => {
  const own = (await pagesOf({})).map(({ path }) => path);
  expect((await pagesOf(versionedDocs)).map(({ path }) => path)).toEqual(own);
});

test('posts and pages that name what they affect are news', async () => {
  const news = (await pagesOf({})).filter(({ isNews }) => isNews).map(({ path }) => path);
  expect(news.every((path) => /^\/blog\/|^\/docs\/versiot\//.test(path))).toBe(true);
  expect(news.some((path) => path.startsWith('/blog/'))).toBe(true);
});

test('words of the synonyms are keywords of the pages that they lead to', async () => {
  const synonyms = '- words: [pullopantti]\n  pages: [/docs/ohjeet/lasku]\n';
  const pages = await pagesOf({ 'synonyms.fi.yaml': synonyms });
  expect(pages.filter(({ keywords }) => keywords.includes('pullopantti')).map(({ path }) => path)).toEqual([
    '/docs/ohjeet/lasku',
  ]);
});
