import { toString } from 'hast-util-to-string';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Element, Root } from 'hast';
import type { FootnoteDefinition, Nodes, Root as MarkdownRoot } from 'mdast';
import { isElement } from './elements';

/** Markdown has no syntax for these, but allows the tags. */
const asTags: Handle = (state: State, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as Nodes[]),
  { type: 'html', value: `</${node.tagName}>` },
];

const sup: Handle = (state, node, parent) => {
  if (!('dataFootnoteRef' in node.properties)) return asTags(state, node, parent);
  const identifier = toString(node);
  return { type: 'footnoteReference', identifier, label: identifier };
};

/** The footnote list becomes definitions; other sections are unwrapped. */
const section: Handle = (state, node) => {
  if (!('dataFootnotes' in node.properties)) return state.all(node);
  const list = node.children.filter(isElement).find(({ tagName }) => tagName === 'ol');
  return (list?.children ?? []).filter(isElement).map((note, index): FootnoteDefinition => {
    const identifier = String(index + 1);
    return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(note)) };
  });
};

const figcaption: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'emphasis', children: state.all(node) as [] }],
});

/** A drawing that was made of a code block becomes the block: `dataFence` is its opening line and its text. */
const figure: Handle = (state, node) => {
  const [, lang, meta, value] = /^(\S+) ?(.*)\n([^]*)$/.exec(String(node.properties.dataFence)) ?? [];
  return value === undefined ? state.toFlow(state.all(node)) : { type: 'code', lang, meta, value };
};

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', fences: true })
  .freeze();

/** Converts plain content to Markdown with GitHub's tables, tasks and footnotes. */
export function markdownOf(tree: Root): string {
  const markdown = toMdast(tree, { handlers: { sub: asTags, sup, section, figure, figcaption } });
  return writer.stringify(markdown as MarkdownRoot);
}
