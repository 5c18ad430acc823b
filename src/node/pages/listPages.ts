import type { ListedPage } from '../../model/pages/pageList';
import { hiddenPaths, listedPages, publishedPages, type PlannablePage } from './planInput';

/** A page with a title, in one language. */
export interface TitledPage extends PlannablePage {
  title: string;
}

/** The published and listed pages and categories of the site with their titles in a locale, else in the default one. */
export function listPages(
  pages: readonly TitledPage[],
  categories: readonly { path: string; locale: string; title: string }[],
  locale: string,
  defaultCode: string,
): ListedPage[] {
  const listed = new Map<string, ListedPage>();
  const hidden = hiddenPaths(pages, locale, defaultCode);
  for (const page of listedPages(publishedPages(pages, defaultCode), defaultCode)) {
    const { path, title } = page;
    if (hidden.has(path)) continue;
    if (page.locale === locale) listed.set(path, { path, title, lang: null });
    else if (page.locale === defaultCode && !listed.has(path)) listed.set(path, { path, title, lang: defaultCode });
  }
  const own = categories.filter((category) => category.locale === locale);
  return [...listed.values(), ...own.map(({ path, title }) => ({ path, title, lang: null }))];
}
