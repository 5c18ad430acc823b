import type { BlockContent, List, Nodes, PhrasingContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { markHeadingIds } from '../../../../node/content/mdx/prepareSource';
import { parseMdx } from '../../../../node/content/mdx/parser';

/** A node of the editor's document. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: RichMark[];
  text?: string;
}
interface RichMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A block of a text as it is written, and the characters between it and the block before. */
export interface SourceBlock {
  source: string;
  before: string;
  /** Undefined where the editor cannot show the block without loss. */
  node: RichNode | undefined;
}

/** Throws at what the editor has no node for: the block stays text. */
function unknown(node: Nodes): never {
  throw new Error(node.type);
}

const MARKS: Partial<Record<Nodes['type'], string>> = { strong: 'bold', emphasis: 'italic', delete: 'strike' };

/** Inline content; a node that the editor does not know is a piece with its source. */
function inline(nodes: readonly PhrasingContent[], source: string, marks: RichMark[] = []): RichNode[] {
  const marked = marks.length === 0 ? {} : { marks };
  return nodes.flatMap((node): RichNode[] => {
    const mark = MARKS[node.type];
    if (mark !== undefined && 'children' in node) return inline(node.children, source, [...marks, { type: mark }]);
    switch (node.type) {
      case 'text':
        return [{ type: 'text', ...marked, text: node.value.replace(/\n/g, ' ') }];
      case 'inlineCode':
        return [{ type: 'text', marks: [...marks, { type: 'code' }], text: node.value }];
      case 'link': {
        const link = { type: 'link', attrs: { href: node.url, title: node.title ?? null } };
        return inline(node.children, source, [link, ...marks]);
      }
      case 'image':
        return [{ type: 'image', ...marked, attrs: { src: node.url, alt: node.alt ?? '', title: node.title ?? null } }];
      case 'break':
        return [{ type: 'hardBreak', ...marked }];
      default: {
        const written = source.slice(node.position?.start.offset, node.position?.end.offset);
        if (written.includes('\n')) return unknown(node);
        return [{ type: 'piece', ...marked, attrs: { source: written, label: toString(node) } }];
      }
    }
  });
}

const withContent = (type: string, content: RichNode[], attrs?: Record<string, unknown>): RichNode => ({
  type,
  ...(attrs !== undefined && { attrs }),
  ...(content.length > 0 && { content }),
});

function list({ ordered, start, spread, children }: List, source: string): RichNode {
  const items = children.map((item) =>
    withContent('listItem', blocks(item.children, source), {
      checked: item.checked ?? null,
      spread: item.spread === true,
    }),
  );
  return ordered === true
    ? withContent('orderedList', items, { start: start ?? 1, spread: spread === true })
    : withContent('bulletList', items, { spread: spread === true });
}

const table = ({ align, children }: Table, source: string): RichNode =>
  withContent(
    'table',
    children.map((row, index) =>
      withContent(
        'tableRow',
        row.children.map((cell) =>
          withContent(index === 0 ? 'tableHeader' : 'tableCell', [
            withContent('paragraph', inline(cell.children, source)),
          ]),
        ),
      ),
    ),
    { align: align ?? [] },
  );

/** An element of the site; the value of an attribute is a text, code, or null for an attribute that only is there. */
function element(node: MdxJsxFlowElement, source: string): RichNode {
  const props = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [
          attribute.name,
          typeof attribute.value === 'object' && attribute.value !== null
            ? { code: attribute.value.value }
            : (attribute.value ?? null),
        ]
      : unknown(node),
  );
  const attrs = { name: node.name ?? unknown(node), props: Object.fromEntries(props) as object };
  return node.children.length === 0
    ? { type: 'leaf', attrs }
    : withContent('element', blocks(node.children, source), attrs);
}

/** The comment that `markHeadingIds` makes of `{#id}`. */
const HEADING_ID = /^\/\*#([^{}\s]+)\*\/$/;

function block(node: Nodes, source: string): RichNode {
  switch (node.type) {
    case 'paragraph':
      return withContent('paragraph', inline(node.children, source));
    case 'heading': {
      const last = node.children.at(-1);
      const id = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value)?.[1] : undefined;
      const content = inline(id === undefined ? node.children : node.children.slice(0, -1), source);
      const end = content.at(-1);
      if (id !== undefined && end?.text !== undefined) end.text = end.text.trimEnd();
      return withContent('heading', content, { level: node.depth, id: id ?? null });
    }
    case 'blockquote':
      return withContent('blockquote', blocks(node.children, source));
    case 'list':
      return list(node, source);
    case 'code': {
      const content = node.value === '' ? [] : [{ type: 'text', text: node.value }];
      return withContent('codeBlock', content, { language: node.lang ?? null, meta: node.meta ?? null });
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'table':
      return table(node, source);
    case 'mdxJsxFlowElement':
      return element(node, source);
    case 'containerDirective': {
      const [first, ...rest] = node.children;
      const isLabelled = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
      const [label, ...more] = isLabelled ? first.children : [];
      if (more.length > 0 || (label !== undefined && label.type !== 'text') || Object.keys(node.attributes ?? {})[0])
        return unknown(node);
      const title = label?.value ?? '';
      return withContent('note', blocks(isLabelled ? rest : node.children, source), { kind: node.name, title });
    }
    default:
      return unknown(node);
  }
}

const blocks = (nodes: readonly Nodes[], source: string) => nodes.map((node) => block(node as BlockContent, source));

/** Undoes `markHeadingIds`. */
const withIds = (text: string) => text.replace(/\{\/\*#([^{}\s]+)\*\/\}/g, '{#$1}');

/**
 * Splits a text into its blocks. The sources and what is between them are the whole text.
 * @throws for a text that is not MDX
 */
export function readBlocks(text: string): { blocks: SourceBlock[]; after: string } {
  const marked = markHeadingIds(text);
  let end = 0;
  const blocksOfText = parseMdx(marked).children.map((node): SourceBlock => {
    const start = node.position?.start.offset ?? 0;
    const before = marked.slice(end, start);
    end = node.position?.end.offset ?? start;
    let rich: RichNode | undefined;
    try {
      rich = block(node, marked);
    } catch {
      // Stays text.
    }
    return { source: withIds(marked.slice(start, end)), before, node: rich };
  });
  const after = marked.slice(end);
  const whole = blocksOfText.map(({ before, source }) => before + source).join('') + after;
  // A comment of the writer that looks like a mark.
  if (whole !== text) return { blocks: [{ source: text, before: '', node: undefined }], after: '' };
  return { blocks: blocksOfText, after };
}
