import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Element, ElementContent } from 'hast';
import type { Code, Heading, Image, Link, Parents, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Handlers, State } from 'mdast-util-to-hast';
import { isElement } from '../../html/elements';
import { addDiagnostic, enterFile, type Compilation, type IncludedFile } from './compilation';
import { renderAdmonition } from './admonitions';
import { renderCode } from './codeBlock';
import { renderComponent } from './components';
import type { ComponentNode } from './components/component';
import { renderImage } from './images';
import { resolveLink } from './links';
import { renderExpression, type ExpressionNode } from './expressions';
import { renderTable } from './tables';
import { say } from '../say';

function heading(ids: ReadonlyMap<Heading, string>) {
  return (state: State, node: Heading): Element => h(`h${node.depth}`, { id: ids.get(node) }, state.all(node));
}

const withoutScheme = (address: string) => address.replace(/^\w+:(\/\/)?/, '').replace(/\/$/, '');

/** True when a link's text is its address, which then need not be printed beside it. */
function saysAddress(children: readonly ElementContent[], url: string): boolean {
  return withoutScheme(toString({ type: 'root', children: [...children] })) === withoutScheme(url);
}

/** True for a node with a link that is not in the explanation of a term, which opens by itself. */
const holdsLink = (node: ElementContent): boolean =>
  isElement(node) && !('popover' in node.properties) && (node.tagName === 'a' || node.children.some(holdsLink));

function link(compilation: Compilation) {
  return (state: State, node: Link): Element => {
    const { hiddenText, ...properties } = resolveLink(node.url, node, compilation);
    const title = node.title ?? undefined;
    const hidden = hiddenText === undefined ? [] : [h('span.visually-hidden', ` ${hiddenText}`)];
    const children = state.all(node);
    if (children.some(holdsLink)) addDiagnostic(compilation, node, 'element/content', say('element/content.link'));
    // The icon follows words; a picture needs none.
    const hasIcon = hidden.length > 0 && node.children.some(({ type }) => type !== 'image');
    const classes = [...(hasIcon ? ['external'] : []), ...(saysAddress(children, node.url) ? ['address'] : [])];
    return h('a', { ...properties, title, className: classes.length === 0 ? undefined : classes }, [
      ...children,
      ...hidden,
    ]);
  };
}

/** Returns the handlers that render Markdown nodes; other nodes are rendered as CommonMark says. */
export function createHandlers(compilation: Compilation, ids: ReadonlyMap<Heading, string>): Handlers {
  return {
    heading: heading(ids),
    link: link(compilation),
    code: (_state: State, node: Code) => renderCode(node, compilation),
    table: (state: State, node: Table) => renderTable(state, node, compilation),
    image: (_state: State, node: Image, parent?: Parents) => {
      const element = renderImage(node.url, node.alt ?? '', node, compilation);
      // A link holds no link.
      return parent?.type === 'link' && element.tagName === 'a' ? h('span', element.children) : element;
    },
    containerDirective: (state: State, node: ContainerDirective) => renderAdmonition(state, node, compilation),
    mdxJsxFlowElement: (state: State, node: ComponentNode) => renderComponent(state, node, compilation),
    mdxJsxTextElement: (state: State, node: ComponentNode) => renderComponent(state, node, compilation),
    includedFile: (state: State, node: IncludedFile) => {
      const leave = enterFile(compilation, node);
      const children = state.all(node);
      leave();
      return children;
    },
    mdxFlowExpression: (_state: State, node: ExpressionNode) => renderExpression(node, compilation),
    mdxTextExpression: (_state: State, node: ExpressionNode) => renderExpression(node, compilation),
    mdxjsEsm: (_state: State, node: ExpressionNode) => ({ ...node }) as unknown as ElementContent,
  };
}
