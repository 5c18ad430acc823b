import { createRequire } from 'node:module';
import path from 'node:path';
import { beginPage } from '../graphql/pagesUnderWay';

interface NodeArgs {
  node: { id: string };
  loadNodeContent: (node: object) => Promise<string>;
}
interface MdxPlugin {
  onCreateNode: (args: NodeArgs, options: object) => Promise<void>;
}

let isGuarded = false;

/**
 * gatsby-plugin-mdx reads the front matter of a file too, and where its YAML cannot be read, Gatsby prints fifty lines
 * of the plugin's code and leaves the page out. The content check says what is wrong, so while writing the plugin gets
 * such a file as an empty one: its page stays, and shows the fault itself. The plugin is also the first to take up a
 * changed file, whose page is waited for from then on.
 */
export function guardMdxPlugin(): void {
  if (isGuarded) return;
  isGuarded = true;
  // Gatsby takes its hooks from the same module at each call.
  const plugin = createRequire(path.resolve('package.json'))('gatsby-plugin-mdx/gatsby-node') as MdxPlugin;
  const { onCreateNode } = plugin;
  plugin.onCreateNode = async (args, options) => {
    beginPage(args.node.id);
    try {
      await onCreateNode(args, options);
    } catch {
      await onCreateNode({ ...args, loadNodeContent: () => Promise.resolve('') }, options);
    }
  };
}
