import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Output path of the print styles; inlined by the bundler. */
declare const __PAPER_STYLES__: string;

/** Key of Gatsby's script with the page's path. */
const PATH_SCRIPT_KEY = 'script-loader';

const isPathScript = (node: ReactNode) => isValidElement(node) && node.key === PATH_SCRIPT_KEY;

/**
 * Removes Gatsby's script with the page's path, the only one that differs between pages, so that a few CSP hashes
 * suffice. Adds the print styles without blocking rendering.
 */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathPrefix,
}: PreRenderHTMLArgs & { pathPrefix?: string }) => {
  replaceHeadComponents([
    ...getHeadComponents(),
    // `develop` has no prefix, because it renders no pages on the server.
    ...(pathPrefix === undefined
      ? []
      : [<link key="paper" rel="stylesheet" media="print" href={pathPrefix + __PAPER_STYLES__} />]),
  ]);
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isPathScript(node)));
};
