import { SITEMAP_INDEX } from '../../model/site/outputNames';
import { locatePath } from '../../model/site/locale';
import { isStaticFile } from '../files/staticFile';
import { isListed } from './pageMetadata';
import type { PublishedSite } from './publishedSite';
import type { ReadPage } from './readBuiltPage';
import type { TextFile } from '../files/writeFiles';
import { xmlDocument, xmlElement, xmlText } from '../../model/text/xml';

/** A page for search engines, with absolute URLs. */
export interface SitemapPage {
  url: string;
  /** When its text changed; undefined for pages other than docs and posts, such as lists. */
  changed?: string;
  /** The page in each of its languages, itself included, and `x-default`; empty with one language. */
  versions: readonly { lang: string; url: string }[];
}

/** The protocol's limits for one file: addresses, and bytes. */
interface SitemapLimits {
  pages: number;
  bytes: number;
}

const SITEMAP_LIMITS: SitemapLimits = { pages: 50_000, bytes: 50 * 1024 * 1024 };

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const sizeOf = (text: string) => new TextEncoder().encode(text).length;
const address = (url: string) => new URL(url).href;

function pageElement({ url, changed, versions }: SitemapPage): string {
  return xmlElement('url', {}, [
    xmlText('loc', address(url)),
    ...(changed === undefined ? [] : [xmlText('lastmod', changed)]),
    ...versions.map(({ lang, url: href }) =>
      xmlElement('xhtml:link', { rel: 'alternate', hreflang: lang, href: address(href) }),
    ),
  ]);
}

const document = (elements: readonly string[]) =>
  xmlDocument('urlset', { xmlns: SITEMAP, 'xmlns:xhtml': XHTML }, elements);

/** Formats the pages of a sitemap as XML documents, as few as the limits allow. */
export function buildSitemaps(pages: readonly SitemapPage[], limits = SITEMAP_LIMITS): string[] {
  const parts: string[][] = [];
  const empty = sizeOf(document([]));
  let bytes = 0;
  for (const element of pages.map(pageElement)) {
    const size = sizeOf(`${element}\n`);
    const last = parts.at(-1);
    if (last === undefined || last.length >= limits.pages || bytes + size > limits.bytes) {
      parts.push([element]);
      bytes = empty + size;
    } else {
      last.push(element);
      bytes += size;
    }
  }
  return parts.map(document);
}

/** Formats the index of sitemaps. */
function buildSitemapIndex(sitemaps: readonly { url: string; changed?: string }[]): string {
  const entries = sitemaps.map(({ url, changed }) =>
    xmlElement('sitemap', {}, [
      xmlText('loc', address(url)),
      ...(changed === undefined ? [] : [xmlText('lastmod', changed)]),
    ]),
  );
  return xmlDocument('sitemapindex', { xmlns: SITEMAP }, entries);
}

/** Formats `robots.txt` for a fully crawlable site with its sitemap. */
function buildRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address(sitemapUrl)}\n`;
}

const ROBOTS = 'robots.txt';

/** Returns the pages of each locale that search engines should list, by the metadata in their heads. */
function pagesByLocale(pages: readonly ReadPage[], site: PublishedSite): Map<string, SitemapPage[]> {
  const { codes, defaultCode } = site;
  const changes = new Map(
    [...site.docs, ...site.posts].map((page) => [site.pathOf(page.path, page.locale), site.datesOf(page).changed]),
  );
  const found = new Map<string, SitemapPage[]>();
  for (const { path: pagePath, head } of pages) {
    const { code, path: sitePath } = locatePath(pagePath, codes, defaultCode);
    const url = site.urlOf(sitePath, code);
    if (!isListed(head, url)) continue;
    const page = { url: head.canonical ?? url, changed: changes.get(pagePath), versions: head.versions };
    found.set(code, [...(found.get(code) ?? []), page]);
  }
  return found;
}

const newest = (pages: readonly SitemapPage[]) =>
  pages
    .flatMap(({ changed }) => changed ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** Returns the sitemaps of the locales, their index, and `robots.txt`, unless the site has its own. */
export function sitemapFiles(pages: readonly ReadPage[], site: PublishedSite): TextFile[] {
  const sitemaps = [...pagesByLocale(pages, site)].flatMap(([code, ofLocale]) => {
    const texts = buildSitemaps(ofLocale);
    return texts.map((text, index) => {
      const name = `/sitemap-${code}${texts.length === 1 ? '' : `-${index + 1}`}.xml`;
      // All locales' files are in one folder, and a file may only list addresses of its own origin.
      const url = new URL(site.urlOf('/', code)).origin + site.base + name;
      return { path: name, text, url, changed: newest(ofLocale) };
    });
  });
  const index = { path: SITEMAP_INDEX, text: buildSitemapIndex(sitemaps) };
  const robots = { path: ROBOTS, text: buildRobots(site.urlOf(SITEMAP_INDEX, site.defaultCode)) };
  return [...sitemaps, index, ...(isStaticFile(site.engine.folder, ROBOTS) ? [] : [robots])].map(
    ({ path: name, text }) => ({
      path: name,
      text,
    }),
  );
}
