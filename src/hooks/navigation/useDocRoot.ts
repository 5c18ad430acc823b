import { createContext, useContext } from 'react';

/** The doc root that the navigation around a page leads to, on a site with several. */
interface DocRootInUse {
  /** Its name; undefined where there is only the main one. */
  name: string | undefined;
  /** Returns the page of this doc root for a page of the main one; the page itself where there is no such page. */
  pathOf: (path: string) => string;
  /** Returns the same facts with `pathOf` applied to every text under a key `to`. */
  withTargets: <Facts>(facts: Facts) => Facts;
}

/** A feature that adds doc roots provides it around the frame. */
export const DocRootContext = createContext<DocRootInUse>({
  name: undefined,
  pathOf: (path) => path,
  withTargets: (facts) => facts,
});
export const useDocRoot = () => useContext(DocRootContext);
