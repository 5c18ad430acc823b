/** How resolvers ask for other nodes. */
interface NodeModel {
  getNodeById: <Found>(query: { id: string; type: string }) => Found | null;
  findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
  findAll: <Found>(query: { type: string; query: object }) => Promise<{ entries: Iterable<Found> }>;
}

/** The part of Gatsby's resolver context that is used here; of its methods those that a resolver needs. */
export interface ResolverContext<Used extends keyof NodeModel = keyof NodeModel> {
  nodeModel: Pick<NodeModel, Used>;
}
