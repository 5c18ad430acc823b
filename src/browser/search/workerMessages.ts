import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchAnswer, SearchFilters } from '../../model/search/provider';

/** What the page says to the search's worker. */
export type ToWorker =
  | { kind: 'open'; manifest: SearchManifest; baseUrl: string }
  | { kind: 'query'; id: number; text: string; filters: SearchFilters }
  /** Nobody waits for the query's answer any more. */
  | { kind: 'drop'; id: number };

/** What the worker says: first the answer, then its pages with passages, or that either could not be had. */
export type FromWorker =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'passages'; id: number; pages: readonly FoundPage[] }
  | { kind: 'failed'; id: number; message: string };
