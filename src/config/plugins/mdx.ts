import type { PluginRef } from 'gatsby';
import { noteFinished } from '../../node/content/mdx/reactPage';
import { takeText, takeTree } from '../../node/content/react/treeModule';
import type { Root } from 'hast';
import { projectSite } from '../../node/content/projectSite';

/**
 * The React tree of a page, for the bundler.
 * @param file absolute path of the page's file
 */
async function reactTreeOf(file: string): Promise<Root> {
  const read = await projectSite()?.pages.readDoc(file);
  const tree = read?.page?.content.reactTree ?? null;
  if (tree === null) throw new Error(`${file} is not a React page or has errors: run npm run check.`);
  // A copy, because the bundler modifies it.
  return noteFinished(structuredClone(tree) as Root);
}

/**
 * Creates `Mdx` nodes of content files, and compiles those that React renders. The plugin never compiles other files:
 * their pages have finished HTML. Both use the site's compiler, so that they have the same elements.
 */
export function mdxPlugins(): PluginRef[] {
  const mdxOptions = { remarkPlugins: [takeText], rehypePlugins: [takeTree(reactTreeOf)] };
  return [{ resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions } }];
}
