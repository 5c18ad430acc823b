import type { Blockquote, Code, Nodes, Image, ImageReference, Link, Heading } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type GithubSlugger from 'github-slugger';
import { isKnownLanguage } from '../core';
import { convertFence, managerTabs } from './codeFence';
import { endOf, startOf, imageText, titleText, writtenUrl, writeHeading, type Conversion } from './conversion';
import { noteText, replaceByBlock } from './elementParts';
import { escapeText } from './escapeText';
import { ADMONITIONS } from './fixSource';
import { valueOf } from './scope';
import { linePrefix } from './tags';
import { shownText } from './description';

export function convertCode(node: Code, conversion: Conversion): void {
  const { editor, source } = conversion;
  const written = source.slice(startOf(node), endOf(node));
  const mark = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (mark === undefined) return;
  const hasManagers = /(?:^|\s)npm2yarn\S*(?=\s|$)/.test(node.meta ?? '');
  const { lang, meta, value, notes } = convertFence(
    { lang: node.lang ?? '', meta: (node.meta ?? '').replace(/(?:^|\s)npm2yarn\S*/, ''), value: node.value },
    isKnownLanguage,
  );
  notes.forEach(({ kind, message }) => conversion.note(kind, message, node));
  const info = meta === '' ? lang : `${lang} ${meta}`;
  const lineEnd = source.indexOf('\n', startOf(node));
  const firstEnd = lineEnd < 0 || lineEnd > endOf(node) ? endOf(node) : lineEnd;
  if (hasManagers) {
    const prefix = linePrefix(source, startOf(node));
    const tabs = managerTabs(value, (code) => `${mark}${info}\n${code}\n${mark}`);
    const lines = tabs.split('\n').map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd()));
    editor.write(node, lines.join('\n'));
    return;
  }
  const isSame = lang === (node.lang ?? '') && meta === (node.meta ?? '');
  if (value !== node.value) {
    const prefix = linePrefix(source, startOf(node));
    const body = value
      .split('\n')
      .map((line) => `${prefix}${line}`.trimEnd())
      .join('\n');
    editor.write(node, `${mark}${info}\n${body}\n${prefix}${mark}`);
  } else if (!isSame) {
    editor.replace(startOf(node) + mark.length, firstEnd, info);
  }
  if (!new RegExp(`${mark[0] === '~' ? '~' : '`'}{3,}\\s*$`).test(written.slice(mark.length)))
    editor.replace(endOf(node), endOf(node), `\n${linePrefix(source, startOf(node))}${mark}`);
}

export function convertDirective(node: ContainerDirective, conversion: Conversion): void {
  const { editor, source } = conversion;
  const start = startOf(node);
  const lineEnd = source.indexOf('\n', start);
  const first = source.slice(start, lineEnd < 0 ? endOf(node) : Math.min(lineEnd, endOf(node)));
  const colons = /^:+/.exec(first)?.[0] ?? ':::';
  const kind = ADMONITIONS[node.name.toLowerCase()];
  const attributes = /\{[^}]*\}\s*$/.exec(first);
  const name = kind ?? 'note';
  if (name !== node.name) editor.replace(start + colons.length, start + colons.length + node.name.length, name);
  const label = node.children.find(
    (child) => child.type === 'paragraph' && child.data !== undefined && 'directiveLabel' in child.data,
  );
  if (kind === undefined) {
    if (label === undefined)
      editor.replace(
        start + colons.length + node.name.length,
        start + colons.length + node.name.length,
        `[${node.name}]`,
      );
    conversion.note('admonition', `":::${node.name}" is a note now.`, node);
  }
  if (attributes !== null && !first.trimEnd().endsWith(']'))
    editor.replace(start + attributes.index, start + first.length, '');
  const last = source.slice(start, endOf(node)).split('\n').pop() ?? '';
  if (!/^[\s>]*:{3,}\s*$/.test(last) || !source.slice(start, endOf(node)).includes('\n')) {
    editor.replace(endOf(node), endOf(node), `\n${linePrefix(source, start)}${colons}`);
    conversion.note('admonition', `":::${node.name}" was not closed; it ends with its text now.`, node);
  }
}

/** The first line of an alert of GitHub, Obsidian or Nextra in a quote: `> [!NOTE] Title`. */
const ALERT = /^\[!([\w-]+)\][+-]?[ \t]*(.*)$/;

/** Writes an alert as a note; any other quote stays. */
export function convertQuoted(node: Blockquote, conversion: Conversion): void {
  const [paragraph] = node.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (text?.type !== 'text' || !text.value.startsWith('[!')) return;
  const prefix = linePrefix(conversion.source, startOf(node));
  const [first = '', ...lines] = conversion.editor
    .textOf(node)
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line).replace(/^[ \t]*> ?/, ''));
  const [, word, title = ''] = ALERT.exec(first) ?? [];
  if (word === undefined) return;
  const kind = ADMONITIONS[word.toLowerCase()];
  const label = title === '' && kind === undefined ? word : title.trim();
  replaceByBlock(node, noteText(kind ?? 'note', label, lines.join('\n')), conversion);
}

