import { localizedPath } from '../../../model/site/locale';
import { formatPublishedLinks, joinPublishedLinks, type PublishedLink } from '../../content/publishedLinkList';
import type { ReportEntry } from '../markdown/reportEntry';
import type { Totals } from '../plan';
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
