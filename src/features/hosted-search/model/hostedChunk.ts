import type { HostedHit } from './pages';

/** The requested chunk of a query. */
export interface ChunkWish {
  /** 0-based. */
  number: number;
  size: number;
}

/** One chunk of a query's records from a service. */
export interface HostedChunk {
  hits: readonly HostedHit[];
  /** Total number in the service's unit. */
  total: number;
  isLast: boolean;
}
