import type { PluginRef } from 'gatsby';
import { reactTreeOf } from '../../node/content/react/reactTreeOf';
import { takeText, takeTree } from '../../node/content/react/treeModule';

/**
 * Makes `Mdx` nodes of content files, and code of those that React renders. Files without React are never compiled by
 * it: their pages get finished HTML. Both come from our own compiler, so that they have the same elements.
 */
export function mdxPlugins(): PluginRef[] {
  const mdxOptions = { remarkPlugins: [takeText], rehypePlugins: [takeTree(reactTreeOf)] };
  return [{ resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions } }];
}
