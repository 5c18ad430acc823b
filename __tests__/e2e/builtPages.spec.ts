import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { BuiltPage } from '../../scripts/lib/siteCheck/builtPages';
import { entryFindings, FEED_RULES } from '../../scripts/lib/siteCheck/feedChecks';
import { atomFindings, jsonFeedFindings, rssFindings } from '../../scripts/lib/siteCheck/feedRules';
import { htmlFile, inEveryLocale, longestOfEachKind } from '../../scripts/lib/siteCheck/pageKinds';
import { PAGE_RULES } from '../../scripts/lib/siteCheck/pageRules';
import { readStructuredData } from '../../scripts/lib/siteCheck/structuredRules';
import { walkSite, type SiteFinding, type WalkedSite } from '../../scripts/lib/siteCheck/walkedSite';
import { parseXml } from '../../scripts/lib/siteCheck/xmlTree';
import { PLAIN, TEST_SITES } from '../support/testSites';

const RULES = [...PAGE_RULES, ...FEED_RULES];

for (const testSite of TEST_SITES) {
  test.describe(`the built site ${testSite.name}`, () => {
    let site: WalkedSite;
    test.beforeAll(() => {
      site = walkSite(testSite);
    });

    for (const { name, check } of RULES) {
      test(`keeps to the rule: ${name}`, () => {
        expect(check(site)).toEqual([]);
      });
    }

    test('has what the rules are about', () => {
      const blocks = [...site.built.values()].flatMap(({ jsonLd }) => jsonLd);
      const types = new Set(blocks.flatMap((block) => readStructuredData(block).types));
      expect([...types]).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting', 'WebSite']));
      const kinds = new Set(site.expected.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['content', 'home', 'list', 'notFound', 'redirect', 'reply', 'search']);
    });
  });
}

