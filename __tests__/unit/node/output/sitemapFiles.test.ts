import type { PageMetadata } from '../../../../src/node/output/pageMetadata';
import type { ReadPage } from '../../../../src/node/output/readBuiltPage';
import { sitemapFiles } from '../../../../src/node/output/sitemapFiles';
import { removeTemporaryFolders } from '../../../support/contentFolder';
import { publishFixture } from '../../../support/publishedFixture';
import { childrenOf, parseXml, textOf } from '../../../../scripts/lib/siteCheck/xmlTree';

afterAll(removeTemporaryFolders);

const SITE = 'https://pieni.example.com/ohje';
const VERSIONS = [
  { lang: 'fi', url: `${SITE}/docs/alku` },
  { lang: 'sv', url: `${SITE}/sv/docs/alku` },
];

function read(path: string, head: Partial<PageMetadata> = {}): ReadPage {
  const canonical = `${SITE}${path}`;
  return {
    path,
    references: [],
    ids: new Set(),
    duplicateIds: [],
    head: { canonical, isHidden: false, versions: [], ...head },
  };
}

const PAGES = [
  read('/'),
  read('/docs/alku', { versions: VERSIONS }),
  read('/sv/docs/alku', { versions: VERSIONS }),
  read('/docs/ohjeet'),
  read('/sv/docs/ohjeet', { canonical: `${SITE}/docs/ohjeet` }),
  read('/search', { isHidden: true, canonical: undefined }),
  read('/docs', { isHidden: true, canonical: `${SITE}/docs/alku` }),
];

test('each locale’s sitemap has the pages that are its own, and the index has the sitemaps', async () => {
  const files = sitemapFiles(PAGES, (await publishFixture({}, '/ohje')).site);
  expect(files.map(({ path }) => path)).toEqual(['/sitemap-fi.xml', '/sitemap-sv.xml', '/sitemap.xml', 'robots.txt']);
  const [fi, sv, index] = files.slice(0, 3).map(({ text }) => parseXml(text));
  if (fi === undefined || sv === undefined || index === undefined) throw new Error('A file is missing.');
  const addresses = [fi, sv].map((map) => childrenOf(map, 'url').map((url) => textOf(url, 'loc')));
  expect(addresses).toEqual([[`${SITE}/`, `${SITE}/docs/alku`, `${SITE}/docs/ohjeet`], [`${SITE}/sv/docs/alku`]]);
  expect(childrenOf(index, 'sitemap').map((sitemap) => textOf(sitemap, 'loc'))).toEqual([
    `${SITE}/sitemap-fi.xml`,
    `${SITE}/sitemap-sv.xml`,
  ]);
  expect(files.at(-1)?.text).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
});

test('pages of content have the time of their last change; only translated ones name versions', async () => {
  const [fi] = sitemapFiles(PAGES, (await publishFixture({}, '/ohje')).site);
  const pages = childrenOf(parseXml(fi?.text ?? ''), 'url');
  expect(pages.map((url) => childrenOf(url, 'lastmod').length)).toEqual([0, 1, 1]);
  expect(pages.map((url) => childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes.hreflang))).toEqual([
    [],
    ['fi', 'sv'],
    [],
  ]);
});

test('a robots.txt of the content’s static folder takes the place of the site’s', async () => {
  const files = sitemapFiles(PAGES, (await publishFixture({ 'static/robots.txt': 'User-agent: *\n' })).site);
  expect(files.map(({ path }) => path)).not.toContain('robots.txt');
});
