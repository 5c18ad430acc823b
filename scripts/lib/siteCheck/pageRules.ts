import {
  addressOf,
  basePathOf,
  canonicalsOf,
  exists,
  isHidden,
  isListed,
  isRedirect,
  localeOf,
  metasOf,
  versionsOf,
  type BuiltPage,
  type BuiltSite,
  type SiteFinding,
} from './builtSite';
import { feedFindings, sitemapFindings } from './fileRules';

/** A rule of the built site. */
interface SiteRule {
  name: string;
  check: (site: BuiltSite) => SiteFinding[];
}

/** Creates a rule for single pages; it returns messages, or false without a finding. */
function pageRule(name: string, messages: (page: BuiltPage, site: BuiltSite) => readonly (string | false)[]): SiteRule {
  const check = (site: BuiltSite) =>
    [...site.built.values()].flatMap((page) =>
      isRedirect(page)
        ? []
        : messages(page, site).flatMap((message) => (message === false ? [] : { address: page.address, message })),
    );
  return { name, check };
}

/** Two languages may share a name and a description, such as those of a site whose settings have one for all. */
function sharedHeads(site: BuiltSite): SiteFinding[] {
  const first = new Map<string, string>();
  return [...site.built.values()].flatMap((page) => {
    if (!isListed(site, page)) return [];
    const { address, lang } = page;
    const head = `${lang}: ${page.titles.join()} – ${metasOf(page, 'description').join()}`;
    const other = first.get(head);
    if (other !== undefined) return [{ address, message: `has the title and description of ${other}` }];
    first.set(head, address);
    return [];
  });
}

/** The properties that Google requires for structured data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Checks a value of structured data at any depth: required properties, and addresses of the site. */
function structuredFindings(value: unknown, site: BuiltSite): string[] {
  if (typeof value === 'string') {
    const [address, id] = (/^https?:\/\//.test(value) && addressOf(site, value)?.split('#')) || [];
    if (address === undefined) return [];
    const page = site.built.get(address || '/');
    const isThere = exists(site, address || '/') && (id === undefined || page?.ids.has(id) === true);
    return isThere ? [] : [`its structured data refers to ${value}, which does not exist`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const type = String(thing['@type']);
  const missing = (REQUIRED[type] ?? []).filter((key) => isEmpty(thing[key]));
  return [
    ...missing.map((key) => `its structured data has a ${type} without ${key}`),
    ...Object.entries(thing).flatMap(([key, each]) => (key === 'urlTemplate' ? [] : structuredFindings(each, site))),
  ];
}

/** The rules of a built site. */
export const SITE_RULES: readonly SiteRule[] = [
  pageRule('language', ({ address, lang, articleLang, noticeLinks, headings }, site) => {
    const { htmlLang, path } = localeOf(site, address);
    const original = (of: string | undefined) => `${of} ${basePathOf(site)}${path}`;
    const isTranslated = (articleLang ?? lang) === lang;
    const expected = isTranslated ? '' : original(articleLang);
    const notices = noticeLinks.map(({ hreflang = '', href = '' }) => `${hreflang} ${href}`).join();
    // The notice of an outdated translation links to its original, too.
    const isOutdated = isTranslated && path !== address && notices === original(site.facts.locales[0]?.code);
    return [
      lang !== htmlLang && `is in ${lang}, not in ${htmlLang}`,
      headings !== 1 && `has ${headings} main headings`,
      notices !== expected && !isOutdated && `its notice links to "${notices}", not "${expected}"`,
    ];
  }),
  pageRule('canonical address and translations', (page, site) => {
    const canonical = canonicalsOf(page);
    const shown = site.built.get(addressOf(site, canonical[0] ?? '') ?? '');
    const isKept = isHidden(page)
      ? canonical.length === 0
      : canonical.length === 1 && shown !== undefined && isListed(site, shown);
    const versions = versionsOf(page);
    const pages = new Map(
      Object.entries(versions).map(([lang, url]) => [lang, site.built.get(addressOf(site, url) ?? '')]),
    );
    const isMutual = [...pages].every(
      ([lang, other]) =>
        other !== undefined &&
        (lang === 'x-default' || other.lang === lang) &&
        JSON.stringify(versionsOf(other)) === JSON.stringify(versions),
    );
    const isIncluded =
      pages.size === 0 || !isListed(site, page) || pages.get(localeOf(site, page.address).htmlLang) === page;
    return [
      !isKept && `its canonical address is "${canonical.join()}"`,
      !(isMutual && isIncluded) && `its translations are ${JSON.stringify(versions)}`,
    ];
  }),
  pageRule('title, description and what is shared', (page, site) => {
    const { title: siteTitle, titleDelimiter = '|' } = site.facts;
    const [title = '', ...others] = page.titles;
    const one = (key: string) => {
      const values = metasOf(page, key);
      return values.length === 1 ? values[0] : undefined;
    };
    const isHome = localeOf(site, page.address).path === '/';
    const isTitled = isHome ? title === siteTitle : title.endsWith(` ${titleDelimiter} ${siteTitle}`);
    const image = one('og:image') ?? '';
    const imageFile = addressOf(site, image);
    return [
      others.length > 0 && 'has more than one title',
      !isTitled && `breaks the rule of titles: ${title}`,
      (one('description') ?? '').trim() === '' && 'has no description',
      one('og:title') !== title && 'is shared under another title',
      one('og:description') !== one('description') && 'is shared with another description',
      !isHidden(page) && one('og:url') !== canonicalsOf(page)[0] && `is shared as ${one('og:url')}`,
      (imageFile === undefined || !exists(site, imageFile)) && `its picture is not there: ${image}`,
    ];
  }),
  { name: 'title and description are unique', check: sharedHeads },
  pageRule('structured data', (page, site) =>
    page.jsonLd.flatMap((text) => structuredFindings(JSON.parse(text) as unknown, site)),
  ),
  {
    name: 'sitemap',
    check: (site) =>
      sitemapFindings(
        site,
        [...site.built.values()].filter((page) => isListed(site, page)),
      ),
  },
  { name: 'feeds', check: feedFindings },
];
