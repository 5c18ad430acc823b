import type { ReportEntry } from './markdown/reportEntry';

/** A file that the import writes. */
export interface PlannedFile {
  /** Path in the target folder, with slashes. */
  path: string;
  content: string | Uint8Array | { copyOf: string };
  /** Name of its source file, if any. */
  from?: string;
}

/** What is kept of the old site, in numbers. */
export interface Totals {
  pages: number;
  addresses: { all: number; kept: number };
  anchors: { all: number; kept: number };
  words: { all: number; lost: number };
}

/** An address of the old or the new site, with its content. */
export interface ReachedAddress {
  address: string;
  file: string;
  /** Undefined for a generated page. */
  content: { ids: ReadonlySet<string>; words: readonly string[] } | undefined;
}

/** An old page and its new one. */
export interface PagePair {
  /** Absolute path of the old file, and its name in the report. */
  file: string;
  name: string;
  /** Path of the new file in the content folder. */
  to: string;
  /** New and old address, with the language. */
  address: string;
  route: string;
  /** Titles in the front matter. */
  title: string | undefined;
  newTitle: string;
}

/** The plan of an import, before anything is written. */
export interface ImportPlan {
  files: PlannedFile[];
  entries: ReportEntry[];
  totals: Totals;
  /** Each old page with its new one. */
  pairs: PagePair[];
  /** Addresses of the old site: of pages, categories and redirects. */
  oldAddresses: string[];
  /** Addresses of the new site, redirects included. */
  newAddresses: ReadonlySet<string>;
  /** Returns the old anchors that a new page keeps. */
  anchorsOf: (to: string) => readonly string[];
  /** Every working address. */
  reached: ReachedAddress[];
  /** Origin of the old site; empty if unknown. */
  origin: string;
  /** Base path of the old site. */
  base: string;
}

/** Reports progress. */
export type Progress = (done: number, all: number) => void;
