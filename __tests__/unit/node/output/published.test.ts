import { childrenOf, parseXml, textOf } from '../../../support/xmlTree';
import type { PageMetadata } from '../../../../src/node/output/pageMetadata';
import type { ReadPage } from '../../../../src/node/output/readBuiltPage';
import { sitemapFiles, buildSitemaps, type SitemapPage } from '../../../../src/node/output/sitemapFiles';
import { publishFixture } from '../../../support/publishedFixture';
import { isRedirectPage, listRedirects, redirectPage } from '../../../../src/node/output/redirects';

describe('sitemap', () => {
  const SITE = 'https://ohje.example.com';
  const page = (path: string, own?: Partial<SitemapPage>): SitemapPage => ({ url: SITE + path, versions: [], ...own });
  const addresses = (xml: string) => childrenOf(parseXml(xml), 'url').map((url) => textOf(url, 'loc'));

  test('a sitemap has pages with escaped addresses and modification times', () => {
    const changed = '2025-06-30T10:00:00+03:00';
    const [text = '', ...others] = buildSitemaps([page('/'), page('/docs/käyttö&haku', { changed })]);
    const root = parseXml(text);
    expect(others).toEqual([]);
    expect([root.name, root.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    expect(addresses(text)).toEqual([`${SITE}/`, `${SITE}/docs/k%C3%A4ytt%C3%B6&haku`]);
    const times = childrenOf(root, 'url').flatMap((url) => childrenOf(url, 'lastmod'));
    expect(times.map((time) => time.text)).toEqual(['2025-06-30T10:00:00+03:00']);
  });

  const many = Array.from({ length: 7 }, (_, index) => page(`/docs/sivu-${index}`));
  const [whole = ''] = buildSitemaps(many);
  const bytes = new TextEncoder().encode(whole).length;

  test.each([
    ['as many pages as one file may have', { pages: 7, bytes }, [7]],
    ['more pages than one file may have', { pages: 3, bytes }, [3, 3, 1]],
    ['one byte too many', { pages: 7, bytes: bytes - 1 }, [6, 1]],
  ])('splits %s into these files', (_, limits, expected) => {
    const texts = buildSitemaps(many, limits);
    expect(texts.map((text) => addresses(text).length)).toEqual(expected);
    expect(texts.flatMap(addresses)).toEqual(many.map(({ url }) => url));
    expect(texts.filter((text) => new TextEncoder().encode(text).length > limits.bytes)).toEqual([]);
  });
});

describe('sitemapFiles', () => {
  const SITE = 'https://pieni.example.com/ohje';
  const VERSIONS = [
    { lang: 'fi', url: `${SITE}/docs/alku` },
    { lang: 'sv', url: `${SITE}/sv/docs/alku` },
  ];

  const read = (path: string, head: Partial<PageMetadata> = {}): ReadPage => ({
    path,
    references: [],
    ids: new Set(),
    duplicateIds: [],
    head: { canonical: `${SITE}${path}`, isHidden: false, versions: [], ...head },
  });

  const PAGES = [
    read('/'),
    read('/docs/alku', { versions: VERSIONS }),
    read('/sv/docs/alku', { versions: VERSIONS }),
    read('/docs/ohjeet'),
    read('/sv/docs/ohjeet', { canonical: `${SITE}/docs/ohjeet` }),
    read('/search', { isHidden: true, canonical: undefined }),
    read('/docs', { isHidden: true, canonical: `${SITE}/docs/alku` }),
  ];

  test('each locale’s sitemap has its own pages, and the index has the sitemaps', async () => {
    const files = sitemapFiles(PAGES, (await publishFixture({}, '/ohje')).site);
    expect(files.map(({ path }) => path)).toEqual(['/sitemap-fi.xml', '/sitemap-sv.xml', '/sitemap.xml', 'robots.txt']);
    const [fi, sv, index] = files.slice(0, 3).map(({ text }) => parseXml(text));
    if (fi === undefined || sv === undefined || index === undefined) throw new Error('A file is missing.');
    const addresses = [fi, sv].map((map) => childrenOf(map, 'url').map((url) => textOf(url, 'loc')));
    expect(addresses).toEqual([[`${SITE}/`, `${SITE}/docs/alku`, `${SITE}/docs/ohjeet`], [`${SITE}/sv/docs/alku`]]);
    const maps = childrenOf(index, 'sitemap');
    expect(maps.map((map) => textOf(map, 'loc'))).toEqual([`${SITE}/sitemap-fi.xml`, `${SITE}/sitemap-sv.xml`]);
    expect(maps.map((map) => childrenOf(map, 'lastmod').length)).toEqual([1, 1]);
    expect(files.at(-1)?.text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
    // Content pages have their last change; only translated ones have alternates.
    const pages = childrenOf(fi, 'url');
    expect(pages.map((url) => childrenOf(url, 'lastmod').length)).toEqual([0, 1, 1]);
    const versions = pages.map((url) => childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes));
    expect(versions).toEqual([
      [],
      VERSIONS.map(({ lang, url }) => ({ rel: 'alternate', hreflang: lang, href: url })),
      [],
    ]);
  });

  test('a robots.txt in the content replaces the generated one', async () => {
    const files = sitemapFiles(PAGES, (await publishFixture({ 'static/robots.txt': 'User-agent: *\n' })).site);
    expect(files.map(({ path }) => path)).not.toContain('robots.txt');
  });
});

const KEYS = { tags: ['uutiset', 'muut'], authorPages: [], otherPages: [] };
const ALL = ['fi', 'en', 'sv'];

test('lists redirects, aliases, and the first pages of paginated lists', async () => {
  const { site, content } = await publishFixture();
  expect(listRedirects(content.redirects.data, site, { ...KEYS, sidebars: content.sidebars.sidebars })).toEqual([
    { from: '/docs', to: '/docs/alku', codes: ALL },
    { from: '/docs/ohjeet/laskut', to: '/docs/ohjeet/lasku#lähetys', codes: ALL },
    { from: '/docs/lasku', to: '/docs/ohjeet/lasku', codes: ALL },
    { from: '/blog/page/1', to: '/blog', codes: ALL },
    { from: '/blog/tags/uutiset/page/1', to: '/blog/tags/uutiset', codes: ALL },
  ]);
});

test('a redirect is a page of at most 1 kB in its language, and forwards with and without JavaScript', async () => {
  const { site } = await publishFixture();
  const page = redirectPage({ code: 'sv', from: '/sv/docs/a', path: '/sv/docs/%C3%A4', hash: '#"' }, site);
  expect(Buffer.byteLength(page)).toBeLessThan(1000);
  expect(isRedirectPage(page)).toBe(true);
  expect(isRedirectPage('<!DOCTYPE html><html lang="sv"></html>')).toBe(false);
  expect(page).toMatch(/^<!DOCTYPE html><html lang="sv">.*<title>Sidan har flyttat \| Pieni ohjesivusto<\/title>/);
  expect(page).toContain('<script data-path="/sv/docs/%C3%A4" data-hash="#&quot;">(function(t){location.replace(');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/sv/docs/%C3%A4#&quot;"/></noscript>');
  expect(page).toContain('<link rel="canonical" href="https://pieni.example.com/sv/docs/%C3%A4"/></head>');
  expect(page).toContain('Sidans nya adress är <a href="/sv/docs/%C3%A4#&quot;">/sv/docs/%C3%A4</a>');
});
