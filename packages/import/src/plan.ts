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

/** The plan of an import, before anything is written. */
export interface ImportPlan {
  files: PlannedFile[];
  entries: ReportEntry[];
  totals: Totals;
  /** Every working address. */
  reached: ReachedAddress[];
  /** Base path of the old site. */
  base: string;
}

/** Reports progress. */
export type Progress = (done: number, all: number) => void;
