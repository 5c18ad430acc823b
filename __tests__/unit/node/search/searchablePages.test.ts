import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { searchablePages } from '../../../../src/node/search/searchablePages';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

async function pagesOf(changes: Changes, locale = 'fi') {
  const { content } = await loadContent(makeContentFolder(changes), createRecordStore());
  return content === undefined ? [] : searchablePages(content, locale);
}

const DRAFT = '---\ntitle: Kesken\ndescription: Ei valmis.\ndraft: true\n---\n\nTeksti.\n';

test('the pages of a locale are found, but no drafts', async () => {
  const paths = (await pagesOf({ 'docs/kesken.mdx': DRAFT })).map(({ path }) => path);
  expect(paths).toContain('/docs/ohjeet/lasku');
  expect(paths).not.toContain('/docs/kesken');
  expect(new Set(paths).size).toBe(paths.length);
  expect((await pagesOf({}, 'sv')).map(({ path, lang }) => [path, lang])).toEqual([['/docs/alku', 'sv']]);
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
