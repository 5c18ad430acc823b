import type { GatsbyBrowser } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { SiteCrash } from '../components/crash/SiteCrash';

/** Wraps the shell in the last error boundary. Only Retry or a reload recovers from it. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CrashBoundary resetKey="" fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}>
    {element}
  </CrashBoundary>
);
