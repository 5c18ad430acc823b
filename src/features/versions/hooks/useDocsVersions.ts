import { createContext, useContext } from 'react';

/** The docs' versions around a page. */
export interface DocsVersions {
  /** All of them, newest first, each with the address that the open page leads to in it. */
  entries: { name: string; label: string; path: string }[];
  /** Name of the version that links around pages lead to. */
  target: string;
  /** The open page's version; null on a page outside the docs. */
  page: Queries.PageVersionFragment | null;
  texts: Queries.VersionTextsFragment | null;
  /** Where a link to a page of the current version leads to in the version at hand. */
  pathOf: (path: string) => string;
}

/** The docs' versions for what is in and around pages; null on a site with one version. */
export const DocsVersionsContext = createContext<DocsVersions | null>(null);
export const useDocsVersions = () => useContext(DocsVersionsContext);
