import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Output path of the print styles; inlined by the bundler. */
declare const __PAPER_STYLES__: string;

/** Key of Gatsby's script with the page's path. */
const PATH_SCRIPT_KEY = 'script-loader';

function isRefresh(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node) || node.type !== 'meta') return false;
  return node.props['http-equiv'] === 'refresh' || node.props.httpEquiv === 'refresh';
}

const isPathScript = (node: ReactNode) => isValidElement(node) && node.key === PATH_SCRIPT_KEY;

/**
 * Restricts the meta refresh of redirect pages to browsers without JavaScript: the page's script keeps query and hash.
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
    ...getHeadComponents().map((node) => (isRefresh(node) ? <noscript key="refresh">{node}</noscript> : node)),
    // `develop` has no prefix, because it renders no pages on the server.
    ...(pathPrefix === undefined
      ? []
      : [<link key="paper" rel="stylesheet" media="print" href={pathPrefix + __PAPER_STYLES__} />]),
  ]);
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isPathScript(node)));
};
