import { existsSync } from 'node:fs';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import type { UsedEntry } from '../../model/pages/compiledContent';
import { projectSite } from '../site/projectSite';
import type { BlogPostNode, DocNode } from './nodeTypes';
import { withKnownKeys } from './knownKeys';
import { buildDocNode, buildPostNode } from './pageNodes';

/**
 * Makes those pages again whose text was made with entries of a kind that may have changed; their own files have
 * not, so Gatsby would leave them as they are. What is still right comes from the records.
 */
export async function invalidateDependents(
  { getNodesByType, actions, createContentDigest }: CreateNodeArgs,
  kind: UsedEntry['kind'],
): Promise<void> {
  const site = projectSite();
  if (site === undefined) return;
  const { pages: reader } = site;
  const isUser = ({ uses, absolutePath }: DocNode | BlogPostNode) =>
    uses.some((entry) => entry.kind === kind) && existsSync(absolutePath);
  const renew = async (node: NodeInput) => {
    await actions.createNode(node);
  };
  for (const { absolutePath, parent } of (getNodesByType('Doc') as DocNode[]).filter(isUser)) {
    const { page, standIn = page } = await reader.readDoc(absolutePath);
    if (standIn !== undefined) await renew(buildDocNode(standIn, parent ?? '', createContentDigest));
  }
  for (const { absolutePath, parent } of (getNodesByType('BlogPost') as BlogPostNode[]).filter(isUser)) {
    const { page, standIn = page } = await reader.readPost(absolutePath);
    if (standIn === undefined) continue;
    await renew(buildPostNode(withKnownKeys(standIn, site), parent ?? '', createContentDigest));
  }
}
