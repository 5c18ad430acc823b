import type { SearchFilters } from '../../../model/search/provider';

/** What the page and the reader narrow a query to. */
export type SearchContext = Pick<SearchFilters, 'locale' | 'languages' | 'tags'>;

/** What a query is narrowed to by its context: one of the values of each attribute. */
interface ContextFilter {
  attribute: 'language' | 'docusaurus_tag';
  values: readonly string[];
}

/**
 * The filters of a query. What the reader has chosen always counts; the page's language and the docs' version
 * only where the settings ask for them.
 */
export function contextFilters(
  { locale, languages = [], tags = [] }: SearchContext,
  contextual: boolean,
): ContextFilter[] {
  const wanted = languages.length > 0 || !contextual ? languages : [locale];
  const filters: ContextFilter[] = [
    { attribute: 'language', values: wanted },
    { attribute: 'docusaurus_tag', values: contextual ? tags : [] },
  ];
  return filters.filter(({ values }) => values.length > 0);
}
