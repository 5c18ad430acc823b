import type { CreateNodeArgs, NodeInput } from 'gatsby';

/** Gatsby's function for digests. */
export type Digest = CreateNodeArgs['createContentDigest'];

/** Returns a node of one of our types; without a parent, it depends on no single file. */
export const makeNode = (
  digest: Digest,
  type: string,
  id: string,
  fields: object,
  parent: string | null = null,
): NodeInput => ({ ...fields, id, parent, children: [], internal: { type, contentDigest: digest(fields) } });
