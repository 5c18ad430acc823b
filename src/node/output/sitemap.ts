import { xmlDocument, xmlElement, xmlText } from '../../model/text/xml';

/** A page for search engines. Its address and those of its versions are whole. */
export interface SitemapPage {
  url: string;
  /** When its text changed; undefined for pages that are made of others. */
  changed?: string;
  /** The page in each language that has it, itself included, and `x-default`; none where there is one language. */
  versions: readonly { lang: string; url: string }[];
}

/** What the protocol allows in one file: addresses, and bytes. */
export interface SitemapLimits {
  pages: number;
  bytes: number;
}

export const SITEMAP_LIMITS: SitemapLimits = { pages: 50_000, bytes: 50 * 1024 * 1024 };

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

/** The pages of a sitemap as XML documents, as few as the limits allow. */
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

/** The index of sitemaps. */
export function buildSitemapIndex(sitemaps: readonly { url: string; changed?: string }[]): string {
  const entries = sitemaps.map(({ url, changed }) =>
    xmlElement('sitemap', {}, [
      xmlText('loc', address(url)),
      ...(changed === undefined ? [] : [xmlText('lastmod', changed)]),
    ]),
  );
  return xmlDocument('sitemapindex', { xmlns: SITEMAP }, entries);
}

/** `robots.txt` of a site that may be read as a whole, with its sitemap. */
export function buildRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address(sitemapUrl)}\n`;
}
