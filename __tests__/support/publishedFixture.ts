import type { Node, NodeInput } from 'gatsby';
import { loadContent, type Content } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { buildDocNode, buildPostNode } from '../../src/node/graphql/pageNodes';
import { gatherPublishedSite, type PublishedSite } from '../../src/node/output/publishedSite';
import { makeContentFolder, type Changes } from './contentFolder';
import { engineOf } from './engine';

const digest = () => 'digest';

/** The good folder after the changes, as a build publishes it. */
export async function publishFixture(
  changes: Changes = {},
  base = '',
): Promise<{ site: PublishedSite; content: Content; getNodesByType: (type: string) => Node[] }> {
  const folder = makeContentFolder(changes);
  const { content, diagnostics } = await loadContent(engineOf(folder), createRecordStore());
  if (content === undefined || diagnostics.length > 0)
    throw new Error(`The folder has errors: ${JSON.stringify(diagnostics)}`);
  const nodes: Record<string, NodeInput[]> = {
    Doc: content.docs.map((doc) => buildDocNode(doc, '', digest, content.engine.added)),
    BlogPost: content.posts.map((post) => buildPostNode(post, '', digest)),
  };
  const getNodesByType = (type: string) => (nodes[type] ?? []) as Node[];
  return { site: gatherPublishedSite({ loaded: content, getNodesByType, base }), content, getNodesByType };
}
