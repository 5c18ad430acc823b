import { VFileMessage } from 'vfile-message';
import type { Message } from '../../diagnostics/messages';
import { exceeded, LimitError } from '../../diagnostics/limits';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { say } from '../say';

interface Explanation extends Message {
  line?: number;
  column?: number;
}

/** Turns the parser's exception into a finding for the writer; rethrows any other exception. */
export function syntaxDiagnostic(error: unknown, file: string, body: string): ReadingFinding {
  if (error instanceof LimitError)
    return { rule: 'content/limit', file, line: error.line, column: 1, ...exceeded(error.limit) };
  if (!(error instanceof VFileMessage)) throw error;
  const { line = 1, column = 1, reason } = error;
  const before = [...body.split('\n').slice(0, line - 1), (body.split('\n')[line - 1] ?? '').slice(0, column)].join(
    '\n',
  );
  return { rule: 'syntax/mdx', file, line, column, ...explain(reason, before, body) };
}

/** Returns the position of the last `mark` in a text, where the tag or value starts that the parser failed in. */
function startOf(mark: '<' | '{', before: string): { line?: number; column?: number } {
  const offset = before.lastIndexOf(mark);
  if (offset < 0) return {};
  const lines = before.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines[lines.length - 1] ?? '').length + 1 };
}

/** The HTML tags that writers use. Any other word in angle brackets is a placeholder. */
const HTML_TAG =
  /^(?:a|abbr|b|big|blockquote|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|form|h[1-6]|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|pre|q|s|samp|script|section|select|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video)$/;

/** Void tags, which MDX does not close. */
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input']);

function explain(reason: string, before: string, body: string): Explanation {
  const unclosed = /^Expected (?:a|the) closing tag (?:for )?`<\/?(\S+?)>`(?: \((\d+):(\d+))?/.exec(reason);
  if (unclosed !== null) {
    const [, name = '', line, column] = unclosed;
    const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
    if (/^[a-zåäö]/.test(name) && !VOID_TAGS.has(name) && !HTML_TAG.test(name))
      return { ...place, ...say('syntax/mdx.noTag', { name }) };
    return { ...place, ...say(VOID_TAGS.has(name) ? 'syntax/mdx.void' : 'syntax/mdx.open', { name }) };
  }
  if (reason.startsWith('Unexpected closing slash')) {
    const name = /^<\/([^\s>]*)/.exec(body.slice(before.lastIndexOf('<')))?.[1] ?? '';
    return { ...startOf('<', before), ...say('syntax/mdx.notOpen', { name }) };
  }
  const crossed = /^Unexpected closing tag `(\S+?)`, expected corresponding closing tag for `<(\S+?)>` \((\d+):/.exec(
    reason,
  );
  if (crossed !== null) {
    const [, closing = '', open = '', line = ''] = crossed;
    return say('syntax/mdx.crossed', { closing, open, line });
  }
  if (reason.includes('import/exports')) {
    return { column: 1, ...say('syntax/mdx.import') };
  }
  if (reason.includes('acorn') || reason.includes('expression')) {
    const written = body.slice(before.lastIndexOf('{'));
    if (/^\{:?\s*#[^{}]*\}/.test(written)) return { ...startOf('{', before), ...say('syntax/mdx.id') };
    return { ...startOf('{', before), ...say('syntax/mdx.value') };
  }
  if (/ (?:before|in|after) /.test(reason)) return { ...startOf('<', before), ...explainTag(reason) };
  return say('syntax/mdx', { reason: reason.replace(/\.?$/, '.') });
}

/** Explains the error of a tag that the parser could not read to its end. */
function explainTag(reason: string): Message {
  if (reason.includes('to create a comment')) return say('syntax/mdx.comment');
  if (reason.includes('to create a link')) return say('syntax/mdx.address');
  if (reason.includes('attribute value')) return say('syntax/mdx.quote');
  return say('syntax/mdx.tag');
}