test.describe('a rule tells of', () => {
  const GUIDE = '/docs/pikaohjeet/hyvityslasku';
  const site = () => walkSite(PLAIN);

  function faultsOf(walked: WalkedSite): SiteFinding[] {
    return RULES.flatMap(({ check }) => check(walked));
  }

  /** The faults of the site when one of its pages is another one. */
  function withGuide(change: (page: BuiltPage) => Partial<BuiltPage>): SiteFinding[] {
    const walked = site();
    const page = walked.built.get(GUIDE);
    if (page === undefined) throw new Error(`${GUIDE} was not built.`);
    return faultsOf({ ...walked, built: new Map(walked.built).set(GUIDE, { ...page, ...change(page) }) });
  }

  const metaChanged = (key: string, content: string) => (page: BuiltPage) => ({
    metas: page.metas.map((meta) => (meta.name === key || meta.property === key ? { ...meta, content } : meta)),
  });

  const rows: [what: string, change: (page: BuiltPage) => Partial<BuiltPage>, message: RegExp][] = [
    ['another language', () => ({ lang: 'en' }), /^is in en, not in fi$/],
    ['two main headings', () => ({ headings: 2 }), /^has 2 main headings$/],
    ['a text in another language', () => ({ articleLangs: ['sv'] }), /^its text is marked as sv$/],
    [
      'a notice without need',
      () => ({ noticeLinks: [{ hreflang: 'sv', href: '/sv' }] }),
      /^its notice leads to "sv \/sv", not ""$/,
    ],
    [
      'another canonical address',
      ({ links }) => ({ links: links.map((link) => (link.rel === 'canonical' ? { ...link, href: '/x' } : link)) }),
      /^its canonical address is "\/x"$/,
    ],
    [
      'a translation that is not there',
      ({ links }) => ({ links: [...links, { rel: 'alternate', hreflang: 'sv', href: '/sv' }] }),
      /^its translations are /,
    ],
    ['a title by no rule', () => ({ titles: ['Hyvityslasku'] }), /^breaks the rule of titles: Hyvityslasku$/],
    ['no description', metaChanged('description', ''), /^has no description$/],
    ['another shared title', metaChanged('og:title', 'x'), /^is shared under another title$/],
    [
      'a picture that is not there',
      metaChanged('og:image', 'https://ohje.example.com/x.png'),
      /^its picture is not there$/,
    ],
    [
      'a page kept out of search engines',
      ({ metas }) => ({ metas: [...metas, { name: 'robots', content: 'noindex, follow' }] }),
      /^is wrong on being listed$/,
    ],
    [
      'structured data that lead nowhere',
      () => ({
        jsonLd: [
          JSON.stringify({
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'x', item: 'https://ohje.example.com/docs/ei-ole' },
            ],
          }),
        ],
      }),
      /^its structured data leads to https:\/\/ohje\.example\.com\/docs\/ei-ole, which is not there$/,
    ],
    [
      'a link to no page',
      ({ anchors }) => ({ anchors: [...anchors, '/docs/ei-ole'] }),
      /^links to \/docs\/ei-ole, which is not there$/,
    ],
    ['no feed', () => ({ links: [] }), /^names no feed$/],
  ];
  for (const [what, change, message] of rows) {
    test(what, () => {
      expect(withGuide(change)).toContainEqual({ address: GUIDE, message: expect.stringMatching(message) as unknown });
    });
  }

  test('a page that was not built, and one that nobody asked for', () => {
    const walked = site();
    const built = new Map(walked.built);
    const page = built.get(GUIDE);
    built.delete(GUIDE);
    if (page !== undefined) built.set('/docs/vieras', { ...page, address: '/docs/vieras' });
    expect(faultsOf({ ...walked, built })).toEqual(
      expect.arrayContaining([
        { address: GUIDE, message: 'was not built' },
        { address: '/docs/vieras', message: 'is a page that the content does not ask for' },
      ]),
    );
  });

  test('two pages of one head', () => {
    const walked = site();
    const [first, second] = [GUIDE, '/docs/pikaohjeet/saldo'].map((address) => walked.built.get(address));
    if (first === undefined || second === undefined) throw new Error('The guides were not built.');
    const built = new Map(walked.built).set(second.address, { ...first, address: second.address });
    const heads = faultsOf({ ...walked, built }).filter(({ message }) => message.startsWith('has the title and'));
    expect(heads).toHaveLength(1);
  });

  test('a redirect that leads nowhere', () => {
    const walked = site();
    const page = walked.built.get('/docs');
    if (page === undefined) throw new Error('/docs was not built.');
    const metas = page.metas.map((meta) => ({ ...meta, content: meta.content?.replace('etusivu', 'ei-ole') ?? '' }));
    const built = new Map(walked.built).set('/docs', { ...page, metas });
    expect(faultsOf({ ...walked, built })).toContainEqual({
      address: '/docs',
      message: 'leads to "/docs/ei-ole", or is not kept out of search engines',
    });
  });

  test('what in a feed breaks its format or does not work in a reader', () => {
    const read = (file: string) => readFileSync(`${PLAIN.output}/blog/${file}`, 'utf8');
    expect(rssFindings(parseXml(read('rss.xml').replace(/<guid[^>]*>[^<]*<\/guid>/, '')))).not.toEqual([]);
    expect(atomFindings(parseXml(read('atom.xml').replace(/<updated>[^<]*/, '<updated>eilen')))).not.toEqual([]);
    const feed = JSON.parse(read('feed.json')) as Record<string, unknown>;
    expect(jsonFeedFindings({ ...feed, version: '1' })).not.toEqual([]);
    expect(entryFindings('<p onclick="x"><a href="/docs">x</a><img src="https://a.example"></p>')).toEqual([
      'has the attribute onclick',
      'has the relative address /docs',
      'has an image without a text',
    ]);
  });
});

test('each kind of page is there once, in every language', () => {
  const site = walkSite(PLAIN);
  const kinds = longestOfEachKind(site);
  expect(kinds).toEqual(expect.arrayContaining(['/', '/search', '/404.html', '/blog', '/blog/archive', '/blog/tags']));
  expect(kinds.filter((path) => path.startsWith('/docs/pikaohjeet/'))).toHaveLength(1);
  const addresses = inEveryLocale(site, kinds);
  expect(addresses).toHaveLength(kinds.length * 3);
  for (const address of addresses) expect(readFileSync(htmlFile(site.output, address), 'utf8')).toContain('<html');
});

test('the code of every page has nothing that only styles are made of', () => {
  const frame = readFileSync(htmlFile(PLAIN.output, '/'), 'utf8');
  const scripts = [...frame.matchAll(/<script src="\/([^"]+\.js)"/g)].map(([, name = '']) =>
    readFileSync(path.join(PLAIN.output, name), 'utf8'),
  );
  expect(scripts).toHaveLength(3);
  expect(scripts.join('\n')).not.toMatch(/surfaceRaised|@media/);
});

test('what pages load is compiled while it arrives, and what workers load is not', () => {
  const scripts = readdirSync(PLAIN.output).filter((name) => /-[\da-f]{8}\.js$/.test(name));
  const isEager = (name: string) =>
    readFileSync(path.join(PLAIN.output, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const lazy = scripts.filter((name) => !isEager(name)).map((name) => name.replace(/-[\da-f]{8}\.js$/, ''));
  expect(lazy.sort()).toEqual(['search-worker', 'search-worker-fi']);
  expect(scripts.filter(isEager).join(' ')).toMatch(/\bapp-.*\bframework-/);
});
