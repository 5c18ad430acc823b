import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parse } from 'yaml';
import { isWithin as isBelow, safeDecode } from '../../../src/model/site/path';
import { staticFolders } from '../../../src/node/files/staticFile';
import { readServing } from '../../../src/node/output/serving/writeServing';

type Attributes = Readonly<Record<string, string>>;

/** What a built HTML file says about itself. */
export interface BuiltPage {
  /** Its address without the base path: `/en/docs/saldo`. */
  address: string;
  lang: string | undefined;
  titles: readonly string[];
  metas: readonly Attributes[];
  links: readonly Attributes[];
  /** Language of the article, if it differs from the page's. */
  articleLang: string | undefined;
  /** Links in notices to the page in another language. */
  noticeLinks: readonly Attributes[];
  /** Number of `h1` elements. */
  headings: number;
  ids: ReadonlySet<string>;
  /** Texts of its blocks of structured data. */
  jsonLd: readonly string[];
}

/** Facts of `site.yaml` that the rules compare pages with. */
interface SiteFacts {
  title: string;
  titleDelimiter?: string;
  url: string;
  /** Base path, with or without a trailing slash. */
  baseUrl?: string;
  locales: readonly { code: string; htmlLang: string }[];
}

/** A built site: its folder, its settings, and its pages by address. */
export interface BuiltSite {
  facts: SiteFacts;
  output: string;
  built: ReadonlyMap<string, BuiltPage>;
}

/** An error of a built site: the address that has it, and what is wrong there. */
export interface SiteFinding {
  address: string;
  message: string;
}

/** Output folders without pages. */
const NO_PAGES = /^(?:page-data|static|_gatsby|~partytown)\//;

type Node = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function isWithin({ parentNode }: Pick<Node, 'parentNode'>, matches: (element: Node) => boolean): boolean {
  if (parentNode === null || !('attribs' in parentNode)) return false;
  return matches(parentNode) || isWithin(parentNode, matches);
}

function readPage(html: string, address: string): BuiltPage {
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  const attributesOf = (name: string) => all(name).map(({ attribs }) => attribs);
  const isArticle = ({ name }: Node) => name === 'article';
  const articles = all('article').filter((each) => !isWithin(each, ({ name }) => name === 'article' || name === 'li'));
  const noticeLinks = all('a').filter(
    (link) =>
      link.attribs.hreflang !== undefined &&
      isWithin(link, ({ attribs }) => attribs.role === 'note') &&
      !isWithin(link, isArticle),
  );
  return {
    address,
    lang: all('html')[0]?.attribs.lang,
    titles: all('title').flatMap((each) =>
      isWithin(each, ({ name }) => name === 'svg') ? [] : DomUtils.textContent(each),
    ),
    metas: attributesOf('meta'),
    links: attributesOf('link'),
    articleLang: articles.flatMap(({ attribs }) => attribs.lang ?? [])[0],
    noticeLinks: noticeLinks.map(({ attribs }) => attribs),
    headings: all('h1').length,
    ids: new Set(attributesOf('*').flatMap(({ id }) => id ?? [])),
    jsonLd: all('script').flatMap((each) =>
      each.attribs.type === 'application/ld+json' ? DomUtils.textContent(each) : [],
    ),
  };
}

/** Reads every page of a built site. */
export function readBuiltSite({ content, output }: { content: string; output: string }): BuiltSite {
  const { base = '', tools = [] } = readServing(path.dirname(output)) ?? {};
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !NO_PAGES.test(name))
    // Tools for writers and HTML files of the owner are not pages of the site.
    .filter((name) => !tools.some((tool) => isBelow(`${safeDecode(base)}/${name}`, tool)))
    .filter((name) => !staticFolders(content).some((folder) => existsSync(path.join(folder, name))));
  const pages = files.map((name) => {
    const address = `/${name}`.replace(/\/index\.html$/, '') || '/';
    return [address, readPage(readFileSync(path.join(output, name), 'utf8'), address)] as const;
  });
  const facts = parse(readFileSync(path.join(content, 'site.yaml'), 'utf8')) as SiteFacts;
  return { facts, output, built: new Map(pages) };
}

/** Contents of a page's meta elements with a name or property. */
export function metasOf({ metas }: BuiltPage, key: string): string[] {
  return metas.filter(({ name, property }) => name === key || property === key).map(({ content }) => content ?? '');
}

/** The canonical URLs of a page. */
export const canonicalsOf = ({ links }: BuiltPage): string[] =>
  links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href ?? '');

/** The alternate languages of a page with their URLs. */
export function versionsOf({ links }: BuiltPage): Record<string, string> {
  const versions = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
  return Object.fromEntries(versions.map(({ hreflang = '', href = '' }) => [hreflang, href]));
}

export const basePathOf = ({ facts }: BuiltSite): string => (facts.baseUrl ?? '').replace(/\/$/, '');

/** The absolute URL of an address. */
export const urlOf = (site: BuiltSite, address: string): string => site.facts.url + basePathOf(site) + address;

/** Returns the address of a URL of the site, decoded; undefined for URLs of other sites. */
export function addressOf(site: BuiltSite, url: string): string | undefined {
  const root = urlOf(site, '');
  const { href } = new URL(url, root);
  if (href !== root && !href.startsWith(`${root}/`)) return undefined;
  return decodeURI(href.slice(root.length)) || '/';
}

/** True if the output has a page or a file at a decoded address. */
export const exists = ({ built, output }: BuiltSite, address: string): boolean =>
  built.has(address) || existsSync(path.join(output, address));

/** Returns the locale of an address, and the path that the page has in every locale. */
export function localeOf({ facts: { locales } }: BuiltSite, address: string): { htmlLang: string; path: string } {
  const [first, ...others] = locales;
  const locale = others.find(({ code }) => `${address}/`.startsWith(`/${code}/`));
  return locale === undefined
    ? { htmlLang: first?.htmlLang ?? '', path: address }
    : { htmlLang: locale.htmlLang, path: address.slice(locale.code.length + 1) || '/' };
}

export const isRedirect = ({ metas }: BuiltPage): boolean => metas.some((meta) => meta['http-equiv'] === 'refresh');

/** True for a page with `noindex`. */
export const isHidden = (page: BuiltPage): boolean => metasOf(page, 'robots').includes('noindex, follow');

/** True for a page that is its own canonical. */
export const isListed = (site: BuiltSite, page: BuiltPage): boolean =>
  !isRedirect(page) && !isHidden(page) && canonicalsOf(page).map(decodeURI).join() === urlOf(site, page.address);
