import { readdirSync, readFileSync } from 'node:fs';
import type { BuiltPage, BuiltSite, SiteFinding } from '../../scripts/lib/siteCheck/builtSite';
import { isHidden, isRedirect, readBuiltSite } from '../../scripts/lib/siteCheck/builtSite';
import { entryFindings } from '../../scripts/lib/siteCheck/fileRules';
import { checkMarkup, hasJava } from '../../scripts/lib/siteCheck/nuChecker';
import { htmlFile, inEveryLocale, longestOfEachKind } from '../../scripts/lib/siteCheck/pageKinds';
import { SITE_RULES } from '../../scripts/lib/siteCheck/pageRules';
import { builtFile } from '../support/builtSite';
import { FULL, PLAIN, TEST_SITES } from '../support/testSites';

const sites = new Map<string, BuiltSite>();

/** Returns a built site with all of its pages, parsed once. */
function siteOf(site: typeof PLAIN): BuiltSite {
  const found = sites.get(site.name) ?? readBuiltSite(site);
  sites.set(site.name, found);
  return found;
}

function pageOf(site: typeof PLAIN, address: string): BuiltPage {
  const page = siteOf(site).built.get(address);
  if (page === undefined) throw new Error(`${address} was not built.`);
  return page;
}

describe.each(TEST_SITES)('the built site $name', (testSite) => {
  test.each(SITE_RULES)('follows the rule: $name', ({ check }) => expect(check(siteOf(testSite))).toEqual([]));

  test('has pages that the rules apply to', () => {
    const { built } = siteOf(testSite);
    const data = [...built.values()].flatMap(({ jsonLd }) => jsonLd).join();
    for (const type of ['BreadcrumbList', 'BlogPosting', 'WebSite']) expect(data).toContain(`"@type":"${type}"`);
    expect([...built.values()].filter(isRedirect)).not.toEqual([]);
    expect([...built.values()].filter(isHidden)).not.toEqual([]);
  });

  test('has the notices of the packages in its scripts', () => {
    const { output } = siteOf(testSite);
    const notices = readFileSync(`${output}/licenses.txt`, 'utf8');
    expect(notices).toMatch(/^react 18\.\d+\.\d+ \(MIT\)\n(?:.+\n)*\nMIT License\n\nCopyright \(c\) Facebook/m);
    expect(notices).toMatch(/^gatsby 5\.\d+\.\d+ \(MIT\)$/m);
    if (testSite === FULL)
      expect(readFileSync(`${output}/offline-sw.js`, 'utf8')).toMatch(
        /\/\*!\n(?:.*\n)*workbox-precaching \d.* \(MIT\)\n/,
      );
  });

  test('has the sections with steps in its search data', () => {
    const { indexes } = JSON.parse(builtFile(testSite, 'static/search/fi.json')) as {
      indexes: { pages: { sections: number[]; steps: number[] } }[];
    };
    const [{ sections, steps } = { sections: [], steps: [] }] = indexes.map(({ pages }) => pages);
    const last = sections.reduce((sum, count) => sum + count, 0) - 1;
    expect(steps).not.toEqual([]);
    expect(steps.filter((section) => section > last)).toEqual([]);
  });

  test('has no address outside its base path, and loads no script or style of another site', () => {
    const { built, output } = siteOf(testSite);
    const { base } = testSite;
    const foreign = [...built.keys()].flatMap((address) => {
      const html = readFileSync(htmlFile(output, address), 'utf8');
      const addresses = [...html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, found = '']) => found);
      const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(?:https?:)?\/\/[^>]*>/g)];
      return [
        ...addresses.filter((found) => !`${found}/`.startsWith(`${base}/`)),
        ...loaded.map(([element]) => element).filter((element) => !/rel="(?:canonical|alternate)"/.test(element)),
      ];
    });
    expect(foreign).toEqual([]);
  });
});

