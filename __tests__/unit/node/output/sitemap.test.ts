import { buildRobots, buildSitemapIndex, buildSitemaps, type SitemapPage } from '../../../../src/node/output/sitemap';
import { childrenOf, parseXml, textOf } from '../../../../scripts/lib/siteCheck/xmlTree';

const SITE = 'https://ohje.example.com';
const page = (path: string, more: Partial<SitemapPage> = {}): SitemapPage => ({
  url: SITE + path,
  versions: [],
  ...more,
});
const addresses = (xml: string) => childrenOf(parseXml(xml), 'url').map((url) => textOf(url, 'loc'));

test('a sitemap has pages with their escaped addresses and the times of their changes', () => {
  const [text = '', ...others] = buildSitemaps([
    page('/'),
    page('/docs/käyttö&haku', { changed: '2025-06-30T10:00:00+03:00' }),
  ]);
  const root = parseXml(text);
  expect(others).toEqual([]);
  expect([root.name, root.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  expect(addresses(text)).toEqual([`${SITE}/`, `${SITE}/docs/k%C3%A4ytt%C3%B6&haku`]);
  expect(
    childrenOf(root, 'url')
      .flatMap((url) => childrenOf(url, 'lastmod'))
      .map((time) => time.text),
  ).toEqual(['2025-06-30T10:00:00+03:00']);
});

test('a page names its versions', () => {
  const versions = [
    { lang: 'fi', url: `${SITE}/docs/alku` },
    { lang: 'sv', url: `${SITE}/sv/docs/alku` },
    { lang: 'x-default', url: `${SITE}/docs/alku` },
  ];
  const [text = ''] = buildSitemaps([page('/docs/alku', { versions })]);
  const links = childrenOf(parseXml(text), 'url').flatMap((url) => childrenOf(url, 'xhtml:link'));
  expect(links.map(({ attributes }) => attributes)).toEqual(
    versions.map(({ lang, url }) => ({ rel: 'alternate', hreflang: lang, href: url })),
  );
});

const many = Array.from({ length: 7 }, (_, index) => page(`/docs/sivu-${index}`));
const [whole = ''] = buildSitemaps(many);
const bytes = new TextEncoder().encode(whole).length;

test.each([
  ['as many pages as one file may have', { pages: 7, bytes }, [7]],
  ['more pages than one file may have', { pages: 3, bytes }, [3, 3, 1]],
  ['one byte too many', { pages: 7, bytes: bytes - 1 }, [6, 1]],
])('%s make these files', (_, limits, expected) => {
  const texts = buildSitemaps(many, limits);
  expect(texts.map((text) => addresses(text).length)).toEqual(expected);
  expect(texts.flatMap(addresses)).toEqual(many.map(({ url }) => url));
  expect(texts.filter((text) => new TextEncoder().encode(text).length > limits.bytes)).toEqual([]);
});

test('without pages there is no sitemap', () => {
  expect(buildSitemaps([])).toEqual([]);
});

test('the index leads to the sitemaps, and robots.txt to the index', () => {
  const index = buildSitemapIndex([
    { url: `${SITE}/sitemap-fi.xml`, changed: '2025-06-30' },
    { url: `${SITE}/sitemap-sv.xml` },
  ]);
  const sitemaps = childrenOf(parseXml(index), 'sitemap');
  expect(sitemaps.map((sitemap) => textOf(sitemap, 'loc'))).toEqual([
    `${SITE}/sitemap-fi.xml`,
    `${SITE}/sitemap-sv.xml`,
  ]);
  expect(sitemaps.map((sitemap) => childrenOf(sitemap, 'lastmod').length)).toEqual([1, 0]);
  expect(buildRobots(`${SITE}/sitemap.xml`)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});
