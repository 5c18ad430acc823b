import type { Block } from './blocks';
import { EXCERPTS_MAX, type ExcerptRef } from './replyLink';

/** An excerpt in the reply that is being gathered. */
export interface ReplyExcerpt extends ExcerptRef {
  /** Its title when it was added, shown while it cannot be looked up. */
  name: string;
  /** The text selected in it; undefined for the whole section. */
  quote?: Quote;
}

/** A selected text. */
export interface Quote {
  /** Language of the text. */
  lang: string;
  blocks: readonly Block[];
}

/** The support person's own words around the excerpts. */
export interface ReplyWords {
  greeting: string;
  ending: string;
  /** True if the link to the reply contains them. */
  isLinked?: boolean;
}

const NAME_MAX = 300;
const WORDS_MAX = 5000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

function isLine(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (run) => isRecord(run) && typeof run.text === 'string' && ['string', 'undefined'].includes(typeof run.href),
    )
  );
}

function isBlock(value: unknown): value is Block {
  if (!isRecord(value)) return false;
  if (value.kind === 'heading' || value.kind === 'paragraph') return isLine(value.line);
  if (value.kind === 'code') return typeof value.text === 'string';
  if (value.kind === 'list')
    return (
      (value.start === null || Number.isInteger(value.start)) &&
      Array.isArray(value.items) &&
      value.items.every((item) => Array.isArray(item) && item.every(isBlock))
    );
  return (
    value.kind === 'table' &&
    Array.isArray(value.rows) &&
    value.rows.every((row) => Array.isArray(row) && row.every(isLine))
  );
}

function parseQuote(value: unknown): Quote | undefined {
  if (!isRecord(value) || !Array.isArray(value.blocks) || !value.blocks.every(isBlock)) return undefined;
  const lang = textIn(value.lang, NAME_MAX);
  return lang === '' ? undefined : { lang, blocks: value.blocks };
}

function parseExcerpt(value: unknown): ReplyExcerpt[] {
  if (!isRecord(value) || typeof value.path !== 'string' || !/^\/(?![/\\])/.test(value.path)) return [];
  const quote = parseQuote(value.quote);
  return [
    {
      path: value.path.slice(0, NAME_MAX),
      anchor: textIn(value.anchor, NAME_MAX),
      digest: textIn(value.digest, NAME_MAX),
      name: textIn(value.name, NAME_MAX),
      ...(quote === undefined ? {} : { quote }),
    },
  ];
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** Parses a stored reply. It ignores invalid excerpts, because anyone may write into a browser's storage. */
export function parseReply(stored: string | null): ReplyExcerpt[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.flatMap(parseExcerpt).slice(0, EXCERPTS_MAX) : [];
}

/** The words that the support person has changed; the site's texts for the others. */
export type OwnWords = Partial<ReplyWords>;

/** Parses stored words, without invalid ones. */
export function parseReplyWords(stored: string | null): OwnWords {
  const value = parseJson(stored);
  if (!isRecord(value)) return {};
  const word = (name: 'greeting' | 'ending') =>
    typeof value[name] === 'string' ? { [name]: textIn(value[name], WORDS_MAX) } : {};
  return { ...word('greeting'), ...word('ending'), ...(value.isLinked === true ? { isLinked: true } : {}) };
}

/** Returns a key that is unique in a reply. */
export const excerptKey = ({ path, anchor, quote }: Pick<ReplyExcerpt, 'path' | 'anchor' | 'quote'>): string =>
  `${path}#${anchor}${quote === undefined ? '' : JSON.stringify(quote)}`;

/** Returns the reply with an excerpt added at its end, or the reason why it is not added. */
export function addExcerpt(reply: readonly ReplyExcerpt[], excerpt: ReplyExcerpt): ReplyExcerpt[] | 'there' | 'full' {
  if (reply.some((each) => excerptKey(each) === excerptKey(excerpt))) return 'there';
  return reply.length >= EXCERPTS_MAX ? 'full' : [...reply, excerpt];
}

/** Returns the reply without an excerpt. */
export const removeExcerpt = (reply: readonly ReplyExcerpt[], key: string): ReplyExcerpt[] =>
  reply.filter((excerpt) => excerptKey(excerpt) !== key);

/** Returns the reply with an excerpt moved up (-1) or down (1); unchanged at either end. */
export function moveExcerpt(reply: readonly ReplyExcerpt[], key: string, by: -1 | 1): ReplyExcerpt[] {
  const at = reply.findIndex((excerpt) => excerptKey(excerpt) === key);
  const excerpt = reply[at];
  const other = reply[at + by];
  if (excerpt === undefined || other === undefined) return [...reply];
  const moved = [...reply];
  moved[at] = other;
  moved[at + by] = excerpt;
  return moved;
}
