import type { Block } from './blocks';
import { PIECES_MAX, type PieceName } from './replyLink';

/** A piece of a reply that is being gathered. */
export interface ReplyPiece extends PieceName {
  /** Name of the page and section as they were, for when they cannot be had. */
  name: string;
  /** What the reader has marked in the page; undefined for a whole section. */
  quote?: Quote;
}

/** A marked text. */
export interface Quote {
  /** Language of the text. */
  lang: string;
  blocks: readonly Block[];
}

/** Words of one's own around the pieces. */
export interface OwnWords {
  greeting: string;
  ending: string;
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

function parsePiece(value: unknown): ReplyPiece[] {
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

/** Reads a kept reply; what is no piece is left out, since anyone may write into a browser's storage. */
export function parseReply(stored: string | null): ReplyPiece[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.flatMap(parsePiece).slice(0, PIECES_MAX) : [];
}

export function parseOwnWords(stored: string | null): OwnWords {
  const value = parseJson(stored);
  if (!isRecord(value)) return { greeting: '', ending: '' };
  return { greeting: textIn(value.greeting, WORDS_MAX), ending: textIn(value.ending, WORDS_MAX) };
}

/** What distinguishes pieces. */
export const pieceKey = ({ path, anchor, quote }: Pick<ReplyPiece, 'path' | 'anchor' | 'quote'>): string =>
  `${path}#${anchor}${quote === undefined ? '' : JSON.stringify(quote)}`;

/** The reply with a piece at its end, or why it is not added. */
export function addPiece(reply: readonly ReplyPiece[], piece: ReplyPiece): ReplyPiece[] | 'there' | 'full' {
  if (reply.some((each) => pieceKey(each) === pieceKey(piece))) return 'there';
  return reply.length >= PIECES_MAX ? 'full' : [...reply, piece];
}

export const removePiece = (reply: readonly ReplyPiece[], key: string): ReplyPiece[] =>
  reply.filter((piece) => pieceKey(piece) !== key);

/** The reply with a piece one place further up (-1) or down (1); as it is at either end. */
export function movePiece(reply: readonly ReplyPiece[], key: string, by: -1 | 1): ReplyPiece[] {
  const at = reply.findIndex((piece) => pieceKey(piece) === key);
  const piece = reply[at];
  const other = reply[at + by];
  if (piece === undefined || other === undefined) return [...reply];
  const moved = [...reply];
  moved[at] = other;
  moved[at + by] = piece;
  return moved;
}
