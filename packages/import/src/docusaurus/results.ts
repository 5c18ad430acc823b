import { localizedPath } from '../../../../src/model/site/locale';
import {
  formatPublishedLinks,
  joinPublishedLinks,
  type PublishedLink,
} from '../../../../src/node/content/publishedLinkList';
import type { ReportEntry } from '../markdown/reportEntry';
import type { ReachedAddress, Totals } from '../plan';
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

/** Returns every working address: of pages, old and new, in each language, and of pages without a file. */
export function reachedAddresses(
  pages: readonly NewPage[],
  codes: readonly string[],
  others: Iterable<string>,
): ReachedAddress[] {
  const defaultCode = codes[0] ?? '';
  const inOrder = [...pages].sort(
    (a, b) => Number(b.page.locale === defaultCode) - Number(a.page.locale === defaultCode),
  );
  // An untranslated page exists in other languages, too; a translation replaces it.
  const ofPages = inOrder.flatMap(({ page, file, ids, shown }): ReachedAddress[] => {
    const inLocales = page.locale === defaultCode ? codes : [page.locale];
    const addresses = inLocales.flatMap((code) =>
      [page.path, page.route].map((path) => localizedPath(path, code, defaultCode)),
    );
    return [...new Set(addresses)].map((address) => ({ address, file, content: { ids, words: shown } }));
  });
  const ofOthers = [...others].flatMap((path) =>
    codes.map((code) => ({
      address: localizedPath(path, code, defaultCode),
      file: 'redirects.yaml',
      content: undefined,
    })),
  );
  return [...ofOthers, ...ofPages];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Counts what is kept of the old site.
 * @param addresses number of addresses of the old site
 */
export function countTotals(pages: readonly NewPage[], addresses: number, entries: readonly ReportEntry[]): Totals {
  const lost = entries.filter(({ kind }) => kind === 'address-lost' || kind === 'syntax').length;
  return {
    pages: pages.length,
    addresses: { all: addresses, kept: addresses - lost },
    anchors: {
      all: sum(pages.map(({ oldIds }) => oldIds.length)),
      kept: sum(pages.map(({ ids, oldIds }) => oldIds.filter((id) => ids.has(id)).length)),
    },
    words: { all: sum(pages.map(({ words }) => words.all)), lost: sum(pages.map(({ words }) => words.lost.length)) },
  };
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
  const anchors = new Map(pages.map(({ file, frontMatter }) => [file, frontMatter.oldAnchors as object | undefined]));
  return {
    pairs: pages.map(({ page, file, frontMatter }) => ({
      file: page.file,
      name: page.name,
      to: file,
      address: inLocale(page.path, page),
      route: inLocale(page.route, page),
      title: asText(page.frontMatter.title),
      newTitle: String(frontMatter.title),
    })),
    oldAddresses: [...new Set([...all.map((page) => inLocale(page.route, page)), ...oldPaths])],
    newAddresses: new Set([
      ...pages.map(({ page }) => inLocale(page.path, page)),
      ...codes.flatMap((code) => newPaths.map((path) => localizedPath(path, code, defaultLocale))),
    ]),
    anchorsOf: (to: string) => Object.keys(anchors.get(to) ?? {}),
  };
}
