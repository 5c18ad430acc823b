import { localizedPath } from '../../../model/site/locale';
import { joinPath } from '../../../model/site/path';
import { formatPublishedLinks, joinPublishedLinks, type PublishedLink } from '../../content/publishedLinkList';
import type { ReportEntry } from '../markdown/reportEntry';
import type { ReachedAddress, Totals } from '../plan';
import type { NewPage } from './convertPages';

/** The list of addresses that may never die: those of the pages, and the old ones that lead to them. */
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

/** Every address that leads somewhere: of pages, old and new, and of what is no page of a file. */
export function reachedAddresses(
  pages: readonly NewPage[],
  locales: readonly { old: string; code: string }[],
  others: Iterable<string>,
): ReachedAddress[] {
  const defaultCode = locales[0]?.code ?? '';
  const ofPages = pages.flatMap(({ page, file, ids, shown }): ReachedAddress[] => {
    const content = { ids, words: shown };
    const old = locales.find(({ code }) => code === page.locale)?.old ?? page.locale;
    const before = page.locale === defaultCode ? page.route : joinPath(old, page.route);
    const addresses = [localizedPath(page.path, page.locale, defaultCode), before];
    return [...new Set(addresses)].map((address) => ({ address, file, content }));
  });
  const ofOthers = [...others].map((address) => ({ address, file: 'redirects.yaml', content: undefined }));
  return [...ofPages, ...ofOthers];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * What is kept of the old site.
 * @param addresses how many addresses the old site has
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
