import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { readBlocks, type RichNode } from './readBlocks';

type Handle = NonNullable<NonNullable<Options['handlers']>['paragraph']>;
type Join = NonNullable<Options['join']>[number];

/** A container with its content between an opening and a closing line. */
interface Container {
  type: 'container';
  open: string;
  close: string;
  children: BlockContent[];
}

const container: Handle = (node: Container, _, state, info) => {
  const content = state.containerFlow(node as never, info);
  return [node.open, content, node.close].filter((part) => part !== '').join('\n\n');
};

/** In a list with an item of several blocks, blank lines are after such items only. */
const joinItems: Join = (left, _, parent) => {
  if (parent.type !== 'list' || left.type !== 'listItem') return undefined;
  return parent.children.some((item) => item.spread === true) ? Number(left.spread === true) : undefined;
};

const writer = unified()
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    handlers: { container } as object,
    join: [joinItems],
  })
  .freeze();

const NESTED: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const attr = (node: { attrs?: Record<string, unknown> }, name: string) => textOf(node.attrs?.[name]);

function leaf(node: RichNode): PhrasingContent {
  const { type, text = '', marks = [] } = node;
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'image')
    return { type: 'image', url: attr(node, 'src'), alt: attr(node, 'alt'), title: attr(node, 'title') || null };
  if (type === 'piece') return { type: 'html', value: attr(node, 'source') };
  return marks.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value: text }
    : { type: 'text', value: text };
}

/** Moves spaces at the ends of marked content out of it, where Markdown does not read the marks. */
function aroundSpaces(children: PhrasingContent[], wrap: (inner: PhrasingContent[]) => PhrasingContent) {
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  const inner = children.filter((child) => child.type !== 'text' || child.value !== '');
  const space = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...space(before), ...(inner.length === 0 ? [] : [wrap(inner)]), ...space(after)];
}

/** Nests nodes with flat marks: neighbours with the same outer mark share one element. */
function nest(nodes: readonly RichNode[], depth = 0): PhrasingContent[] {
  const nested: PhrasingContent[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as RichNode;
    const mark = node.marks?.filter(({ type }) => type !== 'code')[depth];
    if (mark === undefined) {
      nested.push(leaf(node));
      at += 1;
      continue;
    }
    const key = JSON.stringify(mark);
    const isOther = ({ marks }: RichNode) =>
      JSON.stringify(marks?.filter(({ type }) => type !== 'code')[depth]) !== key;
    const length = nodes.slice(at).findIndex(isOther);
    const end = length < 0 ? nodes.length : at + length;
    const children = nest(nodes.slice(at, end), depth + 1);
    nested.push(
      ...aroundSpaces(children, (inner) =>
        mark.type === 'link'
          ? { type: 'link', url: attr(mark, 'href'), title: attr(mark, 'title') || null, children: inner }
          : { type: NESTED[mark.type] ?? 'strong', children: inner },
      ),
    );
    at = end;
  }
  return nested;
}

const contentOf = (node: RichNode) => node.content ?? [];
const phrasing = (node: RichNode) => nest(contentOf(node));
const quoted = (value: string) => `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;

/** The value of an attribute of an element: a text, code, or null for an attribute that only is there. */
export type PropValue = string | { code: string } | null;

/** The opening tag of an element, without its end. */
function tagOf(node: RichNode): string {
  const props = Object.entries((node.attrs?.props ?? {}) as Record<string, PropValue>);
  const written = props.map(([name, value]) => {
    if (value === null) return ` ${name}`;
    return ` ${name}=${typeof value === 'string' ? quoted(value) : `{${value.code}}`}`;
  });
  return `<${attr(node, 'name')}${written.join('')}`;
}

const flow = (nodes: readonly RichNode[]) => nodes.map(tree) as BlockContent[];
const around = (open: string, close: string, node: RichNode) =>
  ({ type: 'container', open, close, children: flow(contentOf(node)) }) as Container as never;

function tree(node: RichNode): RootContent {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'heading':
      return {
        type: 'heading',
        depth: attrs.level as 1,
        children: [
          ...phrasing(node),
          ...(attr(node, 'id') === '' ? [] : [{ type: 'html', value: ` {#${attr(node, 'id')}}` } as const]),
        ],
      };
    case 'blockquote':
      return { type: 'blockquote', children: flow(contentOf(node)) };
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: type === 'orderedList',
        start: type === 'orderedList' ? (attrs.start as number) : null,
        spread: attrs.spread === true,
        children: contentOf(node).map((item) => ({
          type: 'listItem',
          checked: (item.attrs?.checked as boolean | null | undefined) ?? null,
          spread: item.attrs?.spread === true,
          children: flow(contentOf(item)),
        })),
      };
    case 'codeBlock': {
      const value = contentOf(node)
        .map(({ text = '' }) => text)
        .join('');
      return { type: 'code', lang: attr(node, 'language') || null, meta: attr(node, 'meta') || null, value };
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'table':
      return {
        type: 'table',
        align: attrs.align as [],
        children: contentOf(node).map((row) => ({
          type: 'tableRow',
          children: contentOf(row).map((cell) => ({
            type: 'tableCell',
            // A cell has one line.
            children: contentOf(cell).flatMap((each, index): PhrasingContent[] => [
              ...(index === 0 ? [] : [{ type: 'text', value: ' ' } as const]),
              ...phrasing(each),
            ]),
          })),
        })),
      };
    case 'raw':
      return { type: 'html', value: attr(node, 'source') };
    case 'leaf':
      return { type: 'html', value: `${tagOf(node)} />` };
    case 'element':
      return around(`${tagOf(node)}>`, `</${attr(node, 'name')}>`, node);
    case 'note': {
      const title = attr(node, 'title');
      return around(`:::${attr(node, 'kind')}${title === '' ? '' : `[${title}]`}`, ':::', node);
    }
    default:
      return { type: 'paragraph', children: phrasing(node) };
  }
}

const CHARACTERS_OF_MARKS = /\\([_*~:.@&[\]|#-])/g;

/** The row below the head of a table. */
const DELIMITERS = /^\|(?: :?-:? \|)+$/m;

/** The key by which equal nodes are the same. */
export const keyOf = (node: RichNode | undefined) => JSON.stringify(node);

/** Writes a block anew, with as few backslashes as leave its meaning. */
export function writeBlock(node: RichNode): string {
  const root: Root = { type: 'root', children: [tree(node)] };
  const stringified = writer.stringify(root).trimEnd();
  const written =
    node.type === 'table' ? stringified.replace(DELIMITERS, (row) => row.replace(/-/g, '---')) : stringified;
  const plain = written.replace(CHARACTERS_OF_MARKS, '$1');
  return plain !== written && keyOf(nodeIn(plain)) === keyOf(nodeIn(written)) ? plain : written;
}

/** The node of a text that is one block; undefined for any other text. */
export function nodeIn(text: string): RichNode | undefined {
  try {
    const { blocks } = readBlocks(text);
    return blocks.length === 1 ? blocks[0]?.node : undefined;
  } catch {
    return undefined;
  }
}
