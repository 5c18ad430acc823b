import { analyserOf } from './analyser';
import { buildSectionDocuments, type SearchablePage } from './documents';
import type { SearchIndex } from './rank';
import { buildVocabulary } from './vocabulary';

/** An index of pages in one piece that keeps postings as FlexSearch does: in an object with what every object has. */
export function indexOf(pages: readonly SearchablePage[]): SearchIndex {
  const analyser = analyserOf(pages[0]?.lang ?? '');
  const documents = buildSectionDocuments(pages, analyser);
  const postings: Record<string, number[]> = {};
  for (const { n, x } of documents) {
    for (const token of x.split(' ').filter((each) => each !== '')) (postings[token] ??= []).push(n);
  }
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  return {
    postings: (token) => postings[token] ?? [],
    vocabulary: buildVocabulary(counts, analyser),
    analyser,
    sections: new Map(documents.map((document) => [document.n, document])),
  };
}

/** Paths of the pages that a query finds, best first. */
export function pathsFor(found: readonly { page: number }[], { sections }: SearchIndex): string[] {
  return found.map(({ page }) => sections.get(page)?.path ?? '');
}
