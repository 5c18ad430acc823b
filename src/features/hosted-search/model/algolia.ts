import { countAt, listAt, textAt, valueAt } from '../../../model/text/json';
import type { SearchFilters, TextPart } from '../../../model/search/provider';
import { contextFilters, type SearchContext } from './context';
import { MARK_END, MARK_START, markedParts } from './highlight';
import { type HostedHit, type ChunkWish, type HostedChunk, langOf, levelText, LEVELS, passageOf } from './pages';
import type { AlgoliaSettings } from './settings';

/** Number of words in a passage. */
const SNIPPET_WORDS = 15;

/** The hosts of an application that Algolia's client connects to, for the Content-Security-Policy. */
export const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];

/** Filters are combined by AND, values of one filter by OR. */
export function facetFilters(
  filters: SearchContext,
  { contextual, filters: settingsFilters }: AlgoliaSettings,
): (string | string[])[] {
  const ofContext = contextFilters(filters, contextual).map(({ attribute, values }) => {
    const conditions = values.map((value) => `${attribute}:${value}`);
    return attribute === 'language' && conditions.length === 1 ? (conditions[0] ?? []) : conditions;
  });
  return [...ofContext, ...settingsFilters];
}

/** Request body for one chunk of a query's records. */
export function algoliaBody(
  query: string,
  filters: SearchFilters,
  settings: AlgoliaSettings,
  { number, size }: ChunkWish,
) {
  const request = {
    indexName: settings.indexName,
    query,
    page: number,
    hitsPerPage: size,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', 'anchor', 'language'],
    attributesToHighlight: LEVELS,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    facetFilters: facetFilters(filters, settings),
  };
  return { requests: [request] };
}

function hitOf(record: unknown): HostedHit {
  const levelOf = (level: string): TextPart[] =>
    markedParts(textAt(record, '_highlightResult', ...level.split('.'), 'value') || levelText(record, level));
  const snippet = textAt(record, '_snippetResult', 'content', 'value');
  return {
    url: textAt(record, 'url'),
    levels: LEVELS.map(levelOf),
    content: snippet === '' ? passageOf(textAt(record, 'content')) : markedParts(snippet),
    lang: langOf(record),
  };
}

/** Parses a response; undefined if it is invalid. */
export function readAlgoliaAnswer(answer: unknown): HostedChunk | undefined {
  const result = valueAt(answer, 'results', 0);
  if (!Array.isArray(valueAt(result, 'hits'))) return undefined;
  const hits = listAt(result, 'hits').map(hitOf);
  const isLast = hits.length === 0 || countAt(result, 'page') + 1 >= countAt(result, 'nbPages');
  return { hits, total: countAt(result, 'nbHits'), isLast };
}
