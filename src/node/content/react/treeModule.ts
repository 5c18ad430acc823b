import type { Root as HtmlRoot } from 'hast';
import type { Processor } from 'unified';

/** The file that MDX compiles. */
interface CompiledFile {
  path: string;
}

/** A plugin for the MDX compiler that returns an empty tree; `takeTree` then inserts the tree of our own compiler. */
export function takeText(this: Processor): void {
  (this as unknown as { Parser: () => object }).Parser = () => ({ type: 'root', children: [] });
}

/** Creates the plugin that replaces the empty tree by the one of our own compiler. */
export const takeTree = (treeOf: (file: string) => Promise<HtmlRoot>) => () => (_: unknown, file: CompiledFile) =>
  treeOf(file.path);

interface Position {
  line: number;
  column: number;
}

/** The position of a token in the module, and in the page; columns count from 0. */
interface Mapping {
  generated: Position;
  original: Position;
}

/** A page as a module, with the source position of each of its tokens. */
export interface TreeModule {
  code: string;
  mappings: readonly Mapping[];
}

/** Collects the mappings of MDX's source map. */
class MappingList {
  readonly #mappings: Mapping[] = [];

  addMapping({ generated, original }: Mapping): void {
    // MDX reuses the same two objects for each token.
    const copy = ({ line, column }: Position) => ({ line, column });
    this.#mappings.push({ generated: copy(generated), original: copy(original) });
  }

  toJSON(): readonly Mapping[] {
    return this.#mappings;
  }
}

/** Returns the position in the page of a position in its module; both count from 1. */
export function pagePosition({ mappings }: TreeModule, { line, column }: Position): Position | undefined {
  const found = mappings.findLast(({ generated }) => generated.line === line && generated.column < column);
  return found && { line: found.original.line, column: found.original.column + 1 };
}

/** Compiles a page's tree to a module as `gatsby-plugin-mdx` does, to render it in the content check. */
export async function treeModule(tree: HtmlRoot, file: string): Promise<TreeModule> {
  // Load the compiler only here: most sites have no page that React renders.
  const { createProcessor } = await import('@mdx-js/mdx');
  const processor = createProcessor({
    format: 'mdx',
    // The development runtime of React is not available here.
    development: false,
    jsxRuntime: 'automatic',
    jsxImportSource: '@emotion/react',
    SourceMapGenerator: MappingList,
    remarkPlugins: [takeText as never],
    rehypePlugins: [takeTree(() => Promise.resolve(structuredClone(tree))) as never],
  });
  const compiled = await processor.process({ value: '', path: file });
  return { code: String(compiled), mappings: compiled.map as unknown as readonly Mapping[] };
}
