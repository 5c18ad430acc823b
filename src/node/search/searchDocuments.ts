import { analyserOf } from '../../model/search/analyser';
import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import { CURRENT_VERSION } from '../../model/versions/versions';
import { buildSectionDocuments, isSearched, type SectionDocument } from './documents';
import { projectSite } from '../site/projectSite';
import { readerWords } from './readerWords';

/** What the index's query gives: docs and posts of one language. */
export interface SearchQueryResult {
  data?: { allDoc: { nodes: QueriedPage[] }; allBlogPost: { nodes: QueriedPage[] } };
}

interface QueriedPage {
  path: string;
  locale: string;
  title: string;
  description: string;
  keywords: string[];
  draft: boolean;
  unlisted?: boolean;
  /** Pages that a release note concerns; posts have no such key. */
  affects?: string[];
  /** The docs' version; posts have none. */
  version?: string;
  sections: { id: string; heading: string; text: string; isSpoken?: boolean | null }[];
}

/** Turns pages into documents of the index, one for each of their sections. Drafts and unlisted pages are not found. */
export function searchDocuments({ data }: SearchQueryResult): SectionDocument[] {
  const docs = (data?.allDoc.nodes ?? []).map((doc) => ({
    ...doc,
    isNews: (doc.affects ?? []).length > 0,
    tag: docsTag(doc.version ?? CURRENT_VERSION),
  }));
  const posts = (data?.allBlogPost.nodes ?? []).map((post) => ({ ...post, isNews: true, tag: OTHER_TAG }));
  const pages = [...docs, ...posts].filter(isSearched);
  const locale = pages[0]?.locale ?? '';
  const loaded = projectSite();
  const words = loaded === undefined ? new Map<string, string[]>() : readerWords(loaded, locale);
  return buildSectionDocuments(
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
    analyserOf(locale),
  );
}
