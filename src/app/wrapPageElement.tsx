import type { ComponentType } from 'react';
import type { GatsbyBrowser, WrapPageElementBrowserArgs } from 'gatsby';
import { FramedPage } from './FramedPage';

declare const require: (module: string) => {
  DevelopPage: ComponentType<Pick<WrapPageElementBrowserArgs, 'element' | 'props'>>;
};

/**
 * Around every page: the shell, which stays while pages change, and when one of them fails. What writers get while they
 * write is left out of the bundle of a built site.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  if (process.env.NODE_ENV !== 'production') {
    const { DevelopPage } = require('./develop/DevelopPage');
    return <DevelopPage element={element} props={props} />;
  }
  return <FramedPage element={element} props={props} />;
};
