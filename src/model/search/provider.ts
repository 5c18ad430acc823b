import type { SearchArea } from './manifest';

/** What a search is narrowed to, and which of its pages are wanted. */
export interface SearchFilters {
  /** The reader's locale: pages in it come first. */
  locale: string;
  /** Languages of the pages' texts; all of them where there are none. */
  languages?: readonly string[];
  /** Ids of areas of the site (`search.areas` of the site's facts); all where there is none. */
  areas?: readonly string[];
  /** Docs tags, such as `default` and `docs-default-current`; all where there are none. */
  tags?: readonly string[];
  /** Number of the first page that is wanted, from 0. */
  offset: number;
  /** How many pages are wanted. */
  limit: number;
}

/** A piece of a text that has, or has not, words of the query. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A section of a found page, to be opened at its heading. */
export interface FoundSection {
  /** Id of the heading; empty for what is before the first one. */
  anchor: string;
  heading: readonly TextPart[];
  /** A passage of its text; empty where there is none. */
  snippet: readonly TextPart[];
  /** True for the row of a table that answers the query by itself. */
  isAnswer?: true;
}

/** A found page, with the sections of it that fit best, the best one first. */
export interface FoundPage {
  /** Site path without locale and hash, or an absolute address of another site. */
  href: string;
  /** Language of its text. */
  lang: string;
  /** Id of its area of the site, or null. */
  area: string | null;
  title: readonly TextPart[];
  /** Names of what the page is in, the widest first. */
  breadcrumb: readonly string[];
  /** A passage of the page, or what it says of itself. */
  snippet: readonly TextPart[];
  sections: readonly FoundSection[];
}

/** What a provider answers. */
export interface SearchAnswer {
  pages: readonly FoundPage[];
  /** How many pages there are in all, from the first to the last. */
  total: number;
  /** True where no page has more than half of the query's words. */
  isClosest: boolean;
  /** The query as it would be with words that the site has, or null. */
  correction: string | null;
  /** Where nothing is found: the page that comes nearest, or null. */
  nearest: FoundPage | null;
  /** What to mark in a page that is opened: stems, in the way of the page's language. */
  marks: readonly string[];
  /** The same pages with passages of their texts, where those come after the answer. */
  passages?: Promise<readonly FoundPage[]>;
}

export const NO_ANSWER: SearchAnswer = {
  pages: [],
  total: 0,
  isClosest: false,
  correction: null,
  nearest: null,
  marks: [],
};

/** Who answers queries: the site's own index, or a hosted service. */
export interface SearchProvider {
  /**
   * The pages that a query finds.
   * @throws when the answer cannot be had (`AbortError` where the signal said so)
   */
  query: (text: string, filters: SearchFilters, signal: AbortSignal) => Promise<SearchAnswer>;
}

/** Where in the site a found page stands, in words: its breadcrumb, else its area. */
export function placeOf({ area, breadcrumb }: FoundPage, areas: readonly SearchArea[]): string {
  if (breadcrumb.length > 0) return breadcrumb.join(' › ');
  return areas.find(({ id }) => id === area)?.label ?? '';
}
