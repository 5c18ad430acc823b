/** How resolvers query other nodes. */
interface NodeModel {
  getNodeById: <Found>(query: { id: string; type: string }) => Found | null;
  findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
  findAll: <Found>(query: { type: string; query: object }) => Promise<{ entries: Iterable<Found> }>;
  /** Makes Gatsby rebuild the requesting page when one of these nodes changes. */
  trackPageDependencies: (node: { id: string }) => unknown;
}

/** The part of Gatsby's resolver context that is used here, with only the methods that a resolver needs. */
export interface ResolverContext<Used extends keyof NodeModel = keyof NodeModel> {
  nodeModel: Pick<NodeModel, Used>;
}

/** The context methods that `findNode` needs. */
export type FindNode = 'getNodeById' | 'trackPageDependencies';

/** Returns a node by id, else null, and registers a missing id: Gatsby would never run the query again. */
export function findNode<Found>(
  nodeModel: Pick<NodeModel, FindNode>,
  query: { id: string; type: string },
): Found | null {
  const found = nodeModel.getNodeById<Found>(query);
  if (found === null) nodeModel.trackPageDependencies({ id: query.id });
  return found;
}
