import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Output path of the print styles; inlined by the bundler. */
declare const __PAPER_STYLES__: string;

/**
 * Gatsby's script with the page's path, the only one that differs between pages, so that a few CSP hashes suffice; and
 * its name and version.
 */
const REMOVED = /^(?:script-loader$|generator-)/;

const isShown = (node: ReactNode) => !isValidElement(node) || !REMOVED.test(node.key ?? '');

/** Gatsby's mark on the head elements of a page, some 25, becomes the site's shorter one. */
function withShortMark(node: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(node) || node.props['data-gatsby-head'] === undefined) return node;
  return cloneElement(node, { 'data-gatsby-head': undefined, 'data-head': '' });
}

/** Removes what only Gatsby's router needs from a page. Adds the print styles without blocking rendering. */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathPrefix,
}: PreRenderHTMLArgs & { pathPrefix?: string }) => {
  replaceHeadComponents([
    ...getHeadComponents().filter(isShown).map(withShortMark),
    // `develop` has no prefix, because it renders no pages on the server.
    ...(pathPrefix === undefined
      ? []
      : [<link key="paper" rel="stylesheet" media="print" href={pathPrefix + __PAPER_STYLES__} />]),
  ]);
  replacePostBodyComponents(getPostBodyComponents().filter(isShown));
};
