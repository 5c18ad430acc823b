import { countAt, listAt, textAt, valueAt } from '../../../model/text/json';
import type { SearchFilters } from '../../../model/search/provider';
import { contextFilters } from './context';
import { MARK_END, MARK_START, markedParts } from './highlight';
import {
  SECTIONS_MAX,
  type HostedHit,
  type ChunkWish,
  type HostedChunk,
  langOf,
  levelText,
  LEVELS,
  passageOf,
} from './pages';
import type { TypesenseSettings } from './settings';

/** Number of words around a match, and the maximum number in an uncut text. */
const AFFIX_WORDS = 8;
const SNIPPET_WORDS = 20;

/** Backticks escape commas and operators in filter values. */
const quoted = (value: string) => `\`${value.replaceAll('`', '')}\``;

function filterBy(
  filters: SearchFilters,
  { contextual, filters: settingsFilters }: TypesenseSettings,
): string | undefined {
  const ofContext = contextFilters(filters, contextual).map(
    ({ attribute, values }) => `${attribute}:=[${values.map(quoted).join(',')}]`,
  );
  const all = [...ofContext, ...settingsFilters.map((filter) => `(${filter})`)];
  return all.length === 0 ? undefined : all.join(' && ');
}

/** Request body for one chunk of a query's pages, each with its best records. */
export function typesenseBody(
  query: string,
  filters: SearchFilters,
  settings: TypesenseSettings,
  { number, size }: ChunkWish,
) {
  const search = {
    collection: settings.collection,
    q: query,
    query_by: [...LEVELS, 'content'].join(','),
    include_fields: [...LEVELS, 'content', 'url', 'anchor', 'type', 'language'].join(','),
    highlight_fields: [...LEVELS, 'content'].join(','),
    highlight_full_fields: LEVELS.join(','),
    highlight_start_tag: MARK_START,
    highlight_end_tag: MARK_END,
    highlight_affix_num_tokens: AFFIX_WORDS,
    snippet_threshold: SNIPPET_WORDS,
    group_by: 'url_without_anchor',
    group_limit: SECTIONS_MAX,
    sort_by: '_text_match:desc,item_priority:desc',
    filter_by: filterBy(filters, settings),
    page: number + 1,
    per_page: size,
  };
  return { searches: [search] };
}

/** A highlighted field, whole or as a passage, in Typesense's old list format or the new tree. */
function highlightOf(hit: unknown, field: string, form: 'value' | 'snippet'): string {
  const listed = listAt(hit, 'highlights').find((each) => textAt(each, 'field') === field);
  const path = field.split('.');
  return textAt(listed, form) || textAt(hit, 'highlight', field, form) || textAt(hit, 'highlight', ...path, form);
}

function hitOf(hit: unknown): HostedHit {
  const record = valueAt(hit, 'document');
  const snippet = highlightOf(hit, 'content', 'snippet');
  return {
    url: textAt(record, 'url'),
    levels: LEVELS.map((level) =>
      markedParts(highlightOf(hit, level, 'value') || highlightOf(hit, level, 'snippet') || levelText(record, level)),
    ),
    content: snippet === '' ? passageOf(textAt(record, 'content')) : markedParts(snippet),
    lang: langOf(record),
  };
}

/** Parses a response; undefined if it is invalid. Throws when a successful response reports an error. */
export function readTypesenseAnswer(answer: unknown, { number, size }: ChunkWish): HostedChunk | undefined {
  const result = valueAt(answer, 'results', 0);
  const error = textAt(result, 'error');
  if (error !== '')
    throw new Error(
      `Typesense failed: ${error}\nCompare "collection" and "filters" in search.provider of site.yaml with the cluster.`,
    );
  const groups = valueAt(result, 'grouped_hits');
  if (!Array.isArray(groups)) return undefined;
  const total = countAt(result, 'found');
  const hits = groups.flatMap((group) => listAt(group, 'hits').map(hitOf));
  return { hits, total, isLast: groups.length === 0 || (number + 1) * size >= total };
}
