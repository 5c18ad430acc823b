import { toString } from 'mdast-util-to-string';
import type { Nodes } from 'mdast';
import {
  endOf,
  imageText,
  nameInWords,
  startOf,
  writeHeading,
  writtenUrl,
  type Conversion,
  type Element,
} from './conversion';
import {
  attributesOf,
  elementsIn,
  innerLine,
  innerText,
  isInLine,
  remove,
  replaceByBlock,
  tagPlaces,
  textOf,
  unwrap,
  wrapMarks,
} from './elementParts';
import { attributeText, escapeText } from './escapeText';
import { listText, tableText } from './htmlTables';
import { hostedVideo } from './media';
import { ADMONITIONS } from './mendSource';
import { valueOf } from './scope';
import { convertStrayTab, convertTabs } from './tabs';
import { linePrefix } from './tags';

/** Elements that Markdown has signs for. */
const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
};
/** Elements of HTML that part a text into blocks. */
const BLOCKS = new Set(
  'div p section article main header footer aside nav center figure figcaption picture form fieldset dl dt dd address tbody thead tr td th table caption summary blockquote'.split(
    ' ',
  ),
);
/** Elements of Docusaurus that readers do not see. */
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
/** Attributes of a component whose values readers are likely to have seen. */
const TEXT_ATTRIBUTES = /^(?:title|label|alt|caption|summary|description|text|name|heading|children)$/;

type Convert = (node: Element, parents: readonly Nodes[], conversion: Conversion) => void;

/** The ids of an element stay as anchors of the nearest heading. */
function keepIds(attributes: Record<string, unknown>, conversion: Conversion): void {
  for (const key of ['id', 'name']) {
    const id = textOf(attributes[key]);
    if (id !== undefined && /^[^\s#{}]+$/.test(id)) conversion.anchor(id);
  }
}

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
  editor.replaceWhole(startOf(node), endOf(node), text);
}

function convertImg(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const attributes = attributesOf(node, conversion);
  const sources = attributes.sources;
  const inSources =
    typeof sources === 'object' && sources !== null ? Object.values(sources as Record<string, unknown>)[0] : undefined;
  const src = textOf(attributes.src) ?? textOf(inSources);
  if (src === undefined || src === '') {
    conversion.note('image-missing', 'An image whose file is not named by a constant was left out.', node);
    conversion.editor.replaceWhole(startOf(node), endOf(node), escapeText(textOf(attributes.alt) ?? ''));
    return;
  }
  const inLink = parents.some(
    (parent) => parent.type === 'link' || ('name' in parent && (parent.name === 'a' || parent.name === 'Link')),
  );
  const text = imageText(src, textOf(attributes.alt) ?? textOf(attributes.title) ?? '', node, conversion, inLink);
  conversion.editor.replaceWhole(startOf(node), endOf(node), text);
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
  keepIds({ id: attributes.id }, conversion);
  const images = summary === undefined ? [] : elementsIn(summary, ['img']);
  if (images.length > 0) conversion.note('html', 'An image in the line that opens the details was left out.', node);
  if (summary !== undefined) editor.replaceWhole(startOf(summary), endOf(summary), '');
  const { inner, closing } = tagPlaces(node, source);
  const prefix = linePrefix(source, startOf(node));
  const body = editor
    .slice(inner, closing)
    .replace(/^(?:[ \t>]*\n)+/, '')
    .trimEnd();
  const blank = prefix.trimEnd();
  const open = attributes.open === undefined || attributes.open === false ? '' : ' open';
  const first = body === '' || /^[ \t>]/.test(body) ? body : `${prefix}${body}`;
  editor.replaceWhole(
    startOf(node),
    endOf(node),
    `<Details summary="${attributeText(label === '' ? 'Details' : label)}"${open}>\n${blank}\n${first}\n${blank}\n${prefix}</Details>`,
  );
}

function convertInlineCode(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor } = conversion;
  const isInPre = parents.some((parent) => 'name' in parent && parent.name === 'pre');
  if (isInPre) return;
  const child = node.children.length === 1 ? node.children[0] : undefined;
  const constant =
    child?.type === 'mdxTextExpression' || child?.type === 'mdxFlowExpression'
      ? valueOf(child.value, conversion.scope)
      : undefined;
  const text = (textOf(constant) ?? toString(node)).replace(/\s+/g, ' ').trim();
  const isInTable = parents.some(({ type }) => type === 'tableCell');
  const mark = text.includes('`') ? '``' : '`';
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  editor.replaceWhole(
    startOf(node),
    endOf(node),
    text === '' ? '' : `${mark}${pad}${isInTable ? text.replace(/\|/g, '\\|') : text}${pad}${mark}`,
  );
}

