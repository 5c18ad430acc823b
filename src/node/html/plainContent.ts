import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { hasClass, isElement, withClass, findElement } from './elements';
import { parseHtml } from './parseHtml';

/** Returns an optional text as a paragraph. */
const paragraph = (element: Element | undefined): Element[] =>
  element === undefined ? [] : [h('p', toString(element))];

/** Returns a link with the video's length in brackets after it. */
function link(href: string, title: string, length: string): Element {
  return h('p', [h('a', { href }, title), ...(length === '' ? [] : [` (${length})`])]);
}

/** Returns a transcript without the links to its moments. */
function plainTranscript(transcript: Element): Element[] {
  const summary = findElement(transcript, ({ tagName }) => tagName === 'summary');
  const list = findElement(transcript, ({ tagName }) => tagName === 'ol');
  const lines = (list?.children ?? [])
    .filter(isElement)
    .map((line) => findElement(line, ({ tagName }) => tagName === 'span'));
  const text = lines.map((line) => (line === undefined ? '' : toString(line))).join(' ');
  return [h('details.transcript', [...(summary === undefined ? [] : [summary]), h('p', text)])];
}

/** Returns what replaces a video where none can be shown: a link to it, its description and transcript. */
function plainVideo(video: Element): ElementContent[] {
  const hosted = withClass(video, 'hosted-video-start');
  if (hosted !== undefined) {
    const title = withClass(hosted, 'hosted-video-title') ?? hosted;
    return [link(String(hosted.properties.href), toString(title), '')];
  }
  const file = findElement(video, ({ tagName }) => tagName === 'a');
  const length = findElement(video, ({ tagName }) => tagName === 'time');
  const transcript = withClass(video, 'transcript');
  const spoken = transcript === undefined ? [] : plainTranscript(transcript);
  return [
    ...(file === undefined ? [] : [link(String(file.properties.href), toString(file), length ? toString(length) : '')]),
    ...paragraph(withClass(video, 'video-description')),
    ...spoken,
  ];
}

/** Parts that only work, or only make sense, on the page itself. */
const DROPPED_CLASSES = ['visually-hidden', 'heading-link', 'step-link', 'tab-list', 'only-dark', 'term-note'];
const DROPPED_TAGS = new Set(['button', 'svg', 'script', 'style', 'source', 'track']);
/** Elements for styles and scripts; their content stays. */
const UNWRAPPED = new Set(['span', 'div', 'picture', 'mark', 'time', 'article', 'video']);

/** Attributes with a meaning without styles and scripts, by element. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  input: ['type', 'checked', 'disabled'],
  ol: ['start'],
  code: ['className'],
  figure: ['dataFence'],
};

type Resolve = (address: string) => string;

const strong = (children: ElementContent[]): Element => h('p', [h('strong', children)]);

function keptProperties({ tagName, properties }: Element, resolve: Resolve): Properties {
  const kept = (KEPT[tagName] ?? []).flatMap((name) => {
    const value = properties[name];
    if (value === undefined) return [];
    return [[name, name === 'href' || name === 'src' ? resolve(String(value)) : value] as const];
  });
  return Object.fromEntries(kept);
}

/** Returns a code block with its language as the class `language-…`, and its title above it. */
function plainCode(figure: Element): ElementContent[] {
  const title = withClass(figure, 'code-title');
  const code = figure.children.filter(isElement).find(({ tagName }) => tagName === 'pre');
  const inner = code?.children.filter(isElement)[0];
  const language = inner?.properties.dataLanguage;
  const className = typeof language === 'string' ? [`language-${language}`] : undefined;
  const text = code === undefined ? '' : toString(code);
  return [
    ...(title === undefined ? [] : [strong([{ type: 'text', value: toString(title) }])]),
    h('pre', [h('code', { className }, text)]),
  ];
}

/** Simplifies the trees of one page; `resolve` makes addresses absolute. */
function createSimplifier(resolve: Resolve): (nodes: readonly ElementContent[]) => ElementContent[] {
  const inner = (nodes: readonly ElementContent[]): ElementContent[] => nodes.flatMap(simplify);

  function simplifyTable(table: Element): ElementContent[] {
    const caption = table.children.filter(isElement).find(({ tagName }) => tagName === 'caption');
    const rows = table.children.filter((child) => child !== caption);
    return [...(caption === undefined ? [] : [strong(inner(caption.children))]), h('table', inner(rows))];
  }

  function simplify(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const { tagName, properties, children } = node;
    const is = (name: string) => hasClass(node, name);
    if (DROPPED_CLASSES.some(is) || 'dataFootnoteBackref' in properties) return [];
    if (is('term-button')) return inner(children);
    if (DROPPED_TAGS.has(tagName)) return [];
    if (is('admonition')) {
      const [, ...body] = children.filter(isElement);
      return [h('blockquote', [strong([{ type: 'text', value: String(properties.ariaLabel) }]), ...inner(body)])];
    }
    if (tagName === 'figure' && is('code')) return plainCode(node);
    if (is('video') || is('hosted-video')) return inner(plainVideo(node));
    if (is('tab-title') || tagName === 'summary') return [strong(inner(children))];
    if (tagName === 'details' || UNWRAPPED.has(tagName)) return inner(children);
    if (tagName === 'table') return simplifyTable(node);
    if (tagName === 'kbd') return [h('kbd', toString(node))];
    if (tagName === 'td' || tagName === 'th') {
      const align = is('align-end') ? 'right' : is('align-center') ? 'center' : undefined;
      return [h(tagName, { align }, inner(children))];
    }
    if ('dataFootnotes' in properties) return [h('section', { dataFootnotes: '' }, inner(children))];
    if (tagName === 'sup' && children.some((child) => isElement(child) && 'dataFootnoteRef' in child.properties))
      return [h('sup', { dataFootnoteRef: '' }, toString(node))];
    return [{ ...node, properties: keptProperties(node, resolve), children: inner(children) }];
  }

  return inner;
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';

/** Returns localised content without the parts that need its page, for a feed or Markdown, with absolute addresses. */
export function plainContent(html: string, pageUrl: string): Root {
  // A site may allow invalid addresses, and React parts are not checked.
  const resolve: Resolve = (address) => (URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address);
  return { type: 'root', children: createSimplifier(resolve)(parseHtml(html).children.filter(isContent)) };
}
