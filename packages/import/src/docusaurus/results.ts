import { type PublishedLink, formatPublishedLinks, joinPublishedLinks, localizedPath } from '../core';
import type { NewPage } from './convertPages';
import type { SourcePage } from './gatherPages';
import { asText } from './settings';

/** Returns the addresses that must work for ever: those of the pages, and the old ones that lead to them. */
export function publishedLinks(
  pages: readonly NewPage[],
  defaultLocale: string,
  keepsOld: (route: string) => boolean,
): string {
  const published = pages.flatMap(({ page, ids }): PublishedLink[] => {
    if (page.frontMatter.draft === true) return [];
    const anchors = [...ids];
    const now = { path: localizedPath(page.path, page.locale, defaultLocale), anchors };
    const isKept = page.locale === defaultLocale && keepsOld(page.route);
    return isKept ? [now, { path: page.route, anchors }] : [now];
  });
  return formatPublishedLinks(joinPublishedLinks(published));
}

interface ComparedInput {
  pages: readonly NewPage[];
  /** All pages of the old site. */
  all: readonly SourcePage[];
  defaultLocale: string;
  codes: readonly string[];
  /** Old addresses of categories, redirects and pages of code. */
  oldPaths: readonly string[];
  /** New addresses that no file has. */
  newPaths: readonly string[];
}

/** Returns what an independent comparison of the sites needs. */
export function comparedParts({ pages, all, defaultLocale, codes, oldPaths, newPaths }: ComparedInput) {
  const inLocale = (path: string, { locale }: SourcePage) => localizedPath(path, locale, defaultLocale);
  return {
    pairs: pages.map(({ page, file, frontMatter, topLinks }) => ({
      file: page.file,
      name: page.name,
      to: file,
      address: inLocale(page.path, page),
      route: inLocale(page.route, page),
      isMdx: page.lines === undefined || /\.mdx$/i.test(page.file),
      title: asText(page.frontMatter.title),
      topLinks,
      newTitle: String(frontMatter.title),
      oldAnchors: Object.keys((frontMatter.oldAnchors as object | undefined) ?? {}),
    })),
    oldAddresses: [...new Set([...all.map((page) => inLocale(page.route, page)), ...oldPaths])],
    newAddresses: new Set([
      // An untranslated page exists in other languages, too.
      ...pages.flatMap(({ page }) =>
        (page.locale === defaultLocale ? codes : [page.locale]).map((code) =>
          localizedPath(page.path, code, defaultLocale),
        ),
      ),
      ...codes.flatMap((code) => newPaths.map((path) => localizedPath(path, code, defaultLocale))),
    ]),
  };
}
