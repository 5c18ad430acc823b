import { Extension, Node, type Attribute, type NodeViewRenderer } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** An attribute that is kept in copied HTML as JSON. */
const kept = (name: string, value: unknown = null): Record<string, Attribute> => ({
  [name]: {
    default: value,
    parseHTML: (element: HTMLElement) => JSON.parse(element.getAttribute(`data-${name}`) ?? 'null') as unknown,
    renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
  },
});

/** What Markdown says of the nodes of the editor, beyond what the editor has of itself. */
const Markdown = Extension.create({
  name: 'markdown',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: kept('id') },
    { types: ['codeBlock'], attributes: kept('meta') },
    { types: ['bulletList', 'orderedList', 'listItem'], attributes: kept('spread', false) },
    { types: ['listItem'], attributes: kept('checked') },
    { types: ['table'], attributes: kept('align', []) },
  ],
});

type View = NodeViewRenderer | undefined;
const viewOf = (view: View) => (view === undefined ? {} : { addNodeView: () => view });

/** A node of the site with its attributes. */
const siteNode = (name: string, attributes: readonly string[], config: object, view?: View) =>
  Node.create({
    name,
    ...config,
    addAttributes: () => Object.assign({}, ...attributes.map((each) => kept(each))) as Record<string, Attribute>,
    parseHTML: () => [{ tag: `[data-node="${name}"]` }],
    renderHTML: ({ HTMLAttributes, node }) => [
      'div',
      { ...HTMLAttributes, 'data-node': name },
      ...(node.isLeaf ? [] : [0 as const]),
    ],
    ...viewOf(view),
  });

/** How the browser shows nodes of the site. */
export type Views = Readonly<Record<'card' | 'raw' | 'image' | 'piece', NodeViewRenderer>>;

const INLINE = { group: 'inline', inline: true, atom: true };
const BLOCK = { group: 'block', atom: true, draggable: true };
const AROUND = { group: 'block', content: 'block+', isolating: true, defining: true };

/** The nodes and marks of the editor; without views where nothing is shown. */
export const extensionsOf = (views?: Views) => [
  StarterKit.configure({
    code: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  // Code may be bold.
  Code.extend({ excludes: '' }),
  TableKit,
  Markdown,
  siteNode('image', ['src', 'alt', 'title'], INLINE, views?.image),
  siteNode('piece', ['source', 'label'], INLINE, views?.piece),
  siteNode('raw', ['source'], BLOCK, views?.raw),
  siteNode('leaf', ['name', 'props'], BLOCK, views?.card),
  siteNode('element', ['name', 'props'], AROUND, views?.card),
  siteNode('note', ['kind', 'title'], AROUND, views?.card),
];