describe('a rule reports', () => {
  const GUIDE = '/docs/pikaohjeet/hyvityslasku';

  /** Returns the errors of the site after replacing some of its pages; undefined removes a page. */
  function errorsWith(pages: Record<string, BuiltPage | undefined>): SiteFinding[] {
    const site = siteOf(PLAIN);
    const built = new Map(site.built);
    for (const [address, page] of Object.entries(pages)) {
      if (page === undefined) built.delete(address);
      else built.set(address, { ...page, address });
    }
    return SITE_RULES.flatMap(({ check }) => check({ ...site, built }));
  }

  /** Returns the guide with another canonical address. */
  function movedTo(address: string): BuiltPage {
    const page = pageOf(PLAIN, GUIDE);
    const links = page.links.map((link) =>
      link.rel === 'canonical' ? { ...link, href: link.href?.replace(GUIDE, address) ?? '' } : link,
    );
    return { ...page, links };
  }

  const metaChanged = (key: string, content: string) => (page: BuiltPage) => ({
    metas: page.metas.map((meta) => (meta.name === key || meta.property === key ? { ...meta, content } : meta)),
  });
  const misled = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'x', item: 'https://ohje.example.com/docs/ei-ole' }],
  });

  test.each<[what: string, change: (page: BuiltPage) => Partial<BuiltPage>, message: RegExp]>([
    ['another language', () => ({ lang: 'en' }), /^is in en, not in fi$/],
    ['two main headings', () => ({ headings: 2 }), /^has 2 main headings$/],
    [
      'a text in another language without a notice',
      () => ({ articleLang: 'sv' }),
      /^its notice links to "", not "sv \/docs\/pikaohjeet\/hyvityslasku"$/,
    ],
    [
      'a needless notice of another language',
      () => ({ noticeLinks: [{ hreflang: 'sv', href: '/sv' }] }),
      /^its notice links to "sv \/sv", not ""$/,
    ],
    [
      'a notice of an original page that links elsewhere',
      () => ({ noticeLinks: [{ hreflang: 'fi', href: GUIDE }] }),
      /^its notice links to "fi \/docs\/pikaohjeet\/hyvityslasku", not ""$/,
    ],
    [
      'another canonical address',
      ({ links }) => ({ links: links.map((link) => (link.rel === 'canonical' ? { ...link, href: '/x' } : link)) }),
      /^its canonical address is "\/x"$/,
    ],
    [
      'a translation that does not exist',
      ({ links }) => ({ links: [...links, { rel: 'alternate', hreflang: 'sv', href: '/sv' }] }),
      /^its translations are /,
    ],
    ['a title without the site', () => ({ titles: ['Hyvityslasku'] }), /^breaks the rule of titles/],
    ['no description', metaChanged('description', ''), /^has no description$/],
    ['another shared title', metaChanged('og:title', 'x'), /^is shared under another title$/],
    ['a missing picture', metaChanged('og:image', 'https://ohje.example.com/x.png'), /^its picture is not there: /],
    [
      'a page hidden from search engines',
      ({ metas }) => ({ metas: [...metas, { name: 'robots', content: 'noindex, follow' }] }),
      /^its canonical address is "https:/,
    ],
    ['a broken address in its data', () => ({ jsonLd: [misled] }), /^its structured data refers to .*does not exist$/],
    [
      'structured data without a name',
      () => ({ jsonLd: ['{"@type":"HowTo","step":[]}'] }),
      /^its structured data has a HowTo without name$/,
    ],
    ['no feed', () => ({ links: [] }), /^names no feed$/],
  ])('%s', (_what, change, message) => {
    const page = pageOf(PLAIN, GUIDE);
    expect(errorsWith({ [GUIDE]: { ...page, ...change(page) } })).toContainEqual({
      address: GUIDE,
      message: expect.stringMatching(message) as unknown,
    });
  });

  test('no notice of an outdated translation, which links to its original', () => {
    const page = pageOf(PLAIN, `/sv${GUIDE}`);
    const errors = errorsWith({ [page.address]: { ...page, articleLang: undefined } });
    expect(errors.filter(({ message }) => message.startsWith('its notice'))).toEqual([]);
  });

  test('a page that was not built, and a page missing from the sitemap', () => {
    expect(errorsWith({ [GUIDE]: undefined, '/docs/vieras': movedTo('/docs/vieras') })).toEqual(
      expect.arrayContaining([
        { address: '/sitemap.xml', message: `names https://ohje.example.com${GUIDE}, which is not a listed page` },
        { address: '/docs/vieras', message: 'is missing from the sitemap' },
      ]),
    );
  });

  test('two pages of one language with the same title and description', () => {
    const saldo = '/docs/pikaohjeet/saldo';
    const errorsIn = (lang: string) =>
      errorsWith({ [saldo]: { ...movedTo(saldo), lang } }).filter(({ message }) => message.startsWith('has the title'));
    expect(errorsIn('fi')).toHaveLength(1);
    expect(errorsIn('sv')).toEqual([]);
  });

  test('text of a feed entry that feed readers cannot show', () => {
    expect(entryFindings('<p onclick="x"><a href="/docs">x</a><img src="https://a.example"></p>')).toEqual([
      'has the attribute onclick',
      'has the relative address /docs',
      'has an image without a text',
    ]);
  });
});

