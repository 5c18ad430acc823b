import type { SearchablePage } from '../../src/node/search/documents';

/** An engine with its index. */
interface BuiltEngine {
  /** Compressed size of all index files in bytes. */
  bytes: number;
  /** Compressed size of the largest of several files. */
  largestFile?: number;
  /** Compressed bytes that a first query downloads, without code. */
  coldBytes?: (query: string) => Promise<number>;
  /** Paths of results, best first. */
  find: (query: string) => Promise<string[]> | string[];
  /** Stops the engine. */
  close?: () => Promise<void>;
}

/** A search engine in the comparison. */
export interface Engine {
  name: string;
  build: (pages: readonly SearchablePage[]) => Promise<BuiltEngine> | BuiltEngine;
}

/** A page's headings and text, for engines without sections. */
export const headingsOf = ({ sections }: SearchablePage): string => sections.map(({ heading }) => heading).join('\n');
export const textOf = ({ sections }: SearchablePage): string =>
  sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
