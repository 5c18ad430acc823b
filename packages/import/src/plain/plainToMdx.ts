import type { Nodes } from 'mdast';
import { applyEdits, lineAndColumn, type Edit } from '../markdown/edits';
import { FRONT_MATTER } from '../markdown/fixSource';
import { codeRanges } from '../markdown/codeRanges';
import { linePrefix } from '../markdown/tags';
import { convertBlocks } from './blocks';
import { inlineEdits, parser } from './inlineForms';
import { linesOf, textOf, type Line, type LineNote, type Tell } from './lines';
import { convertTextTables } from './textTables';
import { convertWordLines } from './wordLines';

/** Escapes braces, which are text in Markdown and code in MDX. */
function escapeBraces(text: string): string {
  return text.replace(/\\?[{}]/g, (sign) => (sign.startsWith('\\') ? sign : `\\${sign}`));
}

/** A comment, a tag, or a brace between tags. */
const TAG_OR_BRACE = /<!--[\s\S]*?-->|<[/a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>|\\?[{}]/g;
const HEADING_ID = /\s*%?\{:?(?:[^{}#]*\s|[ \t]*)(?:#|id=["'])([\p{L}\p{N}_:.+-]+)[^}]*\}%?[ \t]*$/u;

/** A paragraph that a word processor indented. */
const INDENTED_TEXT = /^\p{Lu}\p{L}*(?: [^\s{};=]+){3,}[.!?]$/u;

/** Returns edits that fence code as MDX needs it and escape braces in text, except those of heading ids. */
function mdxEdits(text: string, tell: (message: string, offset: number) => void): Edit[] {
  const edits: Edit[] = [];
  const walk = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const written = text.slice(start, end);
    if (node.type === 'code' && !/^[`~]{3}/.test(written)) {
      const prefix = linePrefix(text, start);
      if (node.value.split('\n').every((line) => INDENTED_TEXT.test(line)))
        tell('An indented paragraph is shown as code. Take out its indentation if it is text.', start);
      const lines = node.value.split('\n').map((line) => `${prefix}${line}`.trimEnd());
      edits.push({ start, end, text: `\`\`\`\n${lines.join('\n')}\n${prefix}\`\`\`` });
    } else if (node.type === 'code') {
      // In MDX, a fence also closes code where it is indented, such as in an example of code.
      const [mark = ''] = /^(?:`+|~+)/.exec(written) ?? [];
      const runs = [...node.value.matchAll(/^[ \t]*(`{3,}|~{3,})[ \t]*$/gm)].flatMap(([, run = '']) =>
        run.startsWith(mark) ? run.length : [],
      );
      const more = mark.charAt(0).repeat(Math.max(mark.length, ...runs) + 1 - mark.length);
      if (runs.length > 0) edits.push({ start, end: start, text: more }, { start: end, end, text: more });
    } else if (node.type === 'html' && /^<(?:script|style)\b/i.test(written)) {
      edits.push({ start, end, text: '' });
    } else if (node.type === 'html' && /[{}]/.test(written)) {
      edits.push({
        start,
        end,
        text: written.replace(TAG_OR_BRACE, (sign) => (/^\\?[{}]/.test(sign) ? escapeBraces(sign) : sign)),
      });
    } else if (node.type === 'text' && /[{}]/.test(written)) {
      const id = HEADING_ID.exec(written);
      const isLast = id !== null && (text[end] === '\n' || end === text.length);
      edits.push({
        start,
        end,
        text: isLast ? `${escapeBraces(written.slice(0, id.index))} {#${id[1] ?? ''}}` : escapeBraces(written),
      });
    }
    if ('children' in node) node.children.forEach((child) => walk(child));
  };
  walk(parser.parse(text));
  return edits;
}

