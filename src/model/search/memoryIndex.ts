import { analyserOf, type Analyser } from './analyser';
import { buildSectionDocuments, type SearchablePage, type SectionDocument } from './documents';
import type { SearchIndex } from './rank';
import { buildVocabulary } from './vocabulary';

/** Numbers of the documents by token, as FlexSearch keeps them: in an object with what every object has. */
export function postingsOf(documents: readonly SectionDocument[]): Record<string, number[]> {
  const postings: Record<string, number[]> = {};
  for (const { n, x } of documents) {
    for (const token of x.split(' ').filter((each) => each !== '')) (postings[token] ??= []).push(n);
  }
  return postings;
}

/** An index of documents, in one piece. */
export function indexOfDocuments(documents: readonly SectionDocument[], analyser: Analyser): SearchIndex {
  const postings = postingsOf(documents);
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  return {
    postings: (token) => postings[token] ?? [],
    vocabulary: buildVocabulary(counts, analyser),
    analyser,
    sections: new Map(documents.map((document) => [document.n, document])),
  };
}

/** An index of pages of one language, in one piece. */
export function indexOf(pages: readonly SearchablePage[]): SearchIndex {
  const analyser = analyserOf(pages[0]?.lang ?? '');
  return indexOfDocuments(buildSectionDocuments(pages, analyser), analyser);
}

/** Paths of the pages that a query finds, best first. */
export function pathsFor(found: readonly { page: number }[], { sections }: SearchIndex): string[] {
  return found.map(({ page }) => sections.get(page)?.path ?? '');
}
