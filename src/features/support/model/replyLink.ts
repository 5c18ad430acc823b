import { safeDecode } from '../../../model/site/path';
import { MARKED_MAX } from './marked';

/** A part of a guide by its name. */
export interface PieceName {
  /** Site path of the page, without locale. */
  path: string;
  /** Id of the section or step; empty for the page. */
  anchor: string;
  /** What its text, or what is marked of it, was when it was chosen, see `textDigest`; empty where nobody knows. */
  digest: string;
  /** What is marked of it, see `nameMarked`; undefined for all of it. */
  marked?: readonly string[];
}

/** Most pieces of a reply. */
export const PIECES_MAX = 40;
/** Most characters of the hash of a reply's link that are looked at; a full reply of marked texts has some 50,000. */
const HASH_MAX = 64_000;
/** Most characters of a page's path. */
const PATH_MAX = 300;

/** What an address names: pieces, texts that are none, and how many pieces were too many. */
export interface ReadLink {
  pieces: PieceName[];
  /** As they are in the address, cut to a length that can be shown. */
  faults: string[];
  left: number;
  isTooLong: boolean;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A short name of a text, another one when the text changes (FNV-1a).
 * @example textDigest('Avaa asiakaskortti.') // '1v3xk0t'
 */
export function textDigest(text: string): string {
  let hash = FNV_OFFSET;
  for (const character of text.replace(/\s+/g, ' ').trim())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash.toString(36);
}

const escaped = (text: string) =>
  encodeURIComponent(text)
    .replace(/%2F/g, '/')
    // What parts pieces from each other, and their parts.
    .replace(/~/g, '%7E');

/** Programs that make links of addresses leave out the point that ends one, and brackets and stars. */
const escapedText = (text: string) =>
  escaped(text).replace(/[.!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The hash of a reply's link: `#docs/saldo:vaihe-2~1v3xk0t+docs/lasku`. A marked text comes last in its piece:
 * `docs/saldo:vaihe-2~1v3xk0t~Avaa%20saldo,se%20on%20valmis%2E`
 * @example replyHash([{ path: '/docs/saldo', anchor: 'vaihe-2', digest: '' }]) // '#docs/saldo:vaihe-2'
 */
export function replyHash(pieces: readonly PieceName[]): string {
  const parts = pieces.map(({ path, anchor, digest, marked = [] }) => {
    const part = escaped(path.slice(1)) + (anchor === '' ? '' : `:${escaped(anchor)}`);
    if (marked.length > 0) return `${part}~${digest}~${marked.map(escapedText).join(',')}`;
    return part + (digest === '' ? '' : `~${digest}`);
  });
  return `#${parts.join('+')}`;
}

const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;
/** No spaces, no signs of markup. */
const ANCHOR = /^[^\s<>"'`\\]{1,200}$/u;
const DIGEST = /^[0-9a-z]{1,7}$/;

/** A site path: segments of plain letters, so that it leads nowhere but to pages of the site. */
function parsePath(written: string): string | undefined {
  const segments = written.split('/').map(safeDecode);
  const path = `/${segments.join('/')}`;
  return path.length <= PATH_MAX && segments.every((segment) => SEGMENT.test(segment)) ? path : undefined;
}

function parsePiece(written: string): PieceName | undefined {
  const [name = '', digest = '', texts = '', ...more] = written.split('~');
  const [path, anchor, ...rest] = name.split(':');
  const own = parsePath(path ?? '');
  const id = anchor === undefined ? '' : safeDecode(anchor);
  const marked = texts === '' ? [] : texts.split(',').map(safeDecode);
  if (own === undefined || rest.length > 0 || more.length > 0) return undefined;
  if (marked.length > 2 || marked.some((text) => text.length > MARKED_MAX)) return undefined;
  if ((anchor !== undefined && !ANCHOR.test(id)) || (digest !== '' && !DIGEST.test(digest))) return undefined;
  return { path: own, anchor: id, digest, ...(marked.length === 0 ? {} : { marked }) };
}

/** Characters of a faulty part that are shown. */
const SHOWN = 60;

/** Reads the hash of a reply's link; anyone may have written it. */
export function readReplyHash(hash: string): ReadLink {
  const nothing: ReadLink = { pieces: [], faults: [], left: 0, isTooLong: hash.length > HASH_MAX };
  if (nothing.isTooLong) return nothing;
  const written = hash
    .replace(/^#/, '')
    .split('+')
    .filter((part) => part !== '');
  const read = written.slice(0, PIECES_MAX);
  return {
    ...nothing,
    pieces: read.flatMap((part) => parsePiece(part) ?? []),
    faults: read.filter((part) => parsePiece(part) === undefined).map((part) => part.slice(0, SHOWN)),
    left: written.length - read.length,
  };
}
