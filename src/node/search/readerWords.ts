import type { LoadedSite } from '../content/loadSite';

/**
 * Words that readers use for a page and its text may not: by path, from the synonyms of a language and from the
 * glossary, whose words in other languages are how a reader of those finds a page that is not translated. The
 * glossary names the page that explains a term; where the synonyms say which pages a word means, they are right.
 */
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
