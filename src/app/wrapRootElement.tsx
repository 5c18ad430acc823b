import type { ComponentType, ReactElement } from 'react';
import type { GatsbyBrowser, WrapRootElementBrowserArgs } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { SiteCrash } from '../components/crash/SiteCrash';

declare const require: (module: string) => { DevelopRoot: ComponentType<Pick<WrapRootElementBrowserArgs, 'element'>> };

/** Gatsby wraps the head of a page too, which has the props of the page; the site itself has none. */
const isHead = ({ props }: ReactElement<object>) => 'location' in props;

/**
 * Around everything, the shell too: what shows where all has failed. Only Retry and a new document take it away.
 * In a built site the server has written the global styles into the page, so their code is left out of the bundle, and
 * so is the writers' panel.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => {
  if (process.env.NODE_ENV !== 'production' && !isHead(element)) {
    const { DevelopRoot } = require('./develop/DevelopRoot');
    return <DevelopRoot element={element} />;
  }
  return (
    <CrashBoundary place="" fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}>
      {element}
    </CrashBoundary>
  );
};
