import type { EventEmitter } from 'node:events';
import type { Node, NodePluginArgs } from 'gatsby';

/** The node that gatsby-plugin-local-search makes. */
export interface LocalSearchNode extends Node {
  index: string;
  store: object;
}

/**
 * Returns the plugin's node type for a locale's index.
 * @example searchNodeType('fi') // 'LocalSearchFi'
 * @example searchNodeType('pt-BR') // 'LocalSearchPtBr'
 */
export function searchNodeType(code: string): string {
  const words = code.split('-').map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
  return `LocalSearch${words.join('')}`;
}

const created = new Map<string, LocalSearchNode>();

/** Stores the plugin's indexes: Gatsby lists a new node under its type only after writing it to disk. */
export function watchIndexes(emitter: EventEmitter): void {
  emitter.on('CREATE_NODE', ({ payload }: { payload: LocalSearchNode }) => {
    if (payload.internal.type.startsWith('LocalSearch')) created.set(payload.internal.type, payload);
  });
}

/**
 * Returns the index of gatsby-plugin-local-search, whose `createPages` runs before the site's. An unchanged index is on
 * disk.
 * @throws where there is none, since the site would have no search
 */
export function findIndex(locale: string, { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): LocalSearchNode {
  const type = searchNodeType(locale);
  const node = created.get(type) ?? (getNodesByType(type)[0] as unknown as LocalSearchNode | undefined);
  created.delete(type);
  if (node === undefined)
    throw new Error(`gatsby-plugin-local-search has made no node "${type}". Its error is in the output above.`);
  return node;
}