/** Applies edits to lines and keeps their line numbers. */
function editLines(lines: readonly Line[], edits: readonly Edit[]): Line[] {
  const whole = textOf(lines);
  const breaks = (part: string) => part.split('\n').length - 1;
  const places = lines.map(({ at }) => at);
  let shift = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const before = breaks(whole.slice(edit.start, edit.end));
    const after = breaks(edit.text);
    if (before === after) continue;
    // The fence before code is a separate line.
    const first = breaks(whole.slice(0, edit.start)) + shift;
    places.splice(
      first,
      after > before ? 0 : before - after,
      ...Array<number>(Math.max(0, after - before)).fill(places[first] ?? 1),
    );
    shift += after - before;
  }
  return applyEdits(whole, edits)
    .split('\n')
    .map((text, index) => ({ text, at: places[index] ?? places.at(-1) ?? 1 }));
}

/** A line in the contents that Word made, with its page, and their heading. It may go over several lines. */
export const CONTENTS =
  /(?<=^|\n[ \t>]*\n)(?:#+ [^\n]*\{[^}\n]*\.TOC-?Heading[^}\n]*\}|[ \t>]*(?:\*\*)?\[(?:[^[\]\n]|\n(?![ \t>]*\n))+(?:\[\d+\]\(#[^)\s]*\)\]\(#[^)\s]*\)|\]\(#[^)\s]*\)(?:\*\*)?[ \t>\n]+(?:\*\*)?\d+)(?:\*\*)?)[ \t]*(?=\n[ \t>]*(?:\n|$)|$)(?:\n[ \t]*>[ \t]*(?=\n))*/g;

/** Blanks the fences of Pandoc's raw HTML, and blocks in other formats. */
function withoutRawBlocks(text: string): string {
  if (!/^[ \t>]*`{3,}[ \t]*\{=\w+\}/m.test(text)) return text;
  return applyEdits(
    text,
    codeRanges(text).flatMap(({ start, end }): Edit[] => {
      const block = text.slice(start, end);
      const [fence, format] = /^[ \t>]*`{3,}[ \t]*\{=(\w+)\}.*/.exec(block) ?? [];
      if (fence === undefined) return [];
      const inner = format === 'html' ? block.slice(fence.length) : '\n'.repeat(block.split('\n').length - 1);
      return [{ start, end, text: inner.replace(/[ \t>]*`{3,}[ \t]*$/, '') }];
    }),
  );
}

interface PlainText {
  text: string;
  /** The original line of each line, both 1-based. */
  lines: number[];
  notes: LineNote[];
}

/**
 * Converts plain Markdown to the MDX of Docusaurus: syntax of other programs becomes Docusaurus', indented code is
 * fenced, and braces are escaped. Tags stay for the later conversion.
 */
export function plainToMdx(raw: string): PlainText {
  const notes: LineNote[] = [];
  const tell: Tell = (kind, message, line) => {
    notes.push({ kind, message, line });
  };
  const [head = ''] = FRONT_MATTER.exec(raw) ?? [];
  const skipped = head === '' ? 0 : head.split('\n').length - 1;
  const source = withoutRawBlocks(raw.slice(head.length)).replace(CONTENTS, (all, at: number, text: string) => {
    const line = lineAndColumn(text, at).line + skipped;
    tell('dialect', 'A line of the contents was left out: each page has its contents beside it.', line);
    return '\n'.repeat(all.split('\n').length - 1);
  });
  const drawn = convertWordLines(convertTextTables(linesOf(source, 1 + skipped)), tell);
  const blocks = convertBlocks(drawn, tell);
  const text = textOf(blocks);
  const edited = editLines(
    blocks,
    inlineEdits(text, (message, offset, kind = 'dialect') => {
      tell(kind, message, blocks[lineAndColumn(text, offset).line - 1]?.at ?? 1);
    }),
  );
  const inLines = textOf(edited);
  const lines = editLines(
    edited,
    mdxEdits(inLines, (message, offset) => {
      tell('dialect-lost', message, edited[lineAndColumn(inLines, offset).line - 1]?.at ?? 1);
    }),
  );
  return {
    text: head + textOf(lines),
    lines: [...Array.from({ length: skipped }, (_, index) => index + 1), ...lines.map(({ at }) => at)],
    notes,
  };
}
