import { safeDecode } from '../../../model/site/path';
import { QUOTE_MAX } from './quotes';

/** Refers to a page, or to a section or quote in it. */
export interface ExcerptRef {
  /** Site path of the page, without locale. */
  path: string;
  /** Id of the section or step; empty for the page. */
  anchor: string;
  /** Digest of its text, or of the quote, when it was chosen; empty if unknown. See `textDigest`. */
  digest: string;
  /** The quote, see `quoteBounds`; undefined for the whole section. */
  quoted?: readonly string[];
}

/** Maximum number of excerpts in a reply. */
export const EXCERPTS_MAX = 40;
/** Maximum length of the hash of a link to a reply; a full reply of quotes has some 50,000 characters. */
const HASH_MAX = 64_000;
/** Maximum length of a page's path. */
const PATH_MAX = 300;

/** Maximum length of a greeting or an ending in a link, which anyone may have written. */
const WORDS_MAX = 500;

/** Characters that hide others or change their order. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** The words around the excerpts. */
interface LinkedWords {
  greeting: string;
  ending: string;
}

/** The excerpts in an address. */
export interface ReadLink {
  words?: LinkedWords;
  excerpts: ExcerptRef[];
  /** Number of parts that refer to no excerpt. They are never shown: anyone may have written them. */
  invalid: number;
  /** Number of parts beyond `EXCERPTS_MAX`. */
  left: number;
  isTooLong: boolean;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Returns a short hash of a text (FNV-1a): `1v3xk0t`. */
export function textDigest(text: string): string {
  let hash = FNV_OFFSET;
  for (const character of text.replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash.toString(36);
}

const escaped = (text: string) =>
  encodeURIComponent(text)
    .replace(/%2F/g, '/')
    // The separator within an excerpt.
    .replace(/~/g, '%7E');

/** Escapes punctuation, too: programs that turn addresses into links cut it off at the end. */
const escapedText = (text: string) =>
  escaped(text).replace(/[.!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the hash of a link to a reply: `#docs/saldo:vaihe-2~1v3xk0t+docs/lasku`. A quote comes last in its excerpt:
 * `docs/saldo:vaihe-2~1v3xk0t~Avaa%20saldo,se%20on%20valmis%2E`. A greeting and an ending come last: `~Hei,Terveisin`
 * @example replyHash([{ path: '/docs/saldo', anchor: 'vaihe-2', digest: '' }]) // '#docs/saldo:vaihe-2'
 */
export function replyHash(excerpts: readonly ExcerptRef[], words?: LinkedWords): string {
  const parts = excerpts.map(({ path, anchor, digest, quoted = [] }) => {
    const part = escaped(path.slice(1)) + (anchor === '' ? '' : `:${escaped(anchor)}`);
    if (quoted.length > 0) return `${part}~${digest}~${quoted.map(escapedText).join(',')}`;
    return part + (digest === '' ? '' : `~${digest}`);
  });
  const around =
    words === undefined ? [] : [words.greeting, words.ending].map((text) => escapedText(text.slice(0, WORDS_MAX)));
  if (around.some((text) => text !== '')) parts.push(`~${around.join(',')}`);
  return `#${parts.join('+')}`;
}

const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
/** No spaces and no markup characters. */
const ANCHOR = /^[^\s<>"'`\\]{1,200}$/u;
const DIGEST = /^[0-9a-z]{1,7}$/;

/** Parses a site path. Its segments are letters and digits, so that it cannot lead to another site. */
function parsePath(written: string): string | undefined {
  const segments = written.split('/').map(safeDecode);
  const path = `/${segments.join('/')}`;
  return path.length <= PATH_MAX && segments.every((segment) => SEGMENT.test(segment)) ? path : undefined;
}

function parseExcerpt(written: string): ExcerptRef | undefined {
  const [name = '', digest = '', texts = '', ...more] = written.split('~');
  const [path, anchor, ...rest] = name.split(':');
  const pagePath = parsePath(path ?? '');
  const id = anchor === undefined ? '' : safeDecode(anchor);
  const quoted = texts === '' ? [] : texts.split(',').map(safeDecode);
  if (pagePath === undefined || rest.length > 0 || more.length > 0) return undefined;
  if (quoted.length > 2 || quoted.some((text) => text.length > QUOTE_MAX)) return undefined;
  if ((anchor !== undefined && !ANCHOR.test(id)) || (digest !== '' && !DIGEST.test(digest))) return undefined;
  return { path: pagePath, anchor: id, digest, ...(quoted.length === 0 ? {} : { quoted }) };
}

/** Parses the hash of a link to a reply, which anyone may have written. */
export function readReplyHash(hash: string): ReadLink {
  const nothing: ReadLink = { excerpts: [], invalid: 0, left: 0, isTooLong: hash.length > HASH_MAX };
  if (nothing.isTooLong) return nothing;
  const written = hash
    .replace(/^#/, '')
    .split('+')
    .filter((part) => part !== '');
  const around = written.at(-1)?.startsWith('~') === true ? written.pop() : undefined;
  const [greeting = '', ending = ''] =
    around
      ?.slice(1)
      .split(',')
      .map((text) => safeDecode(text).replace(UNSEEN, '').slice(0, WORDS_MAX)) ?? [];
  const read = written.slice(0, EXCERPTS_MAX);
  return {
    ...nothing,
    ...(around === undefined ? {} : { words: { greeting, ending } }),
    excerpts: read.flatMap((part) => parseExcerpt(part) ?? []),
    invalid: read.filter((part) => parseExcerpt(part) === undefined).length,
    left: written.length - read.length,
  };
}
