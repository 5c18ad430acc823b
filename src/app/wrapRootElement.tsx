import type { ComponentType } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { SiteCrash } from '../components/crash/SiteCrash';

declare const require: (module: string) => { DevelopStyles: ComponentType };

/**
 * Around everything, the shell too: what stands where all has failed. Only Retry and a new document take it away.
 * In a built site the server has written the global styles into the page, so their code is left out of the
 * bundle.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => {
  const guarded = (
    <CrashBoundary place="" fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}>
      {element}
    </CrashBoundary>
  );
  if (process.env.NODE_ENV !== 'production') {
    const { DevelopStyles } = require('./DevelopStyles');
    return (
      <>
        <DevelopStyles />
        {guarded}
      </>
    );
  }
  return guarded;
};
