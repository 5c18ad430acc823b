import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchAnswer, SearchFilters } from '../../model/search/provider';

/** Messages from the page to the worker. */
export type ToWorker =
  | { kind: 'open'; manifest: SearchManifest; baseUrl: string }
  | { kind: 'query'; id: number; text: string; filters: SearchFilters }
  /** The answer is no longer needed. */
  | { kind: 'drop'; id: number };

/** Messages from the worker: the answer, then its pages with passages, or an error. */
export type FromWorker =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'passages'; id: number; pages: readonly FoundPage[] }
  | { kind: 'failed'; id: number; message: string };
