import type { EventEmitter } from 'node:events';
import { prepareSource } from '../content/mdx/prepareSource';
import { readIfThere } from '../files/readText';
import { beginPage } from '../graphql/pagesUnderWay';
import { parseYaml } from '../yaml/parseYaml';

interface FileNode {
  id: string;
  absolutePath: string;
  ext: string;
  internal: { type: string; content?: string };
}

/** Gatsby's action that has stored a node. */
interface NodeCreated {
  payload: FileNode;
}

/** What a plugin gets in place of a text that it cannot parse. Gatsby would read the file where this were empty. */
const NO_TEXT = '\n';

function isReadable({ absolutePath }: FileNode): boolean {
  const { frontMatter } = prepareSource(readIfThere(absolutePath) ?? '');
  return frontMatter === null || parseYaml(frontMatter, absolutePath).diagnostics.length === 0;
}

/**
 * Follows the MDX files that Gatsby takes up while the site is developed. The page of each is awaited from then on, until
 * `onCreateNode` has made it. gatsby-plugin-mdx fails on front matter that is not YAML: Gatsby would print fifty lines of
 * the plugin's code and drop the page. The content check reports such a file and its page shows the error, so the
 * plugin gets no text of it.
 */
export function followFiles(emitter: EventEmitter): void {
  emitter.on('CREATE_NODE', ({ payload: node }: NodeCreated) => {
    if (node.internal.type !== 'File' || node.ext !== '.mdx') return;
    beginPage(node.id);
    if (!isReadable(node)) node.internal.content = NO_TEXT;
  });
}
