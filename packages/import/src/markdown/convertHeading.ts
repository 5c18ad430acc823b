import type GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import type { Heading } from 'mdast';
import { shownText } from './description';
import { endOf, startOf, writeHeading, type Conversion } from './conversion';

const MARKED_ID = /\{\/\*#(\S+)\*\/\}\s*$/;

/** Returns the id that Docusaurus gives a heading, explicit or generated. */
function oldIdOf(node: Heading, slugger: GithubSlugger): { id: string; explicit: boolean } {
  const last = node.children[node.children.length - 1];
  const explicit = last?.type === 'mdxTextExpression' ? /^\/\*#(\S+)\*\/$/.exec(last.value)?.[1] : undefined;
  if (explicit !== undefined) return { id: slugger.slug(explicit, true), explicit: true };
  return { id: slugger.slug(toString(node)), explicit: false };
}

export function convertHeading(node: Heading, shift: number, oldIds: GithubSlugger, conversion: Conversion): void {
  const { editor, source, state } = conversion;
  const { id, explicit } = oldIdOf(node, oldIds);
  if (node.depth > 1 && id !== '') state.oldIds.push(id);
  const plain = toString(node).replace(/\s+/g, ' ').trim();
  const inner = node.children
    .map((child) => editor.slice(startOf(child), endOf(child)))
    .join('')
    .replace(MARKED_ID, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const isFirst = state.takesTitle && node.depth === 1 && state.title === undefined;
  state.takesTitle = false;
  if (isFirst) {
    state.title = shownText(node);
    if (explicit) conversion.anchor(id);
    editor.replaceWhole(startOf(node), endOf(node), '');
    return;
  }
  if (plain === '' && !/!\[/.test(inner)) {
    conversion.note('heading', 'A heading without a text was left out.', node);
    editor.replaceWhole(startOf(node), endOf(node), inner === '' ? '' : inner);
    return;
  }
  const { text, depth } = writeHeading(inner, { depth: node.depth + shift, id }, state);
  if (depth !== node.depth)
    conversion.note(
      'heading',
      `"${plain}" is a heading of level ${depth} now; it was one of level ${node.depth}.`,
      node,
    );
  const old = source.slice(startOf(node), endOf(node));
  const before = old.replace(MARKED_ID, explicit ? `{#${id}}` : '');
  const isSame = text.replace(/\s+/g, ' ') === before.replace(/\s+#+\s*$/, '').replace(/\s+/g, ' ');
  editor.replaceWhole(startOf(node), endOf(node), isSame ? before : text);
}
