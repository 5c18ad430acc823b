import { codeRanges, createRangeTest } from '../markdown/codeRanges';
import { applyEdits, lineAndColumn, type Edit } from '../markdown/edits';
import { FRONT_MATTER } from '../markdown/fixSource';
import type { LineNote } from './lines';

/** What becomes of a part that a reviewer marked: it stays without its marks, or goes. */
type Kind = 'inserted' | 'deleted' | 'comment' | 'marked';

/** What the report says of each kind. Names and texts of reviewers stay away. */
const MESSAGES: Readonly<Record<Kind, string>> = {
  inserted: 'A tracked change was accepted: the inserted text stays.',
  deleted: 'A tracked change was accepted: the deleted text was left out.',
  comment: 'A comment of a reviewer was left out.',
  marked: 'The mark of a reviewer was left out; its text stays.',
};

/** A marked part: its marks, and what is between them. */
interface Part {
  kind: Kind;
  start: number;
  end: number;
  inner: [start: number, end: number];
}

const CLASSES: Readonly<Record<string, Kind>> = {
  deletion: 'deleted',
  insertion: 'inserted',
  'paragraph-deletion': 'deleted',
  'paragraph-insertion': 'inserted',
  'comment-start': 'comment',
  'comment-end': 'marked',
  MsoDel: 'deleted',
  msoDel: 'deleted',
  MsoIns: 'inserted',
  msoIns: 'inserted',
  MsoCommentReference: 'comment',
  MsoCommentText: 'comment',
};
const kindOfClass = (classes: string): Kind | undefined =>
  classes.split(/[\s.]+/).flatMap((name) => CLASSES[name] ?? [])[0];

