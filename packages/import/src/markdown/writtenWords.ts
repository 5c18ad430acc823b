import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Nodes } from 'mdast';
import { EMOJI } from '../plain/inlineForms';
import { codeTitle, takeMarks } from './codeFence';
import { wordsOf } from './visibleWords';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const FRONT_MATTER = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/;
/** Admonition marks and heading ids. */
const NO_TEXT: readonly RegExp[] = [/^[ \t>]*:{3,}[ \t]*[A-Za-z][\w-]*/gm, /\{#[\w-]+\}[ \t]*$/gm];

/** Blocks that translation tools skip; their content is read as part of the page. */
const MDX_BLOCK = /^(`{3,}|~{3,})mdx-code-block[^\n]*\n([\s\S]*?)\n?^\1[ \t]*$/gm;
const EXPRESSION = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Invisible parts: imports, heads and styles, comments, tags. */
const UNSEEN = [
  /^(?:import|export)\s[^\n]*(?:\n(?!\n)[^\n]*)*/,
  /<(?:head|Head|style|script)\b[\s\S]*?<\/(?:head|Head|style|script)>/,
  /<!--[\s\S]*?-->/,
  /\{\/\*[\s\S]*?\*\/\}/,
  /<\/?(?!data:)[A-Za-z](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/,
];
const FENCE = /^[ \t>]*(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\k<fence>[`~]*[ \t]*$/;
const INLINE = /(?<mark>`+)(?!`)[\s\S]*?[^`]\k<mark>(?!`)/;
/** All of these, and code: the first match contains the others. */
const APART = new RegExp([FENCE, ...UNSEEN, INLINE].map(({ source }) => source).join('|'), 'gm');

/** Removes invisible parts outside code. */
function withoutMarks(raw: string): string {
  const parts: string[] = [];
  let at = 0;
  const clean = (text: string) =>
    NO_TEXT.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
      .replace(EXPRESSION, ' ')
      // Without tags, their indented content would be code.
      .replace(/^[ \t]+/gm, '');
  for (const match of raw.matchAll(APART)) {
    const { fence, mark } = match.groups ?? {};
    // The block's list has lost its indentation, so the block loses its own.
    const code = fence === undefined ? match[0] : match[0].replace(/^[ \t]+/gm, '');
    parts.push(clean(raw.slice(at, match.index)), fence === undefined && mark === undefined ? ' ' : code);
    at = match.index + match[0].length;
  }
  parts.push(clean(raw.slice(at)));
  return parts.join('');
}

function gather(node: Nodes, into: string[]): void {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html') into.push(node.value);
  if (node.type === 'code') into.push(codeTitle(node.meta), takeMarks(node.value).value);
  if ((node.type === 'image' || node.type === 'imageReference') && typeof node.alt === 'string') into.push(node.alt);
  if ('children' in node) node.children.forEach((child) => gather(child, into));
}

/**
 * Returns the visible words of an old page, without the importer's parser: a bug of the parser then shows as missing
 * words.
 */
export function writtenWords(raw: string): string[] {
  const texts: string[] = [];
  const source = raw
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(FRONT_MATTER, '')
    .replace(MDX_BLOCK, '$2')
    .replace(/:([a-z\d_+-]+):/g, (all, name: string) => (EMOJI.has(name) ? ' ' : all));
  gather(parser.parse(withoutMarks(source)), texts);
  return texts.flatMap(wordsOf);
}
