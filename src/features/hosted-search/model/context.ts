import type { SearchFilters } from '../../../model/search/provider';

/** The context of a query: page and reader. */
export type SearchContext = Pick<SearchFilters, 'locale' | 'languages' | 'tags'>;

/** A filter by context: an attribute and its accepted values. */
interface ContextFilter {
  attribute: 'language' | 'docusaurus_tag';
  values: readonly string[];
}

/** The context filters of a query: the reader's choices, and if enabled the page's language and docs version. */
export function contextFilters(
  { locale, languages = [], tags = [] }: SearchContext,
  contextual: boolean,
): ContextFilter[] {
  const accepted = languages.length > 0 || !contextual ? languages : [locale];
  const filters: ContextFilter[] = [
    { attribute: 'language', values: accepted },
    { attribute: 'docusaurus_tag', values: contextual ? tags : [] },
  ];
  return filters.filter(({ values }) => values.length > 0);
}
