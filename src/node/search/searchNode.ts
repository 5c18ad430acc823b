import type { Node } from 'gatsby';

/** The node that gatsby-plugin-local-search makes. */
export interface LocalSearchNode extends Node {
  index: string;
  store: object;
}

/**
 * The name of the plugin's node type for a locale's index.
 * @example searchNodeType('fi') // 'LocalSearchFi'
 * @example searchNodeType('pt-BR') // 'LocalSearchPtBr'
 */
export function searchNodeType(code: string): string {
  const words = code.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
  return `LocalSearch${words.join('')}`;
}
