import { analyserOf } from '../../model/search/analyser';
import { docsTag, OTHER_TAG, MAIN_ROOT } from '../../model/pages/docRoots';
import { indexSections, isSearched, type SectionIndexing } from './documents';
import { projectSite } from '../content/projectSite';
import { readerWords } from './readerWords';

/** What the index's query gives: docs and posts of one language. */
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
  /** Pages that a release note concerns; posts have no such key. */
  affects?: string[];
  /** The docs' version; posts have none. */
  version?: string;
  sections: {
    id: string;
    heading: string;
    text: string;
    isSpoken?: boolean | null;
    asked?: string[] | null;
    isReferences?: boolean | null;
  }[];
}

/** Turns pages into documents of the index, one for each of their sections. Drafts and unlisted pages are not found. */
function indexingOf({ data }: SearchQueryResult, locale: string): SectionIndexing {
  const docs = (data?.allDoc.nodes ?? []).map((doc) => ({
    ...doc,
    isNews: (doc.affects ?? []).length > 0,
    tag: docsTag(doc.version ?? MAIN_ROOT),
  }));
  const posts = (data?.allBlogPost.nodes ?? []).map((post) => ({ ...post, isNews: true, tag: OTHER_TAG }));
  const pages = [...docs, ...posts].filter(isSearched);
  const loaded = projectSite();
  const words = loaded === undefined ? new Map<string, string[]>() : readerWords(loaded, locale);
  return indexSections(
    pages.map(({ path, title, description, keywords, isNews, tag, sections }) => ({
      path,
      title,
      description,
      keywords: [...keywords, ...(words.get(path) ?? [])],
      lang: locale,
      isNews,
      tag,
      sections,
    })),
    analyserOf(locale, loaded?.searchWords.get(locale)),
  );
}

/** A document as the plugin gives it to FlexSearch: the JSON of its indexed keys. */
interface IndexedDocument {
  n: number;
}

/**
 * What an index of the plugin is made with: its normalizer, and the encoder of its FlexSearch index. The encoder is
 * our analysis of the language, since FlexSearch's own knows ASCII and single words only. It is ready once the
 * normalizer has seen all pages, whose words say how compounds are split.
 * @param locale the language of the index
 */
export function searchIndexer(locale: string) {
  let indexing: SectionIndexing | undefined;
  return {
    normalizer: (result: SearchQueryResult) => {
      indexing = indexingOf(result, locale);
      return indexing.documents;
    },
    encode: (document: string): string => {
      const { n } = JSON.parse(document) as IndexedDocument;
      if (indexing === undefined) throw new Error('A document was indexed before the words of the pages were known.');
      const tokens = indexing.tokensOf(n).join(' ');
      // Large sites have much text: none of it is held when the last of it is indexed.
      if (n === indexing.documents.length - 1) indexing = undefined;
      return tokens;
    },
  };
}
