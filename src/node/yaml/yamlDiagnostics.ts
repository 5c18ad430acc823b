import { isPair, isScalar, visit, type Document, type YAMLParseError } from 'yaml';
import { exceeded } from '../diagnostics/limits';
import { say, type Message } from '../diagnostics/messages';

/** A YAML syntax error, explained for writers. */
interface YamlDiagnostic extends Message {
  offset: number;
}

/** The parser's first error is often a consequence; of several errors, these codes name the cause. */
const CAUSES = ['TAB_AS_INDENT', 'MULTILINE_IMPLICIT_KEY'];

/** Returns the one error to report: after the first mistake the parser only guesses. */
export function yamlDiagnostic(
  document: Document.Parsed,
  text: string,
  isFrontMatter: boolean,
): YamlDiagnostic | undefined {
  const { errors } = document;
  const error = errors.find(({ code }) => CAUSES.includes(code)) ?? errors[0];
  return error === undefined ? lostSign(document, isFrontMatter) : explain(error, document, text);
}

const wrongStart = (sign: string, offset: number): YamlDiagnostic => ({
  offset,
  ...say('syntax/yaml.start', { sign }),
});

/** Returns the offsets of aliases, `*name`. */
export function aliasesIn(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

/** Keys of visible texts, in which a `#` hardly ever starts a comment. */
const TEXT_KEYS = ['title', 'description', 'keywords', 'sidebar_label'];

/** Returns the offsets of comments after visible, unquoted texts. */
export function cutTexts(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_key, { type, value, comment, range }, ancestors) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || typeof comment !== 'string') return;
      if (!ancestors.some((node) => isPair(node) && TEXT_KEYS.includes(String(node.key)))) return;
      offsets.push(range?.[1] ?? 0);
    },
  });
  return offsets;
}

/** Explains a text that starts with YAML syntax: `*` (alias), `!` (tag), or `&` (anchor) in front matter. */
function lostSign(document: Document.Parsed, isFrontMatter: boolean): YamlDiagnostic | undefined {
  const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
  if (tag !== undefined) return wrongStart('!', tag.pos[0]);
  let diagnostic: YamlDiagnostic | undefined;
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) === undefined) diagnostic ??= wrongStart('*', node.range?.[0] ?? 0);
    },
    Scalar: (_key, { anchor, range }) => {
      if (isFrontMatter && anchor !== undefined) diagnostic ??= wrongStart('&', (range?.[0] ?? 0) - anchor.length - 2);
    },
  });
  return diagnostic;
}

/** Returns the line at an offset: the rest from the offset, and the whole. */
function lineAt(offset: number, text: string): { rest: string; whole: string } {
  const end = text.indexOf('\n', offset);
  const rest = text.slice(offset, end < 0 ? undefined : end);
  return { rest, whole: text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset) + rest };
}

const NO_BREAK_SPACE = '\u00a0';

function explain({ code, message, pos: [offset] }: YAMLParseError, document: Document, text: string): YamlDiagnostic {
  const { rest, whole } = lineAt(offset, text);
  if (whole.includes(`:${NO_BREAK_SPACE}`)) return { offset, ...say('syntax/yaml.space') };
  const startSign = /^[?-](?= )/.exec(rest)?.[0];
  if (startSign !== undefined && /:\s+$/.test(whole.slice(0, whole.length - rest.length)))
    return wrongStart(startSign, offset);
  const character = /^Plain value cannot start with .* (\S+)$/.exec(message)?.[1];
  if (character !== undefined) return wrongStart(character, offset);
  if (message.startsWith('Missing closing')) {
    return { offset: startOfScalarTo(offset, document) ?? offset, ...say('syntax/yaml.quote') };
  }
  const bracket = /end with an? (\S)/.exec(message)?.[1];
  if (bracket !== undefined)
    return {
      offset,
      // An unquoted colour is a comment, which also hides the bracket.
      ...say(/\s#[\da-f]{3,8}\b/i.test(text) ? 'syntax/yaml.bracketColor' : 'syntax/yaml.bracket', { bracket }),
    };
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { offset, ...say('syntax/yaml.colon') };
    case 'MULTILINE_IMPLICIT_KEY':
      return { offset, ...say('syntax/yaml.lines') };
    case 'DUPLICATE_KEY':
      return { offset, ...say('syntax/yaml.repeated') };
    case 'TAB_AS_INDENT':
      return { offset, ...say('syntax/yaml.tab') };
    case 'BAD_INDENT':
      return { offset, ...say('syntax/yaml.indent') };
    case 'UNEXPECTED_TOKEN':
      return { offset, ...say('syntax/yaml.after') };
    case 'BAD_DQ_ESCAPE':
      return { offset, ...say('syntax/yaml.backslash') };
    case 'RESOURCE_EXHAUSTION':
      return { offset, ...exceeded('yamlLevels') };
    case 'MULTIPLE_DOCS':
      return { offset, ...say('syntax/yaml.second') };
    default:
      return { offset, ...say('syntax/yaml', { message: message.replace(/\.?$/, '.') }) };
  }
}

/** Returns the start of the text that ends at an offset. */
function startOfScalarTo(end: number, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      if (isScalar(node) && node.range?.[1] === end) start = node.range[0];
    },
  });
  return start;
}
