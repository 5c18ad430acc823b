import type { SearchArea } from './manifest';

/** The filters of a search, and the range of results to return. */
export interface SearchFilters {
  /** The reader's locale: its pages come first. */
  locale: string;
  /** Languages of the pages; empty for all. */
  languages?: readonly string[];
  /** Ids of areas (`search.areas` in `site.yaml`); empty for all. */
  areas?: readonly string[];
  /** Docs tags, such as `default` and `docs-default-current`; empty for all. */
  tags?: readonly string[];
  /** Index of the first page to return. */
  offset: number;
  /** Number of pages to return. */
  limit: number;
}

/** A part of a text, and whether it matches the query. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  /** True for a compound of which one part matches. */
  isCompound?: true | undefined;
}

export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** A section of a result, which opens at its heading. */
export interface FoundSection {
  /** Id of the heading; empty for the text before the first one. */
  anchor: string;
  heading: readonly TextPart[];
  /** A passage of its text, or empty. */
  snippet: readonly TextPart[];
  /** True for a table row that is the answer itself. */
  isAnswer?: true;
}

/** A result with its best sections, best first. */
export interface FoundPage {
  /** Site path without locale and hash, or a URL of another site. */
  href: string;
  /** Language of its text. */
  lang: string;
  /** Id of its area of the site, or null. */
  area: string | null;
  title: readonly TextPart[];
  /** Breadcrumb, from the root down. */
  breadcrumb: readonly string[];
  /** A passage of the page, or its description. */
  snippet: readonly TextPart[];
  sections: readonly FoundSection[];
}

/** A result that a reader opened. */
export interface OpenedHit {
  /** Site path without locale, with a section's hash; or a URL of another site. */
  href: string;
  title: string;
  /** Heading of the section, or empty. */
  section: string;
  lang: string;
}

/** The answer of a provider. */
export interface SearchAnswer {
  pages: readonly FoundPage[];
  /** Total number of results. */
  total: number;
  /** True when no page matches more than half of the query's words. */
  isClosest: boolean;
  /** The query with typing errors corrected, or null. */
  correction: string | null;
  /** The closest page for a query without results, or null. */
  nearest: FoundPage | null;
  /** Stems to highlight on an opened page, in the page's language. */
  stems: readonly string[];
  /** Resolves to the same pages with passages, if they are loaded after the answer. */
  passages?: Promise<readonly FoundPage[]>;
}

export const NO_ANSWER: SearchAnswer = {
  pages: [],
  total: 0,
  isClosest: false,
  correction: null,
  nearest: null,
  stems: [],
};

/** A search backend: the site's own index, or a hosted service. */
export interface SearchProvider {
  /** Returns the pages that match a query; throws when there is no answer (`AbortError` after an abort). */
  query: (text: string, filters: SearchFilters, signal: AbortSignal) => Promise<SearchAnswer>;
}

/** The location of a result in the site: its breadcrumb, else its area. */
export function resultPlace({ area, breadcrumb }: FoundPage, areas: readonly SearchArea[]): string {
  if (breadcrumb.length > 0) return breadcrumb.join(' › ');
  return areas.find(({ id }) => id === area)?.label ?? '';
}
