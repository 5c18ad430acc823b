import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import { startOf, writtenUrl, type Conversion, type Element } from './conversion';
import {
  attributesOf,
  blockBody,
  elementsIn,
  innerLine,
  innerText,
  isInLine,
  isInSimpleCell,
  noteText,
  remove,
  replaceByBlock,
  tagPlaces,
  textOf,
  unwrap,
  wrapMarks,
} from './elementParts';
import { convertInlineCode, convertCodeBlock, convertHtmlHeading, convertQuote, convertTable } from './htmlBlocks';
import { convertComponent, convertHtmlIn, keepIds } from './componentElement';
import { convertFrame, convertImg } from './mediaElements';
import { attributeText, escapeText } from './escapeText';
import { convertStrayItem, listInLine, listText } from './htmlTables';
import { DIALECT_ELEMENTS } from './dialectElements';
import { ADMONITIONS } from './fixSource';
import { convertStrayTab, convertTabs } from './tabs';
import { linePrefix } from './tags';

/** Elements with Markdown syntax. */
const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};
/** HTML block elements. */
const BLOCKS = new Set(
  'div p section article main header footer aside nav center figure figcaption picture form fieldset dl dt dd address tbody thead tr td th table caption summary blockquote'.split(
    ' ',
  ),
);
/** Invisible elements of Docusaurus. */
const UNSEEN = new Set([
  'Head',
  'head',
  'style',
  'script',
  'link',
  'meta',
  'TOCInline',
  'noscript',
  'source',
  'track',
  'col',
  'colgroup',
  'wbr',
]);
const SIMPLE = new Set(['sub', 'sup']);

type Convert = (node: Element, parents: readonly Nodes[], conversion: Conversion) => void;

function convertAnchor(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const attributes = attributesOf(node, conversion);
  const href = textOf(attributes.href ?? attributes.to);
  if (textOf(attributes.id) !== undefined || href === undefined) keepIds(attributes, conversion);
  const label = innerLine(node, conversion);
  const { editor, page } = conversion;
  const isInLink = parents.some(({ type }) => type === 'link');
  const holdsBlock = elementsIn(node, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'p', 'ul', 'table']).length > 0;
  if (href === undefined || label === '' || isInLink || holdsBlock) {
    unwrap(node, false, parents, conversion);
    return;
  }
  const target = page.link(href);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  const text = target.url === undefined ? label : `[${label}](${writtenUrl(target.url)})`;
  editor.write(node, text);
}

function convertDetails(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { source, editor } = conversion;
  const attributes = attributesOf(node, conversion);
  const [summary] = elementsIn(node, ['summary']);
  const label =
    summary === undefined ? (textOf(attributes.summary) ?? 'Details') : toString(summary).replace(/\s+/g, ' ').trim();
  if (isInLine(parents)) {
    unwrap(node, true, parents, conversion);
    return;
  }
  const id = textOf(attributes.id);
  if (id !== undefined) conversion.anchorHere(id);
  const images = summary === undefined ? [] : elementsIn(summary, ['img']);
  if (images.length > 0) conversion.note('html', 'An image in the line that opens the details was left out.', node);
  if (summary !== undefined) editor.write(summary, '');
  const { inner, closing } = tagPlaces(node, source);
  const prefix = linePrefix(source, startOf(node));
  const body = blockBody(editor.slice(inner, closing), prefix);
  const blank = prefix.trimEnd();
  const open = attributes.open === undefined || attributes.open === false ? '' : ' open';
  editor.write(
    node,
    `<Details summary="${attributeText(label === '' ? 'Details' : label)}"${open}>\n${blank}\n${body}\n${blank}\n${prefix}</Details>`,
  );
}

function convertAdmonition(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { type, title } = attributesOf(node, conversion);
  const kind = ADMONITIONS[(textOf(type) ?? node.name ?? '').toLowerCase()] ?? 'note';
  if (conversion.imports.get(node.name ?? '')?.startsWith('.') === true) {
    convertComponent(node, parents, conversion);
    return;
  }
  const { source, editor } = conversion;
  const prefix = linePrefix(source, startOf(node));
  const body = blockBody(innerText(node, conversion), prefix);
  const label = textOf(title);
  editor.write(node, noteText(kind, escapeText(label ?? ''), body, prefix));
}

