import { hasFile, linksOf, metasOf, versionsOf, type BuiltPage } from './builtPages';
import { readSitemaps } from './sitemaps';
import { addressesIn, readStructuredData } from './structuredRules';
import {
  addressOf,
  isHidden,
  isListed,
  localeOf,
  redirectOf,
  urlOf,
  type SiteFinding,
  type SiteRule,
  type WalkedSite,
} from './walkedSite';

/** A rule for each page by itself; it returns messages, or false where nothing is wrong. */
function pageRule(
  name: string,
  messages: (page: BuiltPage, site: WalkedSite) => readonly (string | false)[],
): SiteRule {
  const check = (site: WalkedSite) =>
    [...site.built.values()]
      .filter((page) => redirectOf(page) === undefined)
      .flatMap((page) =>
        messages(page, site).flatMap((message) => (message === false ? [] : { address: page.address, message })),
      );
  return { name, check };
}

/** True for an address that has neither a page nor a file. */
const isMissing = ({ built, output }: WalkedSite, address: string) =>
  !built.has(address) && !hasFile(output, encodeURI(address));

/** The site's own addresses in structured data that lead nowhere. */
function addressFindings(site: WalkedSite, urls: readonly string[]): string[] {
  return urls
    .filter((url) => {
      const [address, id] = addressOf(site, url)?.split('#') ?? [];
      if (address === undefined) return false;
      return (
        isMissing(site, address || '/') || (id !== undefined && site.built.get(address || '/')?.ids.has(id) !== true)
      );
    })
    .map((url) => `its structured data leads to ${url}, which is not there`);
}

/** True for a link to an address of the site that has neither a page nor a file. */
function leadsNowhere(site: WalkedSite, page: BuiltPage, href: string): boolean {
  const { origin, pathname } = new URL(href, urlOf(site, page.address));
  const target = addressOf(site, origin + pathname);
  return target !== undefined && isMissing(site, target);
}

function sharedHeads(site: WalkedSite): SiteFinding[] {
  const first = new Map<string, string>();
  return [...site.built.values()]
    .filter((page) => isListed(site, page))
    .flatMap((page) => {
      const { address } = page;
      const head = `${page.titles.join()} – ${metasOf(page, 'description').join()}`;
      const other = first.get(head);
      if (other !== undefined) return [{ address, message: `has the title and description of ${other}` }];
      first.set(head, address);
      return [];
    });
}

function sitemapFindings(site: WalkedSite): SiteFinding[] {
  const { sitemap, findings } = readSitemaps(site.output, urlOf(site, ''));
  const entries = new Map(Object.entries(sitemap).map(([url, entry]) => [decodeURI(url), entry]));
  const listed = [...site.built.values()].filter((page) => isListed(site, page));
  const urls = new Set(listed.map(({ address }) => urlOf(site, address)));
  return [
    ...findings.map((message) => ({ address: '/sitemap.xml', message })),
    ...[...entries.keys()]
      .filter((url) => !urls.has(url))
      .map((url) => ({ address: '/sitemap.xml', message: `names ${url}, which is no listed page` })),
    ...listed.flatMap((page) => {
      const { address } = page;
      const entry = entries.get(urlOf(site, address));
      if (entry === undefined) return [{ address, message: 'is missing from the sitemap' }];
      const versions = JSON.stringify(entry.versions);
      if (versions === JSON.stringify(versionsOf(page))) return [];
      return [{ address, message: `has other translations in the sitemap: ${versions}` }];
    }),
  ];
}

function redirectFindings(site: WalkedSite): SiteFinding[] {
  return [...site.built.values()].flatMap((page) => {
    const target = redirectOf(page);
    if (target === undefined) return [];
    const found = site.built.get(addressOf(site, target) ?? '');
    const isStable = found !== undefined && redirectOf(found) === undefined;
    if (isStable && metasOf(page, 'robots').join() === 'noindex') return [];
    return [{ address: page.address, message: `leads to "${target}", or is not kept out of search engines` }];
  });
}

