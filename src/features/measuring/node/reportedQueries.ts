import { planNearest } from '../../../model/search/planNearest';
import { rank, rankPlan } from '../../../model/search/rank';
import type { Content } from '../../../node/content/loadContent';
import { indexOf, pathsFor, type MemoryIndex } from '../../../node/search/memoryIndex';
import { searchablePages } from '../../../node/search/searchablePages';
import type { AskedQuery } from './queryReport';

/** A query of the log with the pages that the search finds now. */
export interface ReportedQuery extends AskedQuery {
  /** Paths of the pages found now, best first. */
  now: readonly string[];
  /** The nearest page if none is found, or undefined. */
  nearest: string | undefined;
}

/** Number of first hits that readers look at. */
const LOOKED_AT = 3;

/** Returns the page that readers finally opened and that is not among the first hits; undefined if it is. */
export function learntPage({ ledTo, now }: ReportedQuery): string | undefined {
  const [page] = ledTo[0] ?? [];
  return page === undefined || now.slice(0, LOOKED_AT).includes(page) ? undefined : page;
}

/** Adds the pages that the search finds now to the queries of a log. */
export function reported(queries: readonly AskedQuery[], content: Content): ReportedQuery[] {
  const indexes = new Map<string, MemoryIndex>();
  const indexFor = (locale: string): MemoryIndex => {
    const known = indexes.get(locale);
    if (known !== undefined) return known;
    const pages = searchablePages(content, locale);
    const [defaultCode = ''] = content.codes;
    // In a language without pages, readers search those of the default language.
    if (pages.length === 0 && locale !== defaultCode) return indexFor(defaultCode);
    const index = indexOf(pages, content.searchWords.get(locale));
    indexes.set(locale, index);
    return index;
  };
  return queries.map((each) => {
    const index = indexFor(each.locale);
    const nearest = rankPlan(planNearest(each.query, index.vocabulary, index.analyser), index);
    return {
      ...each,
      now: pathsFor(rank(each.query, index), index),
      nearest: pathsFor(nearest.slice(0, 1), index)[0],
    };
  });
}
