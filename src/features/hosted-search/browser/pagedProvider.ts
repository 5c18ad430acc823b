import { pagesOf, type HostedHit, type ChunkWish, type HostedChunk } from '../model/pages';
import { NO_ANSWER, type FoundPage, type SearchFilters, type SearchProvider } from '../../../model/search/provider';
import type { ResultSite } from '../model/resultAddress';

/** The site's data for hosted providers. */
export interface HostedSite extends ResultSite {
  /** Id of a page's area; null for none. */
  areaOf?: (href: string) => string | null;
}

/** Maximum query length of the services, in characters. */
const QUERY_MAX_LENGTH = 512;
/** Maximum number of chunks per call that yield no further page. */
const CHUNKS_MAX = 5;

/** Cached records of a query, from the first chunk on. */
interface CachedQuery {
  key: string;
  hits: readonly HostedHit[];
  chunks: number;
  total: number;
  isWhole: boolean;
}

/** Requests one chunk of a query's records. */
type AskChunk = (query: string, filters: SearchFilters, wish: ChunkWish, signal: AbortSignal) => Promise<unknown>;

/** Parses a response; undefined if it is invalid. Throws errors reported by the service. */
type ReadChunk = (answer: unknown, wish: ChunkWish) => HostedChunk | undefined;

/** A provider for services that return records in chunks. Caches the last query's pages: "more" is one request. */
export function createPagedProvider(ask: AskChunk, read: ReadChunk, site: HostedSite): SearchProvider {
  let last: CachedQuery | undefined;

  const load = async (...[query, filters, wish, signal]: Parameters<AskChunk>): Promise<HostedChunk> => {
    const answer = await ask(query, filters, wish, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The search service failed: ${reason}\nCheck search.provider in site.yaml.`, { cause: error });
    });
    signal.throwIfAborted();
    const chunk = read(answer, wish);
    if (chunk === undefined) throw new Error('The search service returned no search results.');
    return chunk;
  };

  const pagesIn = ({ hits }: CachedQuery, areas: readonly string[]): FoundPage[] => {
    const pages = pagesOf(hits, site).map((page) => ({ ...page, area: site.areaOf?.(page.href) ?? null }));
    return areas.length === 0 ? pages : pages.filter(({ area }) => area !== null && areas.includes(area));
  };

  const query: SearchProvider['query'] = async (text, filters, signal) => {
    const trimmed = text.trim().slice(0, QUERY_MAX_LENGTH);
    signal.throwIfAborted();
    if (trimmed === '' || filters.limit < 1) return NO_ANSWER;
    const { offset, limit, areas = [], ...context } = filters;
    const key = JSON.stringify([trimmed, limit, context]);
    let cached: CachedQuery = last?.key === key ? last : { key, hits: [], chunks: 0, total: 0, isWhole: false };
    let pages = pagesIn(cached, areas);
    for (let turn = 0; turn < CHUNKS_MAX && pages.length <= offset && !cached.isWhole; turn += 1) {
      const chunk = await load(trimmed, filters, { number: cached.chunks, size: limit }, signal);
      cached = {
        key,
        hits: [...cached.hits, ...chunk.hits],
        chunks: cached.chunks + 1,
        total: chunk.total,
        isWhole: chunk.isLast,
      };
      pages = pagesIn(cached, areas);
    }
    last = cached;
    const found = pages.slice(offset, offset + limit);
    const isAtEnd = cached.isWhole || found.length === 0;
    return { ...NO_ANSWER, pages: found, total: isAtEnd ? pages.length : Math.max(cached.total, pages.length + 1) };
  };
  return { query };
}
