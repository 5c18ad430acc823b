import { analyserOf } from '../../model/search/analyser';
import { buildSectionDocuments, type SectionDocument } from '../../model/search/documents';
import { contentFolder } from '../content/contentFolder';
import { readSynonyms } from '../content/readTables';

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

/** The readers' words for each page, from the synonyms of the language. */
function synonymsByPage(locale: string): Map<string, string[]> {
  const byPage = new Map<string, string[]>();
  for (const { words, pages } of readSynonyms(contentFolder(), locale).table.data) {
    for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), ...words]);
  }
  return byPage;
}

/** Turns pages into documents of the index, one for each of their sections. Drafts are not found. */
export function searchDocuments({ data }: SearchQueryResult): SectionDocument[] {
  const pages = [...(data?.allDoc.nodes ?? []), ...(data?.allBlogPost.nodes ?? [])].filter(({ draft }) => !draft);
  const locale = pages[0]?.locale ?? '';
  const synonyms = synonymsByPage(locale);
  return buildSectionDocuments(
    pages.map(({ path, title, description, keywords, sections }) => ({
      path,
      title,
      description,
      keywords: [...keywords, ...(synonyms.get(path) ?? [])],
      lang: locale,
      sections,
    })),
    analyserOf(locale),
  );
}
