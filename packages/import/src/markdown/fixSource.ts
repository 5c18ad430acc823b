import { VFileMessage } from 'vfile-message';
import type { Root } from 'mdast';
import { LimitError, parseMdx } from '../core';
import { hasDeepBrackets, isDeepTree } from './nesting';
import { codeRanges, createRangeTest } from './codeRanges';
import { applyEdits, placeBefore, type Edit } from './edits';
import type { EntryKind } from './reportEntry';
import { tagEnd } from './tags';
import { HTML_ATTRIBUTE, tidyTags } from './tidyTags';

/** A change, with its offset in the original text. */
export interface Note {
  kind: EntryKind;
  message: string;
  offset: number;
}

interface Fixed {
  text: string;
  /** Undefined where the text could not be made valid MDX. */
  tree: Root | undefined;
  notes: Note[];
  /** Maps an offset of the fixed text to the original. */
  before: (offset: number) => number;
  /** Why there is no tree. */
  error?: { reason: string; offset: number };
}

/** Admonitions of Docusaurus, VitePress, Starlight and MkDocs, with this site's names. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
  hint: 'tip',
  error: 'danger',
  abstract: 'info',
  example: 'note',
  quote: 'note',
  question: 'info',
  bug: 'danger',
  failure: 'danger',
  check: 'tip',
  default: 'note',
};

/** The front matter of a page, with its text between the lines `---`. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)??---[ \t]*(?=\r?\n|$)/;
const VOID_TAG = /<(br|hr|img|input|source|track|wbr|embed|link|meta|col)(?=[\s/>])/g;
const COMMENT = /<!--([\s\S]*?)-->/g;
const AUTOLINK = /(?<!\]\()<((?:https?|ftp|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gi;
const HEADING_ID = /(?<![ \t])[ \t]*(?:\{#([^{}\s]+)\}|\{\/\*\s*#([^{}\s*]+)\s*\*\/\})[ \t]*$/gm;
const HEADING_START = /^[ \t>]*#{1,6}(?=[ \t]|$)/;
const OPENING = /^([ \t>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?![\w-])[ \t]*(?!\[)([^\n[{][^\n]*?)?[ \t]*$/gm;
const MATH_BLOCK = /^([ \t>]*)\$\$[ \t]*\n([\s\S]*?)\n[ \t>]*\$\$[ \t]*$/gm;
/** A formula, unlike a price, has a command, a brace or a power. */
const MATH = /(?<![\\$\w])\$([^$`\n]*[\\{^][^$`\n]*)\$(?![\w$])/g;
const CLOSED_TAG = /<\/(?:br|hr|img|input|source|track|wbr)\s*>/gi;
/** A GitHub `<details>` with its summary on the same line, which MDX reads as a paragraph. */
const DETAILS = /^([ \t>]*)(<details\b[^>\n]*>)[ \t]*(?=<summary\b(?!.*<\/details>))/gm;

