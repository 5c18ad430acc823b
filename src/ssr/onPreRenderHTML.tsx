import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';

/** Path in the output of the file with the styles for paper; the bundler puts it in. */
declare const __PAPER_STYLES__: string;

/** Key of the script by which Gatsby gives a page its own path. */
const PATH_SCRIPT_KEY = 'script-loader';

function isRefresh(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node) || node.type !== 'meta') return false;
  return node.props['http-equiv'] === 'refresh' || node.props.httpEquiv === 'refresh';
}

const isPathScript = (node: ReactNode) => isValidElement(node) && node.key === PATH_SCRIPT_KEY;

/**
 * Lets the browser's own refresh of a redirect page work only without JavaScript: with it, the page's script
 * sends the reader on and keeps their query and hash. Takes out the script with the page's path, the only one that
 * differs from page to page, so that a few hashes in the header `Content-Security-Policy` hold for all pages. Adds
 * the styles for paper, which no reader waits for.
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
    // `develop` gives no prefix: there the server writes no pages.
    ...(pathPrefix === undefined
      ? []
      : [<link key="paper" rel="stylesheet" media="print" href={pathPrefix + __PAPER_STYLES__} />]),
  ]);
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isPathScript(node)));
};
