import type { Root as HtmlRoot } from 'hast';
import type { Processor } from 'unified';

/** What the compiler of MDX gets of the file that it compiles. */
interface CompiledFile {
  path: string;
}

/**
 * A plugin for the compiler of MDX that takes a tree which our own compiler has made of the file, so that headings,
 * links, images and elements are the same whichever way a page goes. The text itself is not parsed again.
 */
export function takeText(this: Processor): void {
  (this as unknown as { Parser: () => object }).Parser = () => ({ type: 'root', children: [] });
}

/** The plugin that puts the tree in place of the empty one. */
export const takeTree = (treeOf: (file: string) => Promise<HtmlRoot>) => () => (_: unknown, file: CompiledFile) =>
  treeOf(file.path);

/** A page's tree as JavaScript, as `gatsby-plugin-mdx` makes it, for rendering it while the content is checked. */
export async function treeModule(tree: HtmlRoot, file: string): Promise<string> {
  // Most sites have no page of React, and its compiler is large.
  const { createProcessor } = await import('@mdx-js/mdx');
  const processor = createProcessor({
    format: 'mdx',
    // The compiler would ask for React's own development code while the site is written.
    development: false,
    jsxRuntime: 'automatic',
    jsxImportSource: '@emotion/react',
    remarkPlugins: [takeText as never],
    rehypePlugins: [takeTree(() => Promise.resolve(structuredClone(tree))) as never],
  });
  return String(await processor.process({ value: '', path: file }));
}
