import type { Nodes, Root } from 'mdast';
import { codeTitle, takeMarks } from './codeFence';

/** Attributes with visible values. */
const TEXT_ATTRIBUTES = new Set(['label', 'summary', 'title', 'caption', 'alt']);

/** Elements for the head of a page. */
const UNSEEN = new Set(['head', 'Head', 'style', 'script']);

function gather(node: Nodes, into: string[]): void {
  if (node.type === 'mdxjsEsm' || node.type === 'definition') return;
  if (node.type === 'text' || node.type === 'inlineCode') into.push(node.value);
  if (node.type === 'code') into.push(codeTitle(node.meta), takeMarks(node.value).value);
  if ((node.type === 'image' || node.type === 'imageReference') && typeof node.alt === 'string') into.push(node.alt);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const constant = /^\s*(['"`])([\s\S]*)\1\s*$/.exec(node.value)?.[2];
    if (constant !== undefined) into.push(constant);
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (UNSEEN.has(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        TEXT_ATTRIBUTES.has(attribute.name) &&
        typeof attribute.value === 'string'
      )
        into.push(attribute.value);
    }
  }
  if ('children' in node) node.children.forEach((child) => gather(child, into));
}

/** A character of a script without spaces between words, or a word of any other script. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+/gu;

/** Returns the lower-case words of a text. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/** Returns the visible words of a page, including code and alternative texts. */
export function visibleWords(tree: Root): string[] {
  const texts: string[] = [];
  gather(tree, texts);
  return texts.flatMap(wordsOf);
}

/** Returns the words that the first list has more often than the second, each as often as it is missing. */
export function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of after) counts.set(word, (counts.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}
