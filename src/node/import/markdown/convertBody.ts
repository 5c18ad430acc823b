import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import type { Code, Heading, Image, ImageReference, Link, Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { isKnownLanguage } from '../../content/mdx/highlighter';
import { convertFence } from './codeFence';
import {
  endOf,
  imageText,
  isElement,
  startOf,
  writeHeading,
  writtenUrl,
  type Conversion,
  type ConvertedBody,
  type PageContext,
  type PageState,
} from './conversion';
import { applyEdits, createEditor, placeAfter } from './edits';
import { convertElement } from './elements';
import { escapeText } from './escapeText';
import { ADMONITIONS, mendSource, type Note } from './mendSource';
import { exportedConstants, valueOf, type Scope } from './scope';
import { linePrefix } from './tags';

/** The names that a text imports; ways to import that give no component are there too. */
function importsOf(code: string): [string, string][] {
  return [...code.matchAll(/import\s+([^'"]*?)\s*from\s*['"]([^'"]+)['"]/g)].flatMap(([, what = '', from = '']) => {
    const names = what.replace(/[{}]/g, ',').split(',');
    return names
      .map((name) => name.trim().replace(/^(?:\*|\w+)\s+as\s+/, ''))
      .filter((name) => name !== '')
      .map((name): [string, string] => [name, from]);
  });
}

const IMAGE_FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

const DESTINATION = /^\]\(\s*(<[^>\n]*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)/;

/** Puts another address into a link or an image of the form `[…](address)`. */
function replaceUrl(node: Nodes, labelEnd: number, url: string, { source, editor }: Conversion): boolean {
  const found = DESTINATION.exec(source.slice(labelEnd, endOf(node)));
  if (found === null) return false;
  const written = found[1] ?? '';
  const start = labelEnd + found[0].length - written.length;
  editor.replace(start, start + written.length, writtenUrl(url));
  return true;
}

/** The place of the `]` that ends the text of a link. */
function labelEndOf(node: Nodes, conversion: Conversion): number {
  const { source } = conversion;
  if ('children' in node && node.children.length > 0) {
    const last = node.children[node.children.length - 1];
    if (last !== undefined) return source.indexOf('](', endOf(last));
  }
  return source.indexOf('](', startOf(node));
}

function convertLink(node: Link, conversion: Conversion): void {
  const { source, editor, page } = conversion;
  const isWritten = source[startOf(node)] === '[';
  const target = page.link(node.url);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  if (target.url === undefined) {
    const label = node.children.map((child) => editor.slice(startOf(child), endOf(child))).join('');
    editor.replaceWhole(startOf(node), endOf(node), isWritten ? label : escapeText(toString(node)));
  } else if (target.url !== node.url && isWritten) {
    replaceUrl(node, labelEndOf(node, conversion), target.url, conversion);
  }
}

function convertImage(node: Image, conversion: Conversion, inLink: boolean): void {
  const { editor, page, source } = conversion;
  const target = page.image(node.url);
  const alt = node.alt ?? '';
  const isPlain =
    target.url !== undefined && !/^https?:/.test(target.url) && alt.trim() !== '' && target.note === undefined;
  if (isPlain && target.url === node.url) return;
  if (isPlain && target.url !== undefined) {
    const end = source.lastIndexOf('](', endOf(node));
    if (end > startOf(node) && replaceUrl(node, end, target.url, conversion)) return;
  }
  editor.replaceWhole(startOf(node), endOf(node), imageText(node.url, alt, node, conversion, inLink));
}

/** An image by reference is written out; its definition may serve links too. */
function convertImageReference(
  node: ImageReference,
  urls: ReadonlyMap<string, string>,
  conversion: Conversion,
  inLink: boolean,
) {
  const url = urls.get(node.identifier);
  if (url === undefined) return;
  conversion.editor.replaceWhole(startOf(node), endOf(node), imageText(url, node.alt ?? '', node, conversion, inLink));
}

function convertCode(node: Code, conversion: Conversion): void {
  const { editor, source } = conversion;
  const written = source.slice(startOf(node), endOf(node));
  const mark = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (mark === undefined) return;
  const { lang, meta, value, notes } = convertFence(
    { lang: node.lang ?? '', meta: node.meta ?? '', value: node.value },
    isKnownLanguage,
  );
  notes.forEach(({ kind, message }) => conversion.note(kind, message, node));
  const info = meta === '' ? lang : `${lang} ${meta}`;
  const lineEnd = source.indexOf('\n', startOf(node));
  const firstEnd = lineEnd < 0 || lineEnd > endOf(node) ? endOf(node) : lineEnd;
  const isSame = lang === (node.lang ?? '') && meta === (node.meta ?? '');
  if (value !== node.value) {
    const prefix = linePrefix(source, startOf(node));
    const body = value
      .split('\n')
      .map((line) => `${prefix}${line}`.trimEnd())
      .join('\n');
    editor.replaceWhole(startOf(node), endOf(node), `${mark}${info}\n${body}\n${prefix}${mark}`);
  } else if (!isSame) {
    editor.replace(startOf(node) + mark.length, firstEnd, info);
  }
  if (!new RegExp(`${mark[0] === '~' ? '~' : '`'}{3,}\\s*$`).test(written.slice(mark.length)))
    editor.replace(endOf(node), endOf(node), `\n${linePrefix(source, startOf(node))}${mark}`);
}

const MARKED_ID = /\{\/\*#(\S+)\*\/\}\s*$/;

/** The id that Docusaurus gives a heading, and the one that it was given by hand. */
function oldIdOf(node: Heading, slugger: GithubSlugger): { id: string; explicit: boolean } {
  const last = node.children[node.children.length - 1];
  const explicit = last?.type === 'mdxTextExpression' ? /^\/\*#(\S+)\*\/$/.exec(last.value)?.[1] : undefined;
  if (explicit !== undefined) return { id: slugger.slug(explicit, true), explicit: true };
  return { id: slugger.slug(toString(node)), explicit: false };
}

function convertHeading(node: Heading, shift: number, oldIds: GithubSlugger, conversion: Conversion): void {
  const { editor, source, state } = conversion;
  const { id, explicit } = oldIdOf(node, oldIds);
  if (node.depth > 1) state.oldIds.push(id);
  const plain = toString(node).replace(/\s+/g, ' ').trim();
  const inner = node.children
    .map((child) => editor.slice(startOf(child), endOf(child)))
    .join('')
    .replace(MARKED_ID, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const isFirst = state.takesTitle && node.depth === 1 && state.title === undefined;
  state.takesTitle = false;
  if (isFirst) {
    state.title = plain;
    editor.replaceWhole(startOf(node), endOf(node), '');
    return;
  }
  if (plain === '' && !/!\[/.test(inner)) {
    conversion.note('heading', 'A heading without a text was left out.', node);
    editor.replaceWhole(startOf(node), endOf(node), inner === '' ? '' : inner);
    return;
  }
  const { text, depth } = writeHeading(inner, { depth: node.depth + shift, id, plain }, state);
  if (depth !== node.depth)
    conversion.note(
      'heading',
      `"${plain}" is a heading of level ${depth} now; it was one of level ${node.depth}.`,
      node,
    );
  const written = source.slice(startOf(node), endOf(node));
  const before = written.replace(MARKED_ID, explicit ? `{#${id}}` : '');
  const isSame = text.replace(/\s+/g, ' ') === before.replace(/\s+#+\s*$/, '').replace(/\s+/g, ' ');
  editor.replaceWhole(startOf(node), endOf(node), isSame ? before : text);
}

function convertDirective(node: ContainerDirective, conversion: Conversion): void {
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

function convertExpression(node: Nodes & { value: string }, conversion: Conversion): void {
  const { editor } = conversion;
  if (/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)) {
    if (node.value.trim() === '') editor.replaceWhole(startOf(node), endOf(node), '');
    return;
  }
  const constant = valueOf(node.value, {});
  if (typeof constant === 'string' || typeof constant === 'number') return;
  const value = valueOf(node.value, conversion.scope);
  if (typeof value === 'string' || typeof value === 'number') {
    editor.replaceWhole(startOf(node), endOf(node), escapeText(String(value)));
    return;
  }
  const inner = node.value.replace(/\s+/g, ' ').trim();
  if (!/^(?:true|false|null|undefined)$/.test(inner))
    conversion.note('expression', `{${inner.length > 80 ? `${inner.slice(0, 80)}…` : inner}} was left out.`, node);
  editor.replaceWhole(startOf(node), endOf(node), '');
}

function removeCode(node: Nodes & { value: string }, conversion: Conversion): void {
  const { editor, source } = conversion;
  const rest = /^\n+/.exec(source.slice(endOf(node)))?.[0].length ?? 0;
  editor.replaceWhole(startOf(node), endOf(node) + Math.min(rest, 2), '');
}

/** The headings of a tree by level, for the question whether the text has more than one of the first. */
function firstHeadings(tree: Root): Heading[] {
  const found: Heading[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'heading' && node.depth === 1) found.push(node);
    if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(tree);
  return found;
}

export const newPageState = (takesTitle: boolean): PageState => ({
  slugger: new GithubSlugger(),
  taken: new Set(),
  level: 1,
  title: undefined,
  takesTitle,
  inside: [],
  waiting: [],
  lastHeading: undefined,
  oldAnchors: {},
  oldIds: [],
});

/** Converts the text of a page or a partial. What needs no change stays as it is, sign by sign. */
export function convertText(raw: string, page: PageContext, state: PageState, props: Scope = {}): ConvertedBody {
  const mended = mendSource(raw);
  const { text: source, tree, before } = mended;
  const empty = { title: undefined, oldAnchors: {}, ids: [] };
  if (tree === undefined) {
    const notes = mended.notes.map((note) => ({ ...note, to: 0 }));
    return { text: raw, notes, ...empty, fault: mended.fault };
  }
  const editor = createEditor(source);
  const notes: Note[] = [];
  const code = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  const imports = new Map(importsOf(code));
  const files = [...imports].filter(([, from]) => IMAGE_FILE.test(from));
  const values = { ...page.scope, ...Object.fromEntries(files), props };
  const scope = { ...values, ...exportedConstants(code, values) };
  const conversion: Conversion = {
    source,
    editor,
    page,
    state,
    scope,
    imports,
    note: (kind, message, node) => notes.push({ kind, message, offset: startOf(node) }),
    convertPart: (part, context, given) => convertText(part, context, state, given),
    anchor: (id) => {
      state.waiting.push(id);
    },
  };
  const urls = new Map<string, string>();
  const forImages = new Set<string>();
  const oldIds = new GithubSlugger();
  const firsts = firstHeadings(tree);
  const titleAt =
    state.takesTitle && state.title === undefined && tree.children.find(isText)?.type === 'heading' ? 1 : 0;
  const shift = firsts.length > titleAt ? 1 : 0;

  const gather = (node: Nodes): void => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
    if (node.type === 'imageReference') forImages.add(node.identifier);
    if ('children' in node) node.children.forEach((child) => gather(child));
  };
  gather(tree);

  const walk = (node: Nodes, parents: readonly Nodes[]): void => {
    if ('children' in node) {
      const around = [...parents, node];
      node.children.forEach((child) => walk(child, around));
    }
    const inLink = parents.some(
      (parent) => parent.type === 'link' || (isElement(parent) && /^(?:a|Link)$/.test(parent.name ?? '')),
    );
    switch (node.type) {
      case 'paragraph':
        if (isSpace(node)) editor.replaceWhole(startOf(node), endOf(node), '');
        break;
      case 'heading':
        convertHeading(node, shift, oldIds, conversion);
        break;
      case 'link':
        convertLink(node, conversion);
        break;
      case 'definition': {
        const target = page.link(node.url);
        if (forImages.has(node.identifier)) break;
        if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
        if (target.url !== node.url)
          editor.replaceWhole(
            startOf(node),
            endOf(node),
            target.url === undefined ? '' : `[${node.label ?? node.identifier}]: ${writtenUrl(target.url)}`,
          );
        break;
      }
      case 'image':
        convertImage(node, conversion, inLink);
        break;
      case 'imageReference':
        convertImageReference(node, urls, conversion, inLink);
        break;
      case 'code':
        convertCode(node, conversion);
        break;
      case 'containerDirective':
        convertDirective(node, conversion);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        convertExpression(node, conversion);
        break;
      case 'mdxjsEsm':
        removeCode(node, conversion);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        convertElement(node, parents, conversion);
        break;
      case 'text':
        if (/^:{3,}/.test(node.value) && /^:{3,}\s*$/m.test(source.slice(startOf(node), endOf(node)))) {
          editor.replaceWhole(
            startOf(node),
            endOf(node),
            source.slice(startOf(node), endOf(node)).replace(/^[ \t>]*:{3,}[ \t]*$/gm, ''),
          );
          conversion.note('admonition', '":::" without a beginning was left out.', node);
        }
        break;
      default:
        break;
    }
  };
  walk(tree, []);
  const last = state.lastHeading;
  if (state.inside.length === 0) {
    for (const anchor of state.waiting.splice(0)) {
      if (last === undefined)
        conversion.note('anchor-lost', `The id "${anchor}" is on no heading, and the page has none.`, tree);
      else state.oldAnchors[anchor] = last;
    }
  }
  const edits = editor.edits();
  const after = placeAfter(edits);
  const oldAnchors = Object.fromEntries(Object.entries(state.oldAnchors).filter(([id]) => !state.taken.has(id)));
  return {
    text: applyEdits(source, edits),
    notes: [
      ...mended.notes.map((note) => ({ ...note, to: note.offset })),
      ...notes.map((note) => ({ ...note, offset: before(note.offset), to: after(note.offset) })),
    ],
    title: state.title,
    oldAnchors,
    ids: [...state.taken],
  };
}

/** A paragraph that only makes room. */
const isSpace = (node: Nodes) =>
  node.type === 'paragraph' && node.children.every((child) => child.type === 'text' && child.value.trim() === '');

/** What a reader sees: neither imports nor comments. */
function isText(node: Nodes): boolean {
  if (node.type === 'mdxjsEsm' || isSpace(node)) return false;
  return node.type !== 'mdxFlowExpression' || !/^\s*\/\*/.test(node.value);
}