/** Puts code into a block, between more backticks than it has itself. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${info}\n${code.replace(/^\n+|\s+$/g, '')}\n${mark}`;
}

/** The code in `<pre>` or `<CodeBlock>`: a text, a constant, or a file that is imported as text. */
function codeIn(node: Element, conversion: Conversion): string | undefined {
  const parts = (node.children as Nodes[]).map((child): string | undefined => {
    if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
      const name = child.value.trim();
      const from = conversion.imports.get(name);
      const file = from === undefined ? undefined : conversion.page.text(from);
      return file ?? textOf(valueOf(name, conversion.scope));
    }
    if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') return codeIn(child, conversion);
    if (child.type === 'code') return child.value;
    return toString(child);
  });
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

function convertCodeBlock(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const { language, title, className } = attributesOf(node, conversion);
  const code = codeIn(node, conversion);
  if (code === undefined) {
    conversion.note('component', `<${node.name ?? ''}> shows code that is not a constant; it was left out.`, node);
    remove(node, conversion);
    return;
  }
  const lang = textOf(language) ?? /language-(\w+)/.exec(textOf(className) ?? '')?.[1] ?? 'text';
  const name = textOf(title);
  replaceByBlock(
    node,
    fenced(code, name === undefined ? lang : `${lang} title="${name.replace(/"/g, '”')}"`),
    conversion,
  );
}

function convertFrame(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const attributes = attributesOf(node, conversion);
  const [source] = elementsIn(node, ['source']);
  const ofSource = source === undefined ? undefined : attributesOf(source, conversion).src;
  const id = textOf(attributes.id ?? attributes.videoId ?? attributes.youTubeId);
  const isYouTube = /youtube/i.test(node.name ?? '') || attributes.videoId !== undefined;
  const src =
    textOf(attributes.src ?? attributes.url ?? ofSource) ??
    (isYouTube && id !== undefined ? `https://youtu.be/${id}` : undefined);
  if (src === undefined) {
    conversion.note('video', `<${node.name ?? ''}> without an address was left out.`, node);
    remove(node, conversion);
    return;
  }
  const video = hostedVideo(src);
  const title = textOf(attributes.title) ?? textOf(attributes.alt) ?? '';
  if (video !== undefined && !isInLine(parents)) {
    const label = title === '' ? (conversion.state.title ?? 'Video') : title;
    replaceByBlock(
      node,
      `<HostedVideo provider="${video.provider}" id="${video.id}" title="${attributeText(label)}" />`,
      conversion,
    );
    return;
  }
  const target = conversion.page.link(src.startsWith('//') ? `https:${src}` : src);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  conversion.note('video', `<${node.name ?? ''}> is a link now.`, node);
  const label = escapeText(title === '' ? nameInWords(src) : title);
  conversion.editor.replaceWhole(
    startOf(node),
    endOf(node),
    target.url === undefined ? label : `[${label}](${writtenUrl(target.url)})`,
  );
}

function convertAdmonition(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const { type, title } = attributesOf(node, conversion);
  const kind = ADMONITIONS[textOf(type)?.toLowerCase() ?? ''] ?? 'note';
  const { source, editor } = conversion;
  const prefix = linePrefix(source, startOf(node));
  const body = innerText(node, conversion)
    .replace(/^(?:[ \t>]*\n)+/, '')
    .trimEnd();
  const label = textOf(title);
  const longest = Math.max(2, ...[...body.matchAll(/:{3,}/g)].map(([run]) => run.length));
  const colons = ':'.repeat(longest + 1);
  const first = body === '' || /^[ \t>]/.test(body) ? body : `${prefix}${body}`;
  editor.replaceWhole(
    startOf(node),
    endOf(node),
    `${colons}${kind}${label === undefined ? '' : `[${escapeText(label)}]`}\n${first}\n${prefix}${colons}`,
  );
}

function convertHtmlHeading(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, state } = conversion;
  const depth = Number((node.name ?? 'h2').slice(1));
  const text = innerLine(node, conversion);
  const plain = toString(node).replace(/\s+/g, ' ').trim();
  const id = textOf(attributesOf(node, conversion).id);
  if (plain === '' || isInLine(parents)) {
    unwrap(node, true, parents, conversion);
    return;
  }
  if (depth === 1 && state.takesTitle && state.title === undefined) {
    state.title = plain;
    state.takesTitle = false;
    editor.replaceWhole(startOf(node), endOf(node), '');
    return;
  }
  const heading = writeHeading(text, { depth, id, plain }, state);
  replaceByBlock(node, heading.text, conversion);
}

function convertQuote(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const text = innerText(node, conversion)
    .trim()
    .split('\n')
    .map((line) => `> ${line.trim()}`.trimEnd());
  replaceByBlock(node, text.join('\n'), conversion);
}

function convertTable(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const text = tableText(node, conversion);
  if (text !== undefined && !isInLine(parents)) {
    replaceByBlock(node, text, conversion);
    return;
  }
  conversion.note('html', 'A table with blocks in its cells stays as paragraphs.', node);
  const cells = elementsIn(node, ['td', 'th', 'caption']).map((cell) =>
    innerText(cell, conversion)
      .replace(/\n[ \t]+/g, '\n')
      .trim(),
  );
  replaceByBlock(node, cells.filter((cell) => cell !== '').join('\n\n'), conversion);
}

