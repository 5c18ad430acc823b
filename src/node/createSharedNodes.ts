import type { CreatePagesArgs, NodeInput } from 'gatsby';
import { hiddenPaths } from './pages/planInput';
import { hiddenPagesId, RELEASE_NOTES_ID } from './types/nodeIds';
import type { BlogPostNode, DocNode } from './types/nodeTypes';

interface Published {
  docs: readonly DocNode[];
  posts: readonly BlogPostNode[];
  codes: readonly string[];
}

/**
 * Makes nodes of what every page asks of all others: which pages a locale does not have, for links in texts, and which
 * release notes name which docs. They are by themselves so that an edited page does not make all others new.
 */
export async function createSharedNodes(
  { actions, createContentDigest }: CreatePagesArgs,
  { docs, posts, codes }: Published,
): Promise<void> {
  const [defaultCode = ''] = codes;
  const add = async (type: string, id: string, fields: object) => {
    const internal = { type, contentDigest: createContentDigest(fields) };
    const node: NodeInput = { ...fields, id, parent: null, children: [], internal };
    await actions.createNode(node);
  };
  for (const locale of codes) {
    const paths = [...hiddenPaths([...docs, ...posts], locale, defaultCode)].sort();
    await add('HiddenPages', hiddenPagesId(locale), { locale, paths });
  }
  const notes = docs
    .filter(({ locale, unlisted, released }) => locale === defaultCode && !unlisted && released !== null)
    .flatMap(({ path, released, affects }) => (affects.length === 0 ? [] : [{ path, released, affects }]))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  await add('ReleaseNotes', RELEASE_NOTES_ID, { notes });
}
