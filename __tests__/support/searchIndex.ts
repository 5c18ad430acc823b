import { analyserOf } from '../../src/model/search/analyser';
import { buildSectionDocuments, type SearchablePage } from '../../src/model/search/documents';
import { packPages, readPages } from '../../src/model/search/pageTable';
import type { SearchIndex } from '../../src/model/search/rank';
import { wordsOf } from '../../src/model/search/normalise';
import { buildVocabulary } from '../../src/model/search/vocabulary';

export interface TestIndex extends SearchIndex {
  /** Paths of the pages by number. */
  paths: string[];
}

/** An index of Finnish pages that keeps postings as FlexSearch does: in an object with what every object has. */
export function indexOf(pages: readonly SearchablePage[]): TestIndex {
  const analyser = analyserOf('fi');
  const postings: Record<string, number[]> = {};
  for (const { n, x } of buildSectionDocuments(pages, analyser)) {
    for (const token of x.split(' ').filter((each) => each !== '')) (postings[token] ??= []).push(n);
  }
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  const packed = packPages(
    pages.map(({ title, isNews, sections }) => ({
      titleWords: wordsOf(title).length,
      isNews,
      area: null,
      tag: 'default',
      sections: Math.max(1, sections.length),
    })),
  );
  return {
    postings: (token) => postings[token] ?? [],
    vocabulary: buildVocabulary(counts, analyser),
    analyser,
    pages: readPages(packed),
    paths: pages.map(({ path }) => path),
  };
}

/** Paths of the pages that a query finds, best first. */
export function pathsFor(found: readonly { page: number }[], { paths }: TestIndex): string[] {
  return found.map(({ page }) => paths[page] ?? '');
}