function isHtmlName(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name);
}

/** A component of the site: a partial, or something of which only the text can stay. */
function convertComponent(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, imports, page, state } = conversion;
  const name = node.name ?? '';
  const from = imports.get(name);
  const partial = from === undefined ? undefined : page.partial(from);
  if (partial !== undefined) {
    if (state.inside.includes(partial.key)) {
      conversion.note('partial', `${partial.key} includes itself; the second time it was left out.`, node);
      remove(node, conversion);
      return;
    }
    const outer = state.inside;
    state.inside = [...outer, partial.key];
    const converted = conversion.convertPart(partial.raw, partial.context, attributesOf(node, conversion));
    state.inside = outer;
    const problem = converted.fault === undefined ? '' : `, which is no MDX: ${converted.fault.reason}`;
    conversion.note(
      converted.fault === undefined ? 'partial' : 'syntax',
      `The text of ${partial.key} stands here now${problem}.`,
      node,
    );
    for (const each of converted.notes) conversion.note(each.kind, `${each.message} (in ${partial.key})`, node);
    replaceByBlock(node, converted.text.trim(), conversion);
    return;
  }
  const given = page.element?.(name);
  if (given !== undefined) {
    replaceByBlock(node, given, conversion);
    return;
  }
  const attributes = attributesOf(node, conversion);
  keepIds({ id: attributes.id }, conversion);
  const texts = Object.entries(attributes).flatMap(([key, value]) =>
    TEXT_ATTRIBUTES.test(key) && typeof value === 'string' && value.trim() !== '' ? [value] : [],
  );
  if (name !== '' && name !== 'BrowserOnly')
    conversion.note(
      'component',
      `<${name}> is a component of the old site; ${node.children.length > 0 || texts.length > 0 ? 'its text stays' : 'nothing of it stays'}.`,
      node,
    );
  const { isEmpty } = tagPlaces(node, conversion.source);
  if (isEmpty && texts.length > 0) {
    editor.replaceWhole(startOf(node), endOf(node), texts.map(escapeText).join(' – '));
    return;
  }
  const isBlock = node.type === 'mdxJsxFlowElement';
  unwrap(node, isBlock, parents, conversion);
  if (texts.length > 0) {
    const { inner } = tagPlaces(node, conversion.source);
    const words = texts.map(escapeText).join(' – ');
    editor.replace(inner, inner, isBlock ? `\n${linePrefix(conversion.source, startOf(node))}${words}\n` : `${words} `);
  }
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
  Admonition: convertAdmonition,
  Tabs: convertTabs,
  TabItem: convertStrayTab,
  table: convertTable,
  blockquote: convertQuote,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, convertHtmlHeading])),
};

/** Writes an element of a page as Markdown or as an element of this site, or leaves its text. */
export function convertElement(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const { editor, source } = conversion;
  const name = node.name ?? '';
  const isHtml = isHtmlName(name);
  const own = CONVERTERS[name];
  const noteHtml = () => {
    if (isHtml && !SIMPLE.has(name) && name !== 'br')
      conversion.note('html', `<${name}> was written as Markdown, or its text without it.`, node);
  };
  if (own !== undefined) {
    noteHtml();
    own(node, parents, conversion);
  } else if (UNSEEN.has(name)) {
    conversion.note('component', `<${name}> was left out; readers did not see it.`, node);
    remove(node, conversion);
  } else if (name === 'br') {
    editor.replaceWhole(startOf(node), endOf(node), '<br />');
  } else if (name === 'hr') {
    noteHtml();
    replaceByBlock(node, '---', conversion);
  } else if (name === 'kbd') {
    noteHtml();
    const keys = toString(node).replace(/\s+/g, ' ').trim();
    editor.replaceWhole(startOf(node), endOf(node), keys === '' ? '' : `<Kbd>${escapeText(keys)}</Kbd>`);
  } else if (SIMPLE.has(name)) {
    const { inner, isEmpty } = tagPlaces(node, source);
    if (isEmpty) remove(node, conversion);
    else if (node.attributes.length > 0) editor.replace(startOf(node), inner, `<${name}>`);
  } else if (MARKS[name] !== undefined && node.type === 'mdxJsxTextElement') {
    noteHtml();
    wrapMarks(node, MARKS[name], conversion);
  } else if (name === 'ul' || name === 'ol') {
    noteHtml();
    if (isInLine(parents)) unwrap(node, true, parents, conversion);
    else replaceByBlock(node, listText(node, conversion), conversion);
  } else if (name === 'li' || /^(?:td|th|tr|tbody|thead|tfoot|caption|summary)$/.test(name)) {
    // What is around them writes them.
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
