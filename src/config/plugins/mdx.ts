import type { PluginRef } from 'gatsby';

/** Makes `Mdx` nodes of content files. It compiles nothing: the content pipeline does that, once per file. */
export function mdxPlugins(): PluginRef[] {
  return [{ resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } }];
}
