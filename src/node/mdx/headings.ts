import type { Heading as HeadingNode, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import GithubSlugger from 'github-slugger';
import { addProblem, type Compilation } from './compilation';

const ID_COMMENT = /^\/\*#(\S+)\*\/$/;

/** The explicit id of a heading (`{#id}`), taken out of its content. */
function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children[node.children.length - 1];
  if (last?.type !== 'mdxTextExpression') return undefined;
  const id = ID_COMMENT.exec(last.value)?.[1];
  if (id === undefined) return undefined;
  node.children.pop();
  const text = node.children[node.children.length - 1];
  if (text?.type === 'text') text.value = text.value.trimEnd();
  return id;
}

/**
 * Gives every heading its id: the explicit one, else a slug of its text that keeps ä, ö and å. Checks that
 * ids are unique, that no heading is empty or a second title, and that no level is skipped.
 */
export function identifyHeadings(tree: RootContent[], compilation: Compilation): Map<HeadingNode, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<HeadingNode, string>();
  const taken = new Map<string, number>();
  let level = 1;
  for (const node of tree) {
    if (node.type !== 'heading') continue;
    const explicit = takeExplicitId(node);
    const text = toString(node).trim();
    const id = explicit ?? slugger.slug(text);
    const line = node.position?.start.line ?? 0;
    if (text === '') addProblem(compilation, node, 'This heading is empty.', 'Write its text or remove it.');
    if (node.depth === 1) {
      addProblem(compilation, node, 'A page has one title, and the front matter gives it.', 'Start the headings of the text with "##".');
    } else if (node.depth > level + 1) {
      addProblem(compilation, node, `This heading is on level ${node.depth}, but the one before it is on level ${level}.`, `Write ${'#'.repeat(level + 1)} here.`);
    }
    const earlier = taken.get(id);
    if (earlier !== undefined) {
      addProblem(compilation, node, `The id "${id}" is already the heading's on line ${earlier}.`, 'Give one of them another id: ## Heading {#id}');
    }
    taken.set(id, line);
    ids.set(node, id);
    level = node.depth;
  }
  return ids;
}
