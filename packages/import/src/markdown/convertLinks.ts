import { toString } from 'mdast-util-to-string';
import type { Image, ImageReference, Link, Nodes } from 'mdast';
import { endOf, imageText, startOf, writtenUrl, type Conversion } from './conversion';
import { escapeText } from './escapeText';

const DESTINATION = /^\]\(\s*(<[^>\n]*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)/;

/** Replaces the address of a link or image `[…](address)`. */
function replaceUrl(node: Nodes, labelEnd: number, url: string, { source, editor }: Conversion): boolean {
  const found = DESTINATION.exec(source.slice(labelEnd, endOf(node)));
  if (found === null) return false;
  const written = found[1] ?? '';
  const start = labelEnd + found[0].length - written.length;
  editor.replace(start, start + written.length, writtenUrl(url));
  return true;
}

/** Returns the offset of the `]` that ends the text of a link. */
function labelEndOf(node: Nodes, conversion: Conversion): number {
  const { source } = conversion;
  if ('children' in node && node.children.length > 0) {
    const last = node.children[node.children.length - 1];
    if (last !== undefined) return source.indexOf('](', endOf(last));
  }
  return source.indexOf('](', startOf(node));
}

export function convertLink(node: Link, conversion: Conversion): void {
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

export function convertImage(node: Image, conversion: Conversion, inLink: boolean): void {
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

/** Inlines an image by reference; its definition may serve links too. */
export function convertImageReference(
  node: ImageReference,
  urls: ReadonlyMap<string, string>,
  conversion: Conversion,
  inLink: boolean,
) {
  const url = urls.get(node.identifier);
  if (url === undefined) return;
  conversion.editor.replaceWhole(startOf(node), endOf(node), imageText(url, node.alt ?? '', node, conversion, inLink));
}
