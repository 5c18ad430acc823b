import type { ReportEntry } from './markdown/reportEntry';

/** A file that the import writes. */
export interface PlannedFile {
  /** Path in the target folder, with slashes. */
  path: string;
  content: string | Uint8Array | { copyOf: string };
  /** Name of its source file, if any. */
  from?: string;
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
  /** True where the old file is MDX, in which indented text is no code. */
  isMdx: boolean;
  /** Titles in the front matter. */
  title: string | undefined;
  newTitle: string;
  /** Number of links to the ids of titles, which lead to the page now. */
  topLinks: number;
  /** Old anchors that the front matter keeps. */
  oldAnchors: readonly string[];
}

/** The plan of an import, before anything is written. */
export interface ImportPlan {
  files: PlannedFile[];
  entries: ReportEntry[];
  /** Each old page with its new one. */
  pairs: PagePair[];
  /** Addresses of the old site: of pages, categories and redirects. */
  oldAddresses: string[];
  /** Addresses of the new site, redirects included. */
  newAddresses: ReadonlySet<string>;
  /** Origin of the old site; empty if unknown. */
  origin: string;
  /** Base path of the old site. */
  base: string;
}

/** Reports progress. */
export type Progress = (done: number, all: number) => void;
