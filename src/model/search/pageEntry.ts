/** A page as results show it. */
export interface PageEntry {
  path: string;
  title: string;
  description: string;
  /** Names of what the page is in, the widest first. */
  breadcrumb: readonly string[];
  /** Its sections: id of the heading, and the heading. */
  sections: readonly (readonly [anchor: string, heading: string])[];
}

/** Pages whose entries are one file: about a kilobyte, since the pages that a query finds lie all over the site. */
export const ENTRIES_PER_FILE = 5;
