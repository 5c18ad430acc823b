import type { HostedHit } from './pages';

/** Which of a query's chunks is wanted. */
export interface ChunkWish {
  /** From 0. */
  number: number;
  size: number;
}

/** One chunk of a query's records, as the services hand them out. */
export interface HostedChunk {
  hits: readonly HostedHit[];
  /** How many there are in all, in the service's own measure. */
  total: number;
  isLast: boolean;
}