/** Blocks that translation tools skip; they contain MDX. */
const MDX_BLOCK = /^(`{3,}|~{3,})mdx-code-block[ \t]*\n([\s\S]*?)\n?^\1[ \t]*$/gm;

/** Blanks the front matter of a page, so that offsets and line numbers stay. */
export function blankFrontMatter(raw: string): string {
  const found = FRONT_MATTER.exec(raw)?.[0] ?? '';
  return found.replace(/[^\n]/g, ' ') + raw.slice(found.length);
}

/** Returns the edits for syntax that differs between MDX and Docusaurus' Markdown. */
function editsOfForms(text: string): { edits: Edit[]; notes: Note[] } {
  const isCode = createRangeTest(codeRanges(text));
  const edits: Edit[] = [];
  const notes: Note[] = [];
  const taken: { start: number; end: number }[] = [];
  const each = (
    pattern: RegExp,
    edit: (match: RegExpExecArray) => string | undefined,
    kind?: EntryKind,
    told?: string,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (isCode(start) || taken.some((range) => range.start < end && start < range.end)) continue;
      const replacement = edit(match);
      if (replacement === undefined || replacement === match[0]) continue;
      taken.push({ start, end });
      edits.push({ start, end, text: replacement });
      if (kind !== undefined && told !== undefined) notes.push({ kind, message: told, offset: start });
    }
  };
  const isTruncation = (inner: string) => inner.trim() === 'truncate' || inner.trim() === 'more';
  each(COMMENT, ([, inner = '']) => {
    if (isTruncation(inner)) return '{/* truncate */}';
    return `{/*${inner.replace(/\*\//g, '* /')}*/}`;
  });
  each(/\{\/\*\s*truncate\s*\*\/\}/g, () => '{/* truncate */}');
  const formula = 'A formula is code now.';
  each(MATH_BLOCK, ([, indent = '', inner = '']) => `${indent}\`\`\`latex\n${inner}\n${indent}\`\`\``, 'math', formula);
  each(MATH, ([, inner = '']) => `\`${inner}\``, 'math', formula);
  each(AUTOLINK, ([, address = '']) => {
    const target = address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
    return `[${address.replace(/^mailto:/i, '').replace(/([_*`[\]])/g, '\\$1')}](${target})`;
  });
  each(HEADING_ID, ({ 1: id = '', 2: other = '', index }) =>
    HEADING_START.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index)) ? ` {/*#${id || other}*/}` : undefined,
  );
  each(OPENING, ([, indent = '', colons = '', name = '', title = '']) => {
    const kind = ADMONITIONS[name.toLowerCase()];
    const isKnown = kind !== undefined || name === 'details';
    if (!isKnown && title === '') return `${indent}${colons}${name}`;
    return `${indent}${colons}${kind ?? name}${title === '' ? '' : `[${title.replace(/([[\]])/g, '\\$1')}]`}`;
  });
  each(CLOSED_TAG, () => '');
  each(DETAILS, ([, indent = '', tag = '']) => `${indent}${tag}\n${indent}`);
  for (const match of text.matchAll(VOID_TAG)) {
    if (isCode(match.index) || taken.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    const end = tagEnd(text, match.index);
    const tag = text.slice(match.index, end);
    const closed = tag.endsWith('/>') ? tag : `${tag.slice(0, -1).trimEnd()} />`;
    const quoted = closed.replace(HTML_ATTRIBUTE, '$1"$2"');
    if (quoted !== tag) edits.push({ start: match.index, end, text: quoted });
  }
  return { edits, notes };
}

const FIXES_MAX = 400;

/** Returns the offset of the last of some signs up to a place, neither escaped nor in code: there MDX reads code. */
function lastSign(
  text: string,
  offset: number,
  signs: string,
  isCode: (offset: number) => boolean,
): number | undefined {
  for (let at = Math.min(offset, text.length - 1); at >= 0; at -= 1) {
    if (signs.includes(text[at] ?? ' ') && text[at - 1] !== '\\' && !isCode(at)) return at;
  }
  return undefined;
}

const UNCLOSED = /^Expected (?:a|the) closing tag (?:for )?`<\/?(\S*?)>`(?: \((\d+):(\d+))?/;

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

/** Returns the edit that gets the parser past an error; undefined without one. */
function fixAt(text: string, error: VFileMessage): Edit | undefined {
  const isCode = createRangeTest(codeRanges(text));
  const { reason } = error;
  const stop = offsetOf(text, error.line ?? 1, error.column ?? 1);
  const escape = (at: number | undefined): Edit | undefined =>
    at === undefined ? undefined : { start: at, end: at, text: '\\' };
  const unclosed = UNCLOSED.exec(reason);
  if (unclosed?.[2] !== undefined) {
    const start = offsetOf(text, Number(unclosed[2]), Number(unclosed[3]));
    const name = unclosed[1] ?? '';
    // HTML allows paragraphs and items without a closing tag; the opening tag alone can be removed.
    if (/^(p|li|td|tr|th|dd|dt|div|span|center|b|i|a|font)$/i.test(name))
      return { start, end: tagEnd(text, start), text: '' };
    return escape(start);
  }
  if (reason.startsWith('Unexpected closing')) {
    const start = lastSign(text, stop, '<', isCode);
    return start === undefined ? undefined : { start, end: tagEnd(text, start), text: '' };
  }
  if (reason.includes('import/exports')) {
    const start = text.lastIndexOf('\n', stop - 1) + 1;
    const statement = [...text.slice(0, stop + 1).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? start;
    return { start: statement, end: statement + 1, text: `&#${text.charCodeAt(statement)};` };
  }
  if (reason.includes('acorn') || reason.includes('expression')) return escape(lastSign(text, stop, '{', isCode));
  if (/ (?:before|in|after) /.test(reason)) {
    const start = lastSign(text, stop, '<', isCode);
    if (start === undefined) return undefined;
    const tag = text.slice(start, tagEnd(text, start));
    const quoted = tag.replace(HTML_ATTRIBUTE, '$1"$2"');
    return quoted === tag ? escape(start) : { start, end: start + tag.length, text: quoted };
  }
  return undefined;
}

const TOO_DEEP = { reason: 'it has too many levels of brackets or parts', offset: 0 };

/**
 * Converts a Docusaurus page to valid MDX: comments, void tags, autolinks and admonitions with titles. Escapes
 * characters that MDX would read as code, one by one.
 */
export function fixSource(raw: string): Fixed {
  const tooDeep = { text: raw, tree: undefined, notes: [], before: (offset: number) => offset, error: TOO_DEEP };
  if (hasDeepBrackets(raw)) return tooDeep;
  const blank = blankFrontMatter(raw).replace(MDX_BLOCK, (_all, mark: string, inner: string) => {
    // Keep offsets unchanged for the report.
    return `${' '.repeat(mark.length + 'mdx-code-block'.length)}\n${inner}\n${' '.repeat(mark.length)}`;
  });
  const { edits, notes } = editsOfForms(blank);
  let text = applyEdits(blank, edits);
  let before = placeBefore(edits);
  let isTidy = false;
  for (let round = 0; round <= FIXES_MAX; round += 1) {
    try {
      const tree = parseMdx(text);
      return isDeepTree(tree) ? tooDeep : { text, tree, notes, before };
    } catch (error) {
      if (error instanceof RangeError) return tooDeep;
      if (error instanceof LimitError) return { ...tooDeep, error: { reason: error.message, offset: 0 } };
      if (!(error instanceof VFileMessage)) throw error;
      const tags = isTidy ? [] : tidyTags(text);
      isTidy = true;
      if (tags.length > 0) {
        text = applyEdits(text, tags);
        const [earlier, last] = [before, placeBefore(tags)];
        before = (offset) => earlier(last(offset));
        continue;
      }
      const edit = fixAt(text, error);
      const problem = { reason: error.reason, offset: before(offsetOf(text, error.line ?? 1, error.column ?? 1)) };
      if (edit === undefined) return { text, tree: undefined, notes, before, error: problem };
      const isTag = edit.end > edit.start;
      notes.push({
        kind: isTag ? 'html' : 'escape',
        message: isTag
          ? `The tag ${text.slice(edit.start, edit.end)} was fixed or left out.`
          : `"${text[edit.start] ?? ''}" was escaped.`,
        offset: before(edit.start),
      });
      text = applyEdits(text, [edit]);
      const [earlier, last] = [before, placeBefore([edit])];
      before = (offset) => earlier(last(offset));
    }
  }
  return { text, tree: undefined, notes, before, error: { reason: 'too many places that are no MDX', offset: 0 } };
}