export function convertExpression(
  node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  conversion: Conversion,
): void {
  const { editor } = conversion;
  if (/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)) {
    if (node.value.trim() === '') editor.write(node, '');
    return;
  }
  const constant = valueOf(node, {});
  if (typeof constant === 'string' || typeof constant === 'number') return;
  const value = valueOf(node, conversion.scope);
  if (typeof value === 'string' || typeof value === 'number') {
    editor.write(node, escapeText(String(value)));
    return;
  }
  const inner = node.value.replace(/\s+/g, ' ').trim();
  if (!/^(?:true|false|null|undefined)$/.test(inner))
    conversion.note('expression', `{${inner.length > 80 ? `${inner.slice(0, 80)}…` : inner}} was left out.`, node);
  editor.write(node, '');
}

export function removeCode(node: Nodes & { value: string }, conversion: Conversion): void {
  const { editor, source } = conversion;
  const rest = /^\n+/.exec(source.slice(endOf(node)))?.[0].length ?? 0;
  editor.replaceWhole(startOf(node), endOf(node) + Math.min(rest, 2), '');
}

/** Returns what follows the text of a link or image: its address and its title. */
const destination = (url: string, title: string | null | undefined) =>
  `](${writtenUrl(url)}${title ? ` "${title.replace(/"/g, '&quot;')}"` : ''})`;

export function convertLink(node: Link, conversion: Conversion): void {
  const { source, editor, page } = conversion;
  const isWritten = source[startOf(node)] === '[';
  const target = page.link(node.url);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  const label = node.children.map((child) => editor.textOf(child)).join('');
  if (target.url === undefined) editor.write(node, isWritten ? label : escapeText(toString(node)));
  else if (target.url !== node.url && isWritten) editor.write(node, `[${label}${destination(target.url, node.title)}`);
}

export function convertImage(node: Image, conversion: Conversion): void {
  const { editor, page, source } = conversion;
  const target = page.image(node.url);
  const alt = node.alt ?? '';
  const isPlain = target.url !== undefined && alt.trim() !== '' && target.note?.kind !== 'image-missing';
  if (isPlain && target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  if (isPlain && target.url === node.url) return;
  if (isPlain && target.url !== undefined) {
    const end = source.lastIndexOf('](', endOf(node));
    editor.write(node, source.slice(startOf(node), end) + destination(target.url, node.title));
    return;
  }
  const text = imageText(node.url, alt, node, conversion);
  // A mark before a link would make an image of it.
  const before = text.startsWith('[') && source[startOf(node) - 1] === '!' ? ' ' : '';
  editor.write(node, before + text);
}

/** Inlines an image by reference; its definition may serve links too. */
export function convertImageReference(node: ImageReference, urls: ReadonlyMap<string, string>, conversion: Conversion) {
  const url = urls.get(node.identifier);
  if (url === undefined) return;
  conversion.editor.write(node, imageText(url, node.alt ?? '', node, conversion));
}

const MARKED_ID = /\{\/\*#(\S+)\*\/\}\s*$/;

/** Returns the id that Docusaurus gives a heading, explicit or generated. */
function oldIdOf(node: Heading, slugger: GithubSlugger): { id: string; explicit: string | undefined } {
  const last = node.children[node.children.length - 1];
  const explicit = last?.type === 'mdxTextExpression' ? /^\/\*#(\S+)\*\/$/.exec(last.value)?.[1] : undefined;
  if (explicit !== undefined) return { id: slugger.slug(explicit, true), explicit };
  return { id: slugger.slug(toString(node)), explicit };
}

export function convertHeading(node: Heading, shift: number, oldIds: GithubSlugger, conversion: Conversion): void {
  const { editor, source, state } = conversion;
  const { id, explicit } = oldIdOf(node, oldIds);
  if (node.depth > 1 && id !== '') state.oldIds.push(id);
  // Other programs allow ids such as "2.0".
  if (explicit !== undefined && explicit !== id) conversion.anchor(explicit);
  const plain = toString(node).replace(/\s+/g, ' ').trim();
  const inner = node.children
    .map((child) => editor.textOf(child))
    .join('')
    .replace(MARKED_ID, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const isFirst = state.takesTitle && node.depth === 1 && state.title === undefined;
  state.takesTitle = false;
  if (isFirst) {
    state.title = titleText(inner);
    state.topId = id;
    if (explicit !== undefined) state.titleId = id;
    editor.write(node, '');
    return;
  }
  if (plain === '' && !/!\[/.test(inner)) {
    conversion.note('heading', 'A heading without a text was left out.', node);
    editor.write(node, inner === '' ? '' : inner);
    return;
  }
  const { text, depth } = writeHeading(inner, { depth: node.depth + shift, id }, state);
  if (depth !== node.depth)
    conversion.note(
      'heading',
      `"${shownText(node)}" is a heading of level ${depth} now; it was one of level ${node.depth}.`,
      node,
    );
  const old = source.slice(startOf(node), endOf(node));
  const before = old.replace(MARKED_ID, explicit === undefined ? '' : `{#${id}}`);
  const isSame = text.replace(/\s+/g, ' ') === before.replace(/\s+#+\s*$/, '').replace(/\s+/g, ' ');
  editor.write(node, isSame ? before : text);
}
