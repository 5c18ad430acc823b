import type { ReportEntry } from './markdown/reportEntry';

/** A file that the import writes. */
export interface PlannedFile {
  /** Path in the target folder, with slashes. */
  path: string;
  content: string | Uint8Array | { copyOf: string };
  /** Name of the file that it comes from, where there is one. */
  from?: string;
}

/** What is kept of the old site, in numbers. */
export interface Totals {
  pages: number;
  addresses: { all: number; kept: number };
  anchors: { all: number; kept: number };
  words: { all: number; lost: number };
}

/** An address of the old site or of the new one, with what a reader finds there. */
export interface ReachedAddress {
  address: string;
  file: string;
  /** Undefined for a page that the site makes by itself. */
  content: { ids: ReadonlySet<string>; words: readonly string[] } | undefined;
}

/** What an import does, before anything is written. */
export interface ImportPlan {
  files: PlannedFile[];
  entries: ReportEntry[];
  totals: Totals;
  /** Every address that leads somewhere. */
  reached: ReachedAddress[];
  /** Path under which the old site lay. */
  base: string;
}

/** Tells how far the work is. */
export type Progress = (done: number, all: number) => void;