/** The rules of the pages of a built site. */
export const PAGE_RULES: readonly SiteRule[] = [
  pageRule('language', ({ address, lang, articleLangs, noticeLinks, headings }, site) => {
    const { facts } = site;
    const { locale, path } = localeOf(site, address);
    const [article = lang] = articleLangs.flatMap((each) => each ?? []);
    const original = article === lang ? '' : `${article} ${facts.base}${path}`;
    const notices = noticeLinks.map(({ hreflang = '', href = '' }) => `${hreflang} ${href}`).join();
    return [
      lang !== facts.htmlLangs[locale] && `is in ${lang}, not in ${facts.htmlLangs[locale]}`,
      headings !== 1 && `has ${headings} main headings`,
      notices !== original && `its notice leads to "${notices}", not "${original}"`,
    ];
  }),
  pageRule('canonical address and translations', (page, site) => {
    const { htmlLangs } = site.facts;
    const canonical = linksOf(page, 'canonical');
    const [target = ''] = canonical;
    const shown = site.built.get(addressOf(site, target) ?? '');
    const versions = versionsOf(page);
    const pages = Object.entries(versions).map(
      ([lang, url]) => [lang, site.built.get(addressOf(site, url) ?? '')] as const,
    );
    const isKept = isHidden(page)
      ? target === ''
      : canonical.length === 1 && shown !== undefined && isListed(site, shown);
    const isOwn = isListed(site, page) && pages.length > 0;
    const isMutual = pages.every(
      ([lang, other]) =>
        other !== undefined &&
        (lang === 'x-default' || other.lang === lang) &&
        JSON.stringify(versionsOf(other)) === JSON.stringify(versions),
    );
    const ownLang = htmlLangs[localeOf(site, page.address).locale] ?? '';
    return [
      !isKept && `its canonical address is "${canonical.join()}"`,
      (!isMutual || (isOwn && pages.find(([lang]) => lang === ownLang)?.[1] !== page)) &&
        `its translations are ${JSON.stringify(versions)}`,
    ];
  }),
  pageRule('title, description and what is shared', (page, site) => {
    const { title: siteTitle, delimiter } = site.facts;
    const [title = '', ...others] = page.titles;
    const one = (key: string) => {
      const values = metasOf(page, key);
      return values.length === 1 ? values[0] : undefined;
    };
    const isHome = localeOf(site, page.address).path === '/';
    const isTitled = isHome ? title === siteTitle : title.endsWith(` ${delimiter} ${siteTitle}`);
    const image = one('og:image') ?? '';
    const imageFile = addressOf(site, image);
    return [
      others.length > 0 && 'has more than one title',
      !isTitled && `breaks the rule of titles: ${title}`,
      (one('description') ?? '').trim() === '' && 'has no description',
      one('og:title') !== title && 'is shared under another title',
      one('og:description') !== one('description') && 'is shared with another description',
      !['article', 'website'].includes(one('og:type') ?? '') && 'is shared as something else',
      !isHidden(page) && one('og:url') !== linksOf(page, 'canonical')[0] && `is shared as ${one('og:url')}`,
      imageFile === undefined && `its picture is ${image}`,
      imageFile !== undefined && !hasFile(site.output, imageFile) && 'its picture is not there',
      one('twitter:card') !== 'summary_large_image' && 'has no card',
    ];
  }),
  { name: 'title and description are unique', check: sharedHeads },
  pageRule('links', (page, site) =>
    page.anchors.map((href) => leadsNowhere(site, page, href) && `links to ${href}, which is not there`),
  ),
  { name: 'sitemap', check: sitemapFindings },
  { name: 'redirects', check: redirectFindings },
  pageRule('structured data', (page, site) =>
    page.jsonLd.flatMap((text) => {
      const data = readStructuredData(text);
      return [...data.findings, ...addressFindings(site, addressesIn(data.things))];
    }),
  ),
];
