import type { SearchablePage } from '../../src/node/search/documents';

/** An engine that has its index. */
interface BuiltEngine {
  /** Bytes of the index, compressed; of all its files where it has several. */
  bytes: number;
  /** Bytes of the largest file, compressed, where there are several. */
  largestFile?: number;
  /** Bytes of all files, compressed, that a first query loads before its first answer, without code. */
  coldBytes?: (query: string) => Promise<number>;
  /** Paths of the pages that a query finds, best first. */
  find: (query: string) => Promise<string[]> | string[];
  /** Ends what the engine has started. */
  close?: () => Promise<void>;
}

/** A search engine to be compared with others. */
export interface Engine {
  name: string;
  build: (pages: readonly SearchablePage[]) => Promise<BuiltEngine> | BuiltEngine;
}
