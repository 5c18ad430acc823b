import { h } from 'hastscript';
import type { Element, ElementContent } from 'hast';
import type { Code, Heading, Image, Link, Table, ListItem } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import { didYouMean } from '../../model/text/nearest';
import { textMark } from '../../model/localizeHtml';
import { addProblem, type Compilation } from './compilation';
import { renderAdmonition } from './admonitions';
import { renderComponent } from './components';
import type { ComponentNode } from './components/component';
import { CODE_LANGUAGES, isKnownLanguage } from './highlighter';
import { renderImage } from './images';
import { resolveLink } from './links';
import { renderExpression, type ExpressionNode } from './expressions';

function heading(ids: ReadonlyMap<Heading, string>) {
  return (state: State, node: Heading): Element => h(`h${node.depth}`, { id: ids.get(node) }, state.all(node));
}

function link(compilation: Compilation) {
  return (state: State, node: Link): Element => {
    const { hiddenText, ...properties } = resolveLink(node.url, node, compilation);
    const title = node.title ?? undefined;
    const hidden = hiddenText === undefined ? [] : [h('span.visually-hidden', ` ${hiddenText}`)];
    // The icon stands behind words; a picture needs none.
    const hasIcon = hidden.length > 0 && node.children.some(({ type }) => type !== 'image');
    return h('a', { ...properties, title, className: hasIcon ? ['external'] : undefined }, [
      ...state.all(node),
      ...hidden,
    ]);
  };
}

function code(compilation: Compilation) {
  return (_state: State, node: Code): Element => {
    const language = node.lang ?? '';
    if (!isKnownLanguage(language)) {
      addProblem(
        compilation,
        node,
        `The code language "${language}" is not known.`,
        didYouMean(language, CODE_LANGUAGES) ?? `Use one of: ${CODE_LANGUAGES.join(', ')}, or none.`,
      );
    }
    compilation.islands.add('copyCode');
    const lines = compilation.highlight(node.value, language);
    const content: (ElementContent | string)[] =
      lines === undefined
        ? [node.value]
        : lines.flatMap((line, index) => [
            ...(index === 0 ? [] : ['\n']),
            ...line.map(({ text, role }) => (role === null ? text : h('span', { className: [`token-${role}`] }, text))),
          ]);
    const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1];
    const block = h('pre', { tabIndex: 0 }, [h('code', { dataLanguage: language || undefined }, content)]);
    const caption = title === undefined ? [] : [h('figcaption', title)];
    // The island that adds the copy button finds its texts here.
    const texts = {
      dataCopy: textMark('copy'),
      dataCopied: textMark('copied'),
      dataCopyFailed: textMark('copyFailed'),
    };
    return h('figure.code', texts, [...caption, block]);
  };
}

/** A table scrolls in a box of its own, which the keyboard reaches; the boxes of a page are numbered to tell them apart. */
function table() {
  let count = 0;
  return (state: State, node: Table): Element => {
    count += 1;
    const properties = { role: 'region', tabIndex: 0, ariaLabel: `${textMark('table')} ${count}` };
    return h('div.table-scroll', properties, [defaultHandlers.table(state, node)]);
  };
}

/** A task's box gets a name, which GFM leaves out. */
function listItem(state: State, node: ListItem, parent: Parameters<typeof defaultHandlers.listItem>[2]): Element {
  const element = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== 'boolean') return element;
  const box = h('input', {
    type: 'checkbox',
    checked: node.checked,
    disabled: true,
    ariaLabel: textMark(node.checked ? 'taskDone' : 'taskOpen'),
  });
  const replace = (children: ElementContent[]): ElementContent[] =>
    children.map((child) => {
      if (child.type !== 'element') return child;
      return child.tagName === 'input' ? box : { ...child, children: replace(child.children) };
    });
  return { ...element, children: replace(element.children) };
}

/** How each kind of Markdown node becomes HTML; kinds that are not here are rendered as CommonMark says. */
export function createHandlers(compilation: Compilation, ids: ReadonlyMap<Heading, string>): Handlers {
  return {
    heading: heading(ids),
    link: link(compilation),
    code: code(compilation),
    table: table(),
    listItem,
    image: (_state: State, node: Image) => renderImage(node.url, node.alt ?? '', node, compilation),
    containerDirective: (state: State, node: ContainerDirective) => renderAdmonition(state, node, compilation),
    mdxJsxFlowElement: (state: State, node: ComponentNode) => renderComponent(state, node, compilation),
    mdxJsxTextElement: (state: State, node: ComponentNode) => renderComponent(state, node, compilation),
    mdxFlowExpression: (_state: State, node: ExpressionNode) => renderExpression(node, compilation),
    mdxTextExpression: (_state: State, node: ExpressionNode) => renderExpression(node, compilation),
    mdxjsEsm: (_state: State, node: ExpressionNode) => {
      addProblem(
        compilation,
        node,
        'Content files do not import or export.',
        'The components are there without it; remove this line.',
      );
      return undefined;
    },
  };
}
