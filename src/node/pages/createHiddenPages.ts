import type { CreatePagesArgs } from 'gatsby';
import { hiddenPaths } from './planInput';
import { hiddenPagesId } from '../graphql/nodeIds';
import type { BlogPostNode, DocNode } from '../graphql/nodeTypes';

/**
 * Makes a node for each locale that names the pages which it does not have, for links in texts. It is by itself
 * so that only a page that comes or goes makes other pages new.
 */
export async function createHiddenPages(
  { actions, createContentDigest }: CreatePagesArgs,
  pages: readonly (DocNode | BlogPostNode)[],
  codes: readonly string[],
): Promise<void> {
  const [defaultCode = ''] = codes;
  for (const locale of codes) {
    const paths = [...hiddenPaths(pages, locale, defaultCode)].sort();
    await actions.createNode({
      locale,
      paths,
      id: hiddenPagesId(locale),
      parent: null,
      children: [],
      internal: { type: 'HiddenPages', contentDigest: createContentDigest(paths) },
    });
  }
}
