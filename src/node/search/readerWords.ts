import type { LoadedSite } from '../content/loadSite';

/** Returns the readers' words for a page, by path: from a language's synonyms, then from the glossary. */
export function readerWords(
  { codes, synonyms, glossary }: Pick<LoadedSite, 'codes' | 'synonyms' | 'glossary'>,
  locale: string,
): Map<string, string[]> {
  const byPage = new Map<string, string[]>();
  const add = (page: string, words: readonly string[]) => byPage.set(page, [...(byPage.get(page) ?? []), ...words]);
  const said = new Set<string>();
  for (const { words, pages } of synonyms[codes.indexOf(locale)]?.data ?? []) {
    for (const word of words) said.add(word.toLowerCase());
    for (const page of pages) add(page, words);
  }
  for (const { term, page, variants, words } of Object.values(glossary.data)) {
    const unsaid = [term, ...variants, ...Object.values(words)].filter((word) => !said.has(word.toLowerCase()));
    if (page !== undefined) add(page, unsaid);
  }
  return byPage;
}
