import type { ComponentType } from 'react';
import type { GatsbyBrowser } from 'gatsby';

declare const require: (module: string) => { DevelopStyles: ComponentType };

/** In a built site the server has written the global styles into the page, so their code is left out of the bundle. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => {
  if (process.env.NODE_ENV !== 'production') {
    const { DevelopStyles } = require('../app/DevelopStyles');
    return (
      <>
        <DevelopStyles />
        {element}
      </>
    );
  }
  return element;
};
