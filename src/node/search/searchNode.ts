import { setTimeout as wait } from 'node:timers/promises';
import type { Node, NodePluginArgs } from 'gatsby';

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

/** How often, and after how many milliseconds, an index is looked for again. */
const LOOKS = 600;
const BETWEEN_LOOKS = 50;

/**
 * The index that gatsby-plugin-local-search has just made. Gatsby lists a node under its type only when it is on the
 * disk, a moment later.
 * @throws where there is none, since the site would be without a search
 */
export async function findIndex(
  locale: string,
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  looks = LOOKS,
): Promise<LocalSearchNode> {
  const type = searchNodeType(locale);
  for (let look = 0; look < looks; look += 1) {
    const [node] = getNodesByType(type) as unknown as (LocalSearchNode | undefined)[];
    if (node !== undefined) return node;
    await wait(BETWEEN_LOOKS);
  }
  throw new Error(`The plugin gatsby-plugin-local-search has made no node "${type}"; what it reports above says why.`);
}
