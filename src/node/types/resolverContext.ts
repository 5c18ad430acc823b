/** How resolvers ask for other nodes. */
interface NodeModel {
  getNodeById: <Found>(query: { id: string; type: string }) => Found | null;
  findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
  findAll: <Found>(query: { type: string; query: object }) => Promise<{ entries: Iterable<Found> }>;
  /** Has the asking page made again when one of these nodes changes. */
  trackPageDependencies: (node: { id: string }) => unknown;
}

/** The part of Gatsby's resolver context that is used here; of its methods those that a resolver needs. */
export interface ResolverContext<Used extends keyof NodeModel = keyof NodeModel> {
  nodeModel: Pick<NodeModel, Used>;
}

/** What `findNode` needs of the context. */
export type FindNode = 'getNodeById' | 'trackPageDependencies';

/**
 * Finds a node by its id, else null. Gatsby runs a query again when a node changes that it has found: one that found
 * none, as in the moment in which a changed file has no node, would never be run again.
 */
export function findNode<Found>(
  nodeModel: Pick<NodeModel, FindNode>,
  query: { id: string; type: string },
): Found | null {
  const found = nodeModel.getNodeById<Found>(query);
  if (found === null) nodeModel.trackPageDependencies({ id: query.id });
  return found;
}
