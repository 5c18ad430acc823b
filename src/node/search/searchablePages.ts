import { docsTag, OTHER_TAG, MAIN_ROOT } from '../../model/pages/docRoots';
import { isSearched, type SearchablePage } from './documents';
import type { Content } from '../content/loadContent';
import type { LoadedSite } from '../content/loadSite';

/** Returns the readers' words for a page, by path: from a language's synonyms, then from the glossary. */
export function readerWords(
  { codes, synonyms, glossary }: Pick<LoadedSite, 'codes' | 'synonyms' | 'glossary'>,
  locale: string,
): Map<string, string[]> {
  const byPage = new Map<string, string[]>();
  const add = (page: string, words: readonly string[]) => byPage.set(page, [...(byPage.get(page) ?? []), ...words]);
  const said = new Set<string>();
  for (const { words, spellings, pages } of synonyms[codes.indexOf(locale)]?.data ?? []) {
    const all = [...words, ...spellings];
    for (const word of all) said.add(word.toLowerCase());
    for (const page of pages) add(page, all);
  }
  for (const { term, page, variants, words } of Object.values(glossary.data)) {
    const unsaid = [term, ...variants, ...Object.values(words)].filter((word) => !said.has(word.toLowerCase()));
    if (page !== undefined) add(page, unsaid);
  }
  return byPage;
}

/** The facts of a page, from its file or from the index's query: only docs have a version and affected pages. */
type PageFacts = Pick<SearchablePage, 'path' | 'title' | 'description' | 'keywords' | 'sections'> & {
  affects?: readonly string[];
  version?: string;
};

/** Returns a page for the index, with the readers' words for it. */
export const searchablePage = (
  { path, title, description, keywords, affects, version, sections }: PageFacts,
  lang: string,
  words: ReadonlyMap<string, readonly string[]>,
): SearchablePage => ({
  path,
  title,
  description,
  keywords: [...keywords, ...(words.get(path) ?? [])],
  lang,
  isNews: affects === undefined || affects.length > 0,
  tag: version === undefined ? OTHER_TAG : docsTag(version),
  sections,
});

/** Returns the searchable pages of one locale from the content folder, docs of the main root only. */
export function searchablePages(content: Content, locale: string): SearchablePage[] {
  const words = readerWords(content, locale);
  return [...content.docs.filter(({ version }) => version === MAIN_ROOT), ...content.posts]
    .filter((page) => page.locale === locale && isSearched(page.frontMatter))
    .map(({ frontMatter, content: { sections }, ...page }) =>
      searchablePage({ ...frontMatter, ...page, sections }, locale, words),
    );
}
