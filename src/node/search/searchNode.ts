import type { Node } from 'gatsby';

/** The node that gatsby-plugin-local-search makes. */
export interface LocalSearchNode extends Node {
  index: string;
  store: object;
}

/**
 * The name of the plugin's node type for a locale's index.
 * @example searchNodeType('fi') // 'LocalSearchFi'
 */
export function searchNodeType(code: string): string {
  return `LocalSearch${code.charAt(0).toUpperCase()}${code.slice(1)}`;
}
