import { createContext, useContext } from 'react';

/** The doc root of the navigation around a page, on a site with several. */
interface DocRootInUse {
  /** Its name; undefined with a single doc root. */
  name: string | undefined;
  /** The equivalent page in this doc root, or the page itself without one. */
  pathOf: (path: string) => string;
  /** Returns the data with `pathOf` applied to every value of a key `to`. */
  withTargets: <Facts>(facts: Facts) => Facts;
}

/** Provided around the layout by a feature with doc roots. */
export const DocRootContext = createContext<DocRootInUse>({
  name: undefined,
  pathOf: (path) => path,
  withTargets: (facts) => facts,
});
export const useDocRoot = () => useContext(DocRootContext);
