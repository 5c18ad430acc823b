import type { PluginRef } from 'gatsby';
import { noteFinished } from '../../node/content/mdx/reactPage';
import { takeText, takeTree } from '../../node/content/react/treeModule';
import type { Root } from 'hast';
import { projectSite } from '../../node/content/projectSite';

/**
 * The tree of a page that React renders, for the bundler.
 * @param file absolute path of the page's file
 */
async function reactTreeOf(file: string): Promise<Root> {
  const read = await projectSite()?.pages.readDoc(file);
  const tree = read?.page?.content.reactTree ?? null;
  if (tree === null) throw new Error(`${file} is no page of React, or has faults: run npm run check.`);
  // The record keeps its own; the bundler writes into what it gets.
  return noteFinished(structuredClone(tree) as Root);
}

/**
 * Makes `Mdx` nodes of content files, and code of those that React renders. Files without React are never compiled by
 * it: their pages get finished HTML. Both come from our own compiler, so that they have the same elements.
 */
export function mdxPlugins(): PluginRef[] {
  const mdxOptions = { remarkPlugins: [takeText], rehypePlugins: [takeTree(reactTreeOf)] };
  return [{ resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions } }];
}
