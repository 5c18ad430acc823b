import { wordsOf } from '../../model/search/normalise';
import { indexTokens } from '../../model/search/tokens';
import type { SearchEntry } from '../../model/search/engine';

/** What the index's query gives: docs and posts of one language. */
export interface SearchQueryResult {
  data?: { allDoc: { nodes: SearchablePage[] }; allBlogPost: { nodes: SearchablePage[] } };
}

interface SearchablePage {
  path: string;
  locale: string;
  title: string;
  description: string;
  keywords: string[];
  draft: boolean;
  sections: { heading: string; text: string }[];
}

/** A document of the index: a number as id (ids are repeated in every posting) and its tokens in `x`. */
export type SearchDocument = SearchEntry & { n: number; x: string };

/** Turns pages into documents of the index. Drafts are not found. */
export function searchDocuments({ data }: SearchQueryResult): SearchDocument[] {
  const pages = [...(data?.allDoc.nodes ?? []), ...(data?.allBlogPost.nodes ?? [])];
  return pages
    .filter(({ draft }) => !draft)
    .map(({ path, locale, title, description, keywords, sections }, n) => {
      const text = [title, description, ...keywords, ...sections.flatMap((section) => [section.heading, section.text])];
      return {
        n,
        x: indexTokens(text.join(' ')).join(' '),
        path,
        title,
        description,
        titleWords: wordsOf(title),
        lang: locale,
      };
    });
}
