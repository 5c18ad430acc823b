import type { ReportEntry } from './markdown/reportEntry';

/** A file that the import writes. */
export interface PlannedFile {
  /** Path in the target folder, with slashes. */
  path: string;
  content: string | { copyOf: string };
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

/** What an import does, before anything is written. */
export interface ImportPlan {
  files: PlannedFile[];
  entries: ReportEntry[];
  totals: Totals;
}

/** Tells how far the work is. */
export type Progress = (done: number, all: number) => void;
