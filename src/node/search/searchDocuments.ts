import { analyserOf } from '../../model/search/analyser';
import { buildSectionDocuments, type SectionDocument } from '../../model/search/documents';
import { contentFolder } from '../content/contentFolder';
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
  sections: { id: string; heading: string; text: string }[];
}

/** Turns pages into documents of the index, one for each of their sections. Drafts are not found. */
export function searchDocuments({ data }: SearchQueryResult): SectionDocument[] {
  const pages = [...(data?.allDoc.nodes ?? []), ...(data?.allBlogPost.nodes ?? [])].filter(({ draft }) => !draft);
  const locale = pages[0]?.locale ?? '';
  const words = readerWords(contentFolder(), locale);
  return buildSectionDocuments(
    pages.map(({ path, title, description, keywords, sections }) => ({
      path,
      title,
      description,
      keywords: [...keywords, ...(words.get(path) ?? [])],
      lang: locale,
      sections,
    })),
    analyserOf(locale),
  );
}
