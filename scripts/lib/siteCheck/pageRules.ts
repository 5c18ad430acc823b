import { hasFile, linksOf, metasOf, versionsOf, type BuiltPage } from './builtPages';
import type { ExpectedPage } from './expectedPages';
import { addressesIn, readStructuredData } from './structuredRules';
import { readSitemaps } from './sitemaps';
import { decoded, isListed, urlOf, type SiteFinding, type SiteRule, type WalkedSite } from './walkedSite';

/** A rule that each page is asked for by itself; the answers are faults, or false where there is none. */
function pageRule(
  name: string,
  ask: (page: ExpectedPage, built: BuiltPage, site: WalkedSite) => readonly (string | false)[],
): SiteRule {
  const check = (site: WalkedSite) =>
    site.expected.flatMap((page) => {
      const built = site.built.get(page.address);
      if (page.kind === 'redirect' || built === undefined) return [];
      const { address } = page;
      return ask(page, built, site).flatMap((message) => (message === false ? [] : { address, message }));
    });
  return { name, check };
}

/** What is asked for and missing, and what is there without being asked for. */
function missingAndStray({ built, expected }: WalkedSite): SiteFinding[] {
  const asked = expected.map(({ address }) => address);
  const known = new Set(asked);
  return [
    ...[...known].filter((address) => !built.has(address)).map((address) => ({ address, message: 'was not built' })),
    ...[...built.keys()]
      .filter((address) => !known.has(address))
      .map((address) => ({ address, message: 'is a page that the content does not ask for' })),
    ...asked
      .filter((address, index) => asked.indexOf(address) !== index)
      .map((address) => ({ address, message: 'is asked for twice' })),
  ];
}

/** The site's own addresses in structured data that lead nowhere. */
function addressFindings(site: WalkedSite, urls: readonly string[]): string[] {
  const root = urlOf(site, '/').replace(/\/$/, '');
  return urls
    .filter((url) => url === root || url.startsWith(`${root}/`))
    .filter((url) => {
      const [address = '', id] = decodeURI(url.slice(root.length)).split('#');
      const page = site.built.get(address === '' ? '/' : address);
      const isThere = page !== undefined || (address !== '' && hasFile(site.output, address));
      return !isThere || (id !== undefined && page?.ids.has(id) !== true);
    })
    .map((url) => `its structured data leads to ${url}, which is not there`);
}

/** True for a link of a page to an address of the site that has neither a page nor a file. */
function leadsNowhere({ tree: { site }, built, output }: WalkedSite, address: string, href: string): boolean {
  const url = new URL(href, site.origin + site.base + address);
  const path = decodeURI(url.pathname);
  if (url.origin !== site.origin || !`${path}/`.startsWith(`${site.base}/`)) return false;
  const target = path.slice(site.base.length) || '/';
  return !built.has(target) && !hasFile(output, encodeURI(target));
}

function sharedHeads({ expected, built }: WalkedSite): SiteFinding[] {
  const heads = expected.filter(isListed).flatMap(({ address }) => {
    const page = built.get(address);
    return page === undefined
      ? []
      : [{ address, head: `${page.titles.join()} – ${metasOf(page, 'description').join()}` }];
  });
  return heads.flatMap(({ address, head }, index) => {
    const first = heads.findIndex((each) => each.head === head);
    const other = heads[first]?.address ?? '';
    return first === index ? [] : [{ address, message: `has the title and description of ${other}` }];
  });
}

function sitemapFindings(site: WalkedSite): SiteFinding[] {
  const { sitemap, findings } = readSitemaps(site.output, urlOf(site, '/').replace(/\/$/, ''));
  const urls = new Map(Object.keys(sitemap).map((url) => [decodeURI(url), url]));
  const listed = site.expected.filter(isListed);
  const wanted = new Set(decoded(listed.map(({ address }) => urlOf(site, address))));
  return [
    ...findings.map((message) => ({ address: '/sitemap.xml', message })),
    ...[...urls.keys()]
      .filter((url) => !wanted.has(url))
      .map((url) => ({ address: '/sitemap.xml', message: `names ${url}, which is no listed page` })),
    ...listed.flatMap(({ address }) => {
      const url = urls.get(decodeURI(urlOf(site, address)));
      if (url === undefined) return [{ address, message: 'is missing from the sitemap' }];
      const page = site.built.get(address);
      const told = JSON.stringify(sitemap[url]?.versions);
      const isSame = page === undefined || told === JSON.stringify(versionsOf(page));
      return isSame ? [] : [{ address, message: `has other translations in the sitemap: ${told}` }];
    }),
  ];
}

