import { isValidElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';

function isRefresh(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node) || node.type !== 'meta') return false;
  return node.props['http-equiv'] === 'refresh' || node.props.httpEquiv === 'refresh';
}

/**
 * Lets the browser's own refresh of a redirect page work only without JavaScript: with it, the page's script
 * sends the reader on and keeps their query and hash.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents();
  if (!components.some(isRefresh)) return;
  replaceHeadComponents(components.map((node) => (isRefresh(node) ? <noscript key="refresh">{node}</noscript> : node)));
};
