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
