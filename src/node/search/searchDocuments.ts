import { analyserOf } from '../../model/search/analyser';
import { MAIN_ROOT } from '../../model/pages/docRoots';
import { indexSections, isSearched, type SearchablePage, type SectionIndexing } from './documents';
import type { Engine } from '../content/engine';
import { readerWords, searchablePage } from './searchablePages';

/** The result of the index's query: docs and posts of one language. */
interface SearchQueryResult {
  data?: { allDoc: { nodes: QueriedPage[] }; allBlogPost: { nodes: QueriedPage[] } };
}

interface QueriedPage {
  path: string;
  title: string;
  description: string;
  keywords: string[];
  draft: boolean;
  unlisted?: boolean;
  /** Pages that a release note affects; absent in posts. */
  affects?: string[];
  /** The docs' version; absent in posts. */
  version?: string;
  sections: SearchablePage['sections'];
}

/** Converts pages to documents of the index, one per section, without drafts and unlisted pages. */
function indexingOf(engine: Engine, { data }: SearchQueryResult, locale: string): SectionIndexing {
  const docs = (data?.allDoc.nodes ?? []).map((doc) => ({ affects: [], version: MAIN_ROOT, ...doc }));
  const pages = [...docs, ...(data?.allBlogPost.nodes ?? [])].filter(isSearched);
  const loaded = engine.site();
  const words = loaded === undefined ? new Map<string, string[]>() : readerWords(loaded, locale);
  return indexSections(
    pages.map((page) => searchablePage(page, locale, words)),
    analyserOf(locale, loaded?.searchWords.get(locale)),
  );
}

/** A document as the plugin passes it to FlexSearch: the JSON of its indexed keys. */
interface IndexedDocument {
  n: number;
}

/**
 * Returns the plugin's options for an index: its normalizer, and the encoder of its FlexSearch index. The encoder is
 * our analysis of the language, since FlexSearch supports only ASCII and single words. It is ready after the normalizer
 * has read all pages, whose words split compounds.
 * @param locale the language of the index
 */
export function searchIndexer(engine: Engine, locale: string) {
  let indexing: SectionIndexing | undefined;
  return {
    normalizer: (result: SearchQueryResult) => {
      indexing = indexingOf(engine, result, locale);
      return indexing.documents;
    },
    encode: (document: string): string => {
      const { n } = JSON.parse(document) as IndexedDocument;
      if (indexing === undefined) throw new Error('A document was indexed before the words of the pages were known.');
      const tokens = indexing.tokensOf(n).join(' ');
      // Large sites have much text: release it after the last document.
      if (n === indexing.documents.length - 1) indexing = undefined;
      return tokens;
    },
  };
}
