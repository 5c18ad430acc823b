import { analyserOf } from '../../model/search/analyser';
import type { Analyser, SiteWords } from '../../model/search/analyserBy';
import { indexSections, type SearchablePage, type SectionDocument, type SectionIndexing } from './documents';
import type { PageEntry } from '../../model/search/pageEntry';
import { packPages, readPages, titleLength } from '../../model/search/pageTable';
import type { SearchIndex } from '../../model/search/rank';
import { buildVocabulary } from '../../model/search/vocabulary';

/** Returns document numbers by token, as FlexSearch stores them: in an object with the default prototype. */
export function postingsOf({ documents, tokensOf }: SectionIndexing): Record<string, number[]> {
  const postings: Record<string, number[]> = {};
  for (const { n } of documents) {
    for (const token of tokensOf(n)) (postings[token] ??= []).push(n);
  }
  return postings;
}

/** An index in one piece, with page paths by number. */
export interface MemoryIndex extends SearchIndex {
  paths: readonly string[];
  /** Returns the title and the sections of a page. */
  entry: (page: number) => Pick<PageEntry, 'title' | 'sections'>;
}

/** Returns the ranking data of each page, from its first section. */
function pageTableOf(documents: readonly SectionDocument[]) {
  const firsts = documents.filter(({ path }) => path !== undefined);
  const pages = firsts.map(({ n, title = '', isNews = false, tag = '' }, at) => {
    const sections = documents.slice(n, firsts[at + 1]?.n);
    return { titleWords: titleLength(title), isNews, area: null, tag, sections };
  });
  return { table: readPages(packPages(pages)), paths: firsts.map(({ path = '' }) => path) };
}

/** Builds an index of documents in one piece. */
function indexOfDocuments(indexing: SectionIndexing, analyser: Analyser): MemoryIndex {
  const postings = postingsOf(indexing);
  const { table, paths } = pageTableOf(indexing.documents);
  const counts = Object.entries(postings).map(([token, numbers]) => [token, numbers.length] as const);
  return {
    postings: (token) => postings[token] ?? [],
    vocabulary: buildVocabulary(counts, analyser),
    analyser,
    pages: table,
    paths,
    entry: (page) => {
      const own = indexing.documents.filter((each) => each.page === page);
      return { title: own[0]?.title ?? '', sections: own.map(({ anchor, heading }) => [anchor, heading]) };
    },
  };
}

/** Builds an index of pages of one language in one piece, with the site's words. */
export function indexOf(pages: readonly SearchablePage[], words?: SiteWords): MemoryIndex {
  const analyser = analyserOf(pages[0]?.lang ?? '', words);
  return indexOfDocuments(indexSections(pages, analyser), analyser);
}

/** Returns the paths of found pages, best first. */
export function pathsFor(found: readonly { page: number }[], { paths }: MemoryIndex): string[] {
  return found.map(({ page }) => paths[page] ?? '');
}