function redirectFindings({ expected, built, tree: { site } }: WalkedSite): SiteFinding[] {
  const stable = new Set(expected.flatMap(({ kind, address }) => (kind === 'redirect' ? [] : address)));
  return expected
    .filter(({ kind }) => kind === 'redirect')
    .flatMap(({ address }) => {
      const page = built.get(address);
      const refresh = page?.metas.find((meta) => meta['http-equiv'] === 'refresh')?.content ?? '';
      const target = refresh
        .replace(/^0; url=/, '')
        .replace(/#.*$/, '')
        .slice(site.base.length);
      const isHidden = page !== undefined && metasOf(page, 'robots').join() === 'noindex';
      return isHidden && stable.has(target === '' ? '/' : target)
        ? []
        : [{ address, message: `leads to "${target}", or is not kept out of search engines` }];
    });
}

/** What every page of a built site is held to, against a reader of the content of its own. */
export const PAGE_RULES: readonly SiteRule[] = [
  { name: 'pages are those that the content asks for', check: missingAndStray },
  pageRule('language', ({ path, locale, kind, text }, built, { tree: { site } }) => {
    const { lang, articleLangs, noticeLinks, headings } = built;
    const isFallback = text !== undefined && text.locale !== locale;
    const original = isFallback ? [`${site.htmlLangs[text.locale]} ${site.base}${path}`] : [];
    const notices = noticeLinks.map(({ hreflang = '', href = '' }) => `${hreflang} ${href}`);
    const articles = articleLangs.map((each) => each ?? lang);
    return [
      lang !== site.htmlLangs[locale] && `is in ${lang}, not in ${site.htmlLangs[locale]}`,
      headings !== 1 && `has ${headings} main headings`,
      kind === 'content' && articles.join() !== text?.locale && `its text is marked as ${articles.join()}`,
      notices.join() !== original.join() && `its notice leads to "${notices.join()}", not "${original.join()}"`,
    ];
  }),
  pageRule('canonical address and translations', ({ path, locales, isHidden, canonical }, page, walked) => {
    const { htmlLangs, codes } = walked.tree.site;
    const isAlone = isHidden || locales.length < 2;
    const inLocale = (code: string) => (code === codes[0] ? path : `/${code}${path === '/' ? '' : path}`);
    const translations = locales.map((code) => [htmlLangs[code] ?? '', urlOf(walked, inLocale(code))]);
    const versions = isAlone ? [] : [...translations, ['x-default', urlOf(walked, path)]];
    const named = linksOf(page, 'canonical').join();
    const told = JSON.stringify(Object.entries(versionsOf(page)));
    return [
      named !== (isHidden ? '' : urlOf(walked, canonical)) && `its canonical address is "${named}"`,
      told !== JSON.stringify(versions) && `its translations are ${told}`,
      metasOf(page, 'robots').includes('noindex, follow') !== isHidden && 'is wrong on being listed',
    ];
  }),
  pageRule('title, description and what is shared', ({ kind, text, canonical, isHidden }, page, walked) => {
    const { title: siteTitle, delimiter, origin, base } = walked.tree.site;
    const [title = '', ...others] = page.titles;
    const one = (key: string) => {
      const values = metasOf(page, key);
      return values.length === 1 ? values[0] : undefined;
    };
    const own = text === undefined ? undefined : String(text.frontMatter.title);
    const rule = kind === 'home' ? title === siteTitle : title.endsWith(` ${delimiter} ${siteTitle}`);
    const image = one('og:image') ?? '';
    const prefix = origin + base;
    return [
      others.length > 0 && 'has more than one title',
      !rule && `breaks the rule of titles: ${title}`,
      own !== undefined && title !== `${own} ${delimiter} ${siteTitle}` && `is called "${title}"`,
      (one('description') ?? '').trim() === '' && 'has no description',
      text !== undefined && one('description') !== String(text.frontMatter.description) && 'has no own description',
      one('og:title') !== title && 'is shared under another title',
      one('og:description') !== one('description') && 'is shared with another description',
      one('og:type') !== (text?.kind === 'post' ? 'article' : 'website') && 'is shared as something else',
      !isHidden && one('og:url') !== urlOf(walked, canonical) && `is shared as ${one('og:url')}`,
      !image.startsWith(prefix) && `its picture is ${image}`,
      image.startsWith(prefix) && !hasFile(walked.output, image.slice(prefix.length)) && 'its picture is not there',
      one('twitter:card') !== 'summary_large_image' && 'has no card',
    ];
  }),
  { name: 'title and description are its own', check: sharedHeads },
  pageRule('links', ({ address }, { anchors }, site) =>
    anchors.map((href) => leadsNowhere(site, address, href) && `links to ${href}, which is not there`),
  ),
  { name: 'sitemap', check: sitemapFindings },
  { name: 'redirects', check: redirectFindings },
  pageRule('structured data', (_, built, site) =>
    built.jsonLd.flatMap((text) => {
      const data = readStructuredData(text);
      return [...data.findings, ...addressFindings(site, addressesIn(data.things))];
    }),
  ),
];