test('one page of each kind is selected, in every language', () => {
  const site = siteOf(PLAIN);
  const kinds = longestOfEachKind(site);
  expect(kinds).toEqual(expect.arrayContaining(['/', '/search', '/404.html', '/blog', '/blog/archive', '/blog/tags']));
  expect(kinds.filter((each) => each.startsWith('/docs/pikaohjeet/'))).toHaveLength(1);
  expect(inEveryLocale(site, kinds)).toHaveLength(kinds.length * 3);
});

/** Pages that only the site FULL has: every content element, an announcement, versions. */
const RARE = [
  '/',
  '/en/docs/osat/elementit',
  '/docs/media/termit',
  '/docs/media/videot',
  '/docs/media/kuvat',
  '/docs/1.0/alku',
  '/sv/docs/3.0/alku',
  '/docs/kulku/yksin',
];

const testWithJava = hasJava() || process.env.CI !== undefined ? test : test.skip;

testWithJava('the Nu HTML checker finds no error in any kind of page', async () => {
  const plain = siteOf(PLAIN);
  // Markup is the same in every language, so alternate the languages over the page kinds.
  const kinds = longestOfEachKind(plain).map((kind, index) => inEveryLocale(plain, [kind])[index % 3] ?? kind);
  const read = (site: typeof PLAIN) => (address: string) =>
    [site.url + address, readFileSync(htmlFile(site.output, address), 'utf8')] as const;
  const errors = await checkMarkup(new Map([...kinds.map(read(PLAIN)), ...RARE.map(read(FULL))]));
  const isAccepted = ({ address, message }: SiteFinding) =>
    address.startsWith(FULL.origin) && message.startsWith('warning:');
  expect(errors.filter((error) => !isAccepted(error))).toEqual([]);
});

test('no page ships code that only style sheets need', () => {
  const scripts = [...builtFile(PLAIN, 'index.html').matchAll(/<script src="\/([^"]+\.js)"/g)];
  expect(scripts).toHaveLength(3);
  expect(scripts.map(([, name = '']) => builtFile(PLAIN, name)).join('\n')).not.toMatch(/surfaceRaised|@media/);
});

test('page scripts are compiled while they load, worker scripts are not', () => {
  const scripts = readdirSync(PLAIN.output).filter((name) => /-[\da-f]{8}\.js$/.test(name));
  const isEager = (name: string) => builtFile(PLAIN, name).startsWith('//# allFunctionsCalledOnLoad\n');
  const lazy = scripts.filter((name) => !isEager(name)).map((name) => name.replace(/-[\da-f]{8}\.js$/, ''));
  expect(lazy.sort()).toEqual(['search-worker', 'search-worker-fi']);
  expect(scripts.filter(isEager).join(' ')).toMatch(/\bapp-.*\bframework-/);
});

describe('a page without fallback', () => {
  /** A page in its own language only, a page in Swedish too, and a page that links to both. */
  const ALONE = '/docs/rajattu/vain-suomeksi';
  const IN_TWO = '/docs/rajattu/kahdella';
  const LINKS = '/docs/rajattu/linkit';
  const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href);
  const linksOf = (address: string) => linksIn(readFileSync(htmlFile(FULL.output, address), 'utf8'));

  test('is not linked in those languages, except from untranslated texts, which link to the original', () => {
    const pagesIn = (base: string) =>
      [...siteOf(FULL).built.values()].filter(
        ({ address }) => (/^\/(?:en|sv)(?=\/|$)/.exec(address)?.[0] ?? '') === base,
      );
    const leading = (base: string, target: string) =>
      pagesIn(base).flatMap(({ address }) => (linksOf(address).includes(`/ohje${target}`) ? [address] : []));
    expect([leading('/en', `/en${ALONE}`), leading('/sv', `/sv${ALONE}`)]).toEqual([[], []]);
    expect([leading('/en', `/en${IN_TWO}`), leading('/en', ALONE)]).toEqual([[], [`/en${LINKS}`]]);
    expect(leading('/sv', `/sv${IN_TWO}`)).toContain(`/sv${LINKS}`);
    expect(leading('', ALONE)).toContain(LINKS);
  });

  test('is missing from the search index of those languages', () => {
    const { indexes } = JSON.parse(builtFile(FULL, 'static/search/en.json')) as {
      indexes: { lang: string; without: number[] }[];
    };
    // Nothing is translated into English, so exactly the three pages without fallback are left out.
    expect(indexes.find(({ lang }) => lang === 'fi')?.without).toHaveLength(3);
  });
});
