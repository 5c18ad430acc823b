import type { Node } from 'gatsby';
import { prefixOf, type ServedRedirect } from '../../model/serving/findAnswer';
import { localizedPath } from '../../model/site/locale';
import { safeDecode, splitAddress, withBase } from '../../model/site/path';
import { pageTitle } from '../../model/site/title';
import { escapeHtml } from '../../model/text/xml';
import { allSidebars, type LoadedSite } from '../content/loadSite';
import { folderRedirects } from '../navigation/folderRedirects';
import { type Redirect, targetPath } from '../navigation/redirects';
import type { SidebarSpec } from '../../model/navigation/sidebar';
import { pagesOfFeatures } from '../pages/pagesOfFeatures';
import { firstPageRedirects } from '../pages/planBlog';
import { hiddenPaths, listedPages, publishedSidebars } from '../pages/planInput';
import type { PublishedSite } from './publishedSite';

/** A redirect and its locales, the default first. */
interface PlacedRedirect extends Redirect {
  codes: readonly string[];
}

/** The inputs for lists of pages. */
interface Lists {
  /** Keys of the tags of posts. */
  tags: readonly string[];
  /** Keys of authors with pages. */
  authorPages: readonly string[];
  /** Sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** Paths of pages without a file. */
  otherPages: readonly string[];
}

type Redirecting = Pick<PublishedSite, 'docs' | 'posts' | 'codes' | 'defaultCode'>;

/** Returns the redirects of `redirects.yaml`, page aliases, doc folders, and the blog's lists. */
export function listRedirects(redirects: readonly Redirect[], site: Redirecting, lists: Lists): PlacedRedirect[] {
  const { docs, posts, codes, defaultCode } = site;
  const pages = [...docs, ...posts];
  const aliases = pages.flatMap((page) => page.aliases.map((from) => ({ from, to: page.path })));
  const listed = listedPages(posts, defaultCode).filter(({ locale }) => locale === defaultCode);
  const own = [...redirects, ...aliases];
  const folders = folderRedirects(
    listedPages(docs, defaultCode).flatMap(({ path, locale }) => (locale === defaultCode ? path : [])),
    lists.sidebars,
    [...lists.otherPages, ...own.map(({ from }) => from)],
  );
  const all = [...own, ...folders, ...firstPageRedirects({ ...lists, posts: listed })];
  const hidden = new Map(codes.map((code) => [code, hiddenPaths(pages, code, defaultCode)]));
  return all.map((redirect) => ({
    ...redirect,
    codes: codes.filter((code) => hidden.get(code)?.has(targetPath(redirect)) !== true),
  }));
}

const escape = (text: string) => encodeURI(safeDecode(text));

/** A redirect in one locale. */
export interface RedirectLine extends ServedRedirect {
  code: string;
}

/**
 * Returns the redirects of all locales, or of those that a redirect names. The first of two from one path wins. Those
 * with a `*` are last, for hosts that apply the first that matches: the longest of them first.
 * @param codes locale codes, the default first
 * @param base base path without a trailing slash
 */
export function redirectLines(
  redirects: readonly (Redirect & { codes?: readonly string[] })[],
  codes: readonly string[],
  base: string,
): RedirectLine[] {
  const [defaultCode = ''] = codes;
  const lines = new Map<string, RedirectLine>();
  for (const code of codes) {
    const place = (path: string) => withBase(localizedPath(path, code, defaultCode), base);
    for (const { from, to, codes: own = codes } of redirects) {
      if (!own.includes(code)) continue;
      const { pathname, hash } = splitAddress(to);
      const source = safeDecode(place(from));
      if (!lines.has(source))
        lines.set(source, { code, from: source, path: escape(place(pathname)), hash: escape(hash) });
    }
  }
  const isWide = ({ from }: RedirectLine) => prefixOf(from) !== undefined;
  const wide = [...lines.values()].filter(isWide).sort((one, other) => other.from.length - one.from.length);
  return [...[...lines.values()].filter((line) => !isWide(line)), ...wide];
}

const keysOf = (nodes: readonly Node[]) => nodes.map(({ key }) => String(key));

/** Returns all redirects of a site in all its locales, by the nodes that Gatsby has. */
export function redirectsOf(
  loaded: LoadedSite,
  site: Redirecting & Pick<PublishedSite, 'base'>,
  nodesOf: (type: string) => Node[],
): RedirectLine[] {
  const redirects = listRedirects(loaded.redirects.data, site, {
    tags: keysOf(nodesOf('Tag')),
    authorPages: keysOf(nodesOf('Author').filter(({ page }) => page === true)),
    sidebars: publishedSidebars(allSidebars(loaded), site.docs),
    otherPages: [loaded.site.search.searchPagePath, ...pagesOfFeatures(loaded.added).map(({ path }) => path)],
  });
  return redirectLines(redirects, site.codes, site.base);
}

/** Redirects while the page is parsed, with query and hash. Attributes have the target: one script for all pages. */
const REDIRECT_SCRIPT =
  '(function(t){location.replace(t.path+location.search+(t.hash||location.hash))})(document.currentScript.dataset)';

/** True for the text of a page that `redirectPage` has written. */
export const isRedirectPage = (html: string): boolean => html.includes(REDIRECT_SCRIPT);

type PageSite = Pick<PublishedSite, 'site' | 'htmlLangOf' | 'textIn' | 'textsOf' | 'urlOf'>;

/**
 * Returns the page of a redirect, for hosts that do not answer with 301: it keeps the query of the address and, where
 * the target has none, the hash. Without JavaScript it forwards by a refresh, which keeps neither.
 */
export function redirectPage({ code: locale, path, hash }: RedirectLine, site: PageSite): string {
  const heading = site.textsOf(locale, 'navigation').redirectTitle ?? '';
  const text = site.textsOf(locale, 'navigation').redirectText ?? '';
  const { title, titleDelimiter } = site.site;
  const siteTitle = site.textIn(title, locale);
  const [target, anchor] = [escapeHtml(path), escapeHtml(hash)];
  const origin = new URL(site.urlOf('/', locale)).origin;
  return [
    `<!DOCTYPE html><html lang="${site.htmlLangOf(locale)}"><head><meta charset="utf-8"/>`,
    `<script data-path="${target}" data-hash="${anchor}">${REDIRECT_SCRIPT}</script>`,
    `<title>${escapeHtml(pageTitle(heading, titleDelimiter, siteTitle))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<noscript><meta http-equiv="refresh" content="0; url=${target}${anchor}"/></noscript>`,
    `<link rel="canonical" href="${origin}${target}"/></head>`,
    `<body><main><h1>${escapeHtml(heading)}</h1>`,
    `<p>${escapeHtml(text)} <a href="${target}${anchor}">${target}</a></p></main></body></html>\n`,
  ].join('');
}