function isHtmlName(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name);
}

const CONVERTERS: Readonly<Record<string, Convert>> = {
  a: convertAnchor,
  Link: convertAnchor,
  img: convertImg,
  Image: convertImg,
  ThemedImage: convertImg,
  details: convertDetails,
  Details: convertDetails,
  code: convertInlineCode,
  tt: convertInlineCode,
  samp: convertInlineCode,
  pre: convertCodeBlock,
  CodeBlock: convertCodeBlock,
  iframe: convertFrame,
  video: convertFrame,
  audio: convertFrame,
  embed: convertFrame,
  YouTube: convertFrame,
  ReactPlayer: convertFrame,
  LiteYouTubeEmbed: convertFrame,
  ...Object.fromEntries(
    'Admonition Aside Callout Note Warning Info Tip Check Danger'.split(' ').map((name) => [name, convertAdmonition]),
  ),
  Tabs: convertTabs,
  ...Object.fromEntries(['TabItem', 'Tab', 'Tabs.Tab'].map((name) => [name, convertStrayTab])),
  table: convertTable,
  blockquote: convertQuote,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, convertHtmlHeading])),
};

/** Converts an element to Markdown or to an element of this site, or keeps only its text. */
export function convertElement(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, source } = conversion;
  if (convertHtmlIn(node, conversion)) return;
  const name = node.name ?? '';
  const isHtml = isHtmlName(name);
  // A component of the site may have the name of an element.
  const isOfSite = /^(?:\.|\/|@site\/|@\/|~\/)/.test(conversion.imports.get(name) ?? '');
  const own = CONVERTERS[name] ?? (isOfSite ? undefined : DIALECT_ELEMENTS[name]);
  const noteHtml = () => {
    if (isHtml && !SIMPLE.has(name) && name !== 'br')
      conversion.note('html', `<${name}> was written as Markdown, or its text without it.`, node);
  };
  if (own !== undefined) {
    noteHtml();
    own(node, parents, conversion);
  } else if (UNSEEN.has(name)) {
    conversion.note('html', `<${name}> was left out; readers did not see it.`, node);
    remove(node, conversion);
  } else if (name === 'br') {
    editor.write(node, '<br />');
  } else if (name === 'hr') {
    noteHtml();
    replaceByBlock(node, '---', conversion);
  } else if (name === 'kbd') {
    noteHtml();
    const keys = toString(node).replace(/\s+/g, ' ').trim();
    editor.write(node, keys === '' ? '' : `<Kbd>${escapeText(keys)}</Kbd>`);
  } else if (SIMPLE.has(name)) {
    const { inner, isEmpty } = tagPlaces(node, source);
    if (isEmpty) remove(node, conversion);
    else if (node.attributes.length > 0) editor.replace(startOf(node), inner, `<${name}>`);
  } else if (MARKS[name] !== undefined && node.type === 'mdxJsxTextElement') {
    noteHtml();
    wrapMarks(node, MARKS[name], conversion);
  } else if (name === 'ul' || name === 'ol') {
    noteHtml();
    if (isInLine(parents)) editor.write(node, listInLine(node, conversion));
    else replaceByBlock(node, listText(node, conversion), conversion);
  } else if (name === 'li' && isInLine(parents)) {
    convertStrayItem(node, parents, conversion);
  } else if (/^(?:td|th|tr|tbody|thead|tfoot|caption)$/.test(name) && isInSimpleCell(parents)) {
    unwrap(node, true, parents, conversion);
  } else if (name === 'li' || /^(?:td|th|tr|tbody|thead|tfoot|caption|summary)$/.test(name)) {
    // The parent element writes them.
    const around = parents.some((parent) => 'name' in parent && /^(?:ul|ol|table|details)$/.test(String(parent.name)));
    if (!around) unwrap(node, true, parents, conversion);
  } else if (isHtml || name === '') {
    noteHtml();
    keepIds({ id: attributesOf(node, conversion).id }, conversion);
    unwrap(node, BLOCKS.has(name) || node.type === 'mdxJsxFlowElement', parents, conversion);
  } else {
    convertComponent(node, parents, conversion);
  }
}