/** A bracket, with the attributes of Pandoc behind a closing one. */
const BRACKET = /\\.|\[|\](?:\{((?:"(?:\\.|[^"\\])*"|'[^'\n]*'|[^{}"'])*)\})?/g;

/** Finds spans of Pandoc: `[text]{.deletion author="A"}`. */
function spansIn(text: string): Part[] {
  const open: number[] = [];
  return [...text.matchAll(BRACKET)].flatMap(({ 0: sign, 1: attributes, index }): Part[] => {
    if (sign.startsWith('\\')) return [];
    if (sign === '[') {
      open.push(index);
      return [];
    }
    const start = open.pop();
    const classes = [...(attributes ?? '').replace(/"[^"]*"/g, '').matchAll(/\.([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    const kind = kindOfClass(classes.join(' '));
    if (start === undefined || kind === undefined) return [];
    return [{ kind, start, end: index + sign.length, inner: [start + 1, index] }];
  });
}

const TAG = /<(\/?)(span|ins|del|div|p|a)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)?.slice(1).find(Boolean);

/** Finds elements of word processors: `<span class="deletion">`, and `<ins>` and `<del>` with an author or a day. */
function elementsIn(text: string): Part[] {
  const open: { name: string; kind: Kind | undefined; start: number; end: number }[] = [];
  return [...text.matchAll(TAG)].flatMap(({ 0: tag, 1: slash, 2: written = '', 3: attributes = '', index }): Part[] => {
    const name = written.toLowerCase();
    const end = index + tag.length;
    if (slash === '') {
      const isTracked = ['author', 'cite', 'date', 'datetime', 'data-author'].some(
        (key) => attributeOf(attributes, key) !== undefined,
      );
      const isComments = /mso-element:\s*comment-list/.test(attributeOf(attributes, 'style') ?? '');
      const tracked = isTracked ? (name === 'ins' ? 'inserted' : name === 'del' ? 'deleted' : undefined) : undefined;
      const kind = isComments ? 'comment' : (tracked ?? kindOfClass(attributeOf(attributes, 'class(?:Name)?') ?? ''));
      if (attributes.endsWith('/')) return kind === undefined ? [] : [{ kind, start: index, end, inner: [end, end] }];
      open.push({ name, kind, start: index, end });
      return [];
    }
    const at = open.findLastIndex((each) => each.name === name);
    const [begin] = at < 0 ? [] : open.splice(at);
    if (begin?.kind === undefined) return [];
    return [{ kind: begin.kind, start: begin.start, end, inner: [begin.end, index] }];
  });
}

/** The marks of CriticMarkup. A substitution is two parts, of which the first is deleted. */
const CRITIC: readonly (readonly [begin: string, end: string, kind: Kind])[] = [
  ['{++', '++}', 'inserted'],
  ['{--', '--}', 'deleted'],
  ['{>>', '<<}', 'comment'],
  ['{==', '==}', 'marked'],
  ['{~~', '~~}', 'inserted'],
];
const CRITIC_MARK = /\\.|\{(?:\+\+|--|>>|==|~~)|(?:\+\+|--|<<|==|~~)\}/g;

/** Finds the marks of CriticMarkup: `{++new++}{--old--}{>>comment<<}{==text==}{~~old~>new~~}`. */
function criticIn(text: string): Part[] {
  const open: { mark: string; start: number }[] = [];
  return [...text.matchAll(CRITIC_MARK)].flatMap(({ 0: mark, index }): Part[] => {
    if (CRITIC.some(([begin]) => begin === mark)) {
      open.push({ mark, start: index });
      return [];
    }
    const [begin, , kind] = CRITIC.find(([, end]) => end === mark) ?? [];
    const at = open.findLastIndex((each) => each.mark === begin);
    const [first] = begin === undefined || at < 0 ? [] : open.splice(at);
    if (first === undefined || kind === undefined) return [];
    const middle = mark === '~~}' ? text.indexOf('~>', first.start) : -1;
    const isSubstitution = middle >= 0 && middle < index;
    // Struck text, without new one.
    if (mark === '~~}' && !isSubstitution)
      return [{ kind: 'deleted', start: first.start, end: index + 3, inner: [index, index] }];
    const inner = isSubstitution ? middle + 2 : first.start + 3;
    return [{ kind, start: first.start, end: index + 3, inner: [inner, index] }];
  });
}

/** Comments of Google Docs, in Markdown and in HTML: a letter in brackets in the text, and the comments at the end. */
const GOOGLE = new RegExp(
  [
    /(?:<sup>|\^)?\[(?:\\\[\w+\\\]|\[\w+\])\]\(#cmnt\d+\)(?:\{[^{}\n]*\})?(?:<\/sup>|\^)?/,
    /^[ \t]*\[(?:\\\[\w+\\\]|\[\w+\])\]\(#cmnt_?ref\d+\)[^\n]*(?:\n[^\n]+)*/,
    /(?:<sup>)?<a\s[^<>]*href="#cmnt\d+"[^<>]*>[^<>]*<\/a>(?:<\/sup>)?/,
    /<div\b[^<>]*>\s*<p\b[^<>]*>\s*<a\s[^<>]*href="#cmnt_ref\d+"(?:(?!<\/div>)[\s\S])*<\/div>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/**
 * Accepts the changes that word processors and CriticMarkup track, and leaves out comments, outside code and front
 * matter. Changes keep the number of lines.
 */
export function acceptChanges(text: string): { text: string; notes: LineNote[] } {
  if (!/\{[.+\->=~ ]|class|<(?:ins|del)\b|#cmnt|mso-/i.test(text)) return { text, notes: [] };
  const isCode = createRangeTest(codeRanges(text));
  const [{ length: head } = ''] = FRONT_MATTER.exec(text) ?? [];
  const google = [...text.matchAll(GOOGLE)].map(({ 0: all, index }): Part => ({
    kind: 'comment',
    start: index,
    end: index + all.length,
    inner: [index, index],
  }));
  const parts = [...spansIn(text), ...elementsIn(text), ...criticIn(text), ...google]
    .filter(({ start }) => start >= head && !isCode(start))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const edits: Edit[] = [];
  const notes: LineNote[] = [];
  const blank = (start: number, end: number) => {
    edits.push({ start, end, text: text.slice(start, end).replace(/[^\n]+/g, '') });
  };
  let gone = 0;
  for (const { kind, start, end, inner } of parts) {
    if (start < gone) continue;
    if (inner[0] < inner[1] || kind !== 'marked')
      notes.push({
        kind: kind === 'inserted' || kind === 'marked' ? 'dialect' : 'dialect-lost',
        message: MESSAGES[kind],
        line: lineAndColumn(text, start).line,
      });
    if (kind === 'deleted' || kind === 'comment') {
      // Of two spaces around it, one goes, and one before a sign at the end of a sentence.
      const isApart = /[ \t\n]/.test(text[start - 1] ?? '\n') && text[end] === ' ';
      const isBefore = text[start - 1] === ' ' && start > gone && /^(?:[.,;:!?)\n]|$)/.test(text.slice(end, end + 1));
      blank(start - Number(isBefore), end + Number(isApart));
      gone = end + Number(isApart);
    } else {
      blank(start, inner[0]);
      blank(inner[1], end);
    }
  }
  return { text: applyEdits(text, edits), notes };
}
