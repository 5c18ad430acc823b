import type { GatsbyBrowser } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { SiteCrash } from '../components/crash/SiteCrash';

/** Around everything, the shell too: what shows where all has failed. Only Retry and a new document take it away. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CrashBoundary place="" fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}>
    {element}
  </CrashBoundary>
);
