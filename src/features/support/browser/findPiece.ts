import { withPrefix } from 'gatsby';
import { addressOfPath } from '../../../model/navigation/pageNavigation';
import { localizedPath } from '../../../model/site/locale';
import type { Block } from '../model/blocks';
import { blocksText } from '../model/blocks';
import { counterpart } from '../model/counterpart';
import { replyHash, textDigest, type PieceName } from '../model/replyLink';
import { REPLY_PATH } from '../model/replyPath';
import { cutPart, headingIds, type CutPart } from './cutPage';
import type { GuideSite } from '../model/guideSite';
import { pageText, type PageText } from './pageText';
import { readBlocks } from './readBlocks';

/** A part of a guide in a language. */
export interface Piece extends PieceName {
  title: string;
  heading: string;
  /** Language of its text. */
  lang: string;
  blocks: readonly Block[];
  /** Absolute address for customers. */
  url: string;
  /** The part as it is on its page. */
  content: HTMLElement;
  islands: readonly string[];
}

/** What came of looking for a part of a guide. */
export type FoundOutcome =
  | { status: 'found'; piece: Piece }
  /** The page is there, the section or step no longer. */
  | { status: 'noPart'; title: string; url: string; path: string }
  | { status: 'noPage' }
  | { status: 'unreachable' };

/** The absolute address of a place, as it is copied: no letter in it is written as `%C3%A4` that need not be. */
export function placeUrl(path: string, anchor: string, code: string, site: GuideSite): string {
  const address = site.originOf(code) + withPrefix(addressOfPath(localizedPath(path, code, site.defaultCode)));
  return anchor === '' ? address : `${address}#${encodeURI(anchor)}`;
}

/** The address of the site, below which its pages are. */
export const rootUrl = (code: string, site: GuideSite): string =>
  site.originOf(code) + withPrefix('/').replace(/\/$/, '');

/** The address that shows customers just these parts. */
export const replyUrl = (pieces: readonly PieceName[], code: string, site: GuideSite): string =>
  placeUrl(REPLY_PATH, '', code, site) + replyHash(pieces);

/** The part of a page that a name of another language's page means. */
async function partByOtherLanguages(text: PageText, anchor: string, site: GuideSite): Promise<CutPart | null> {
  for (const code of site.codes) {
    const other = await pageText(text.path, code, site);
    if (other === null || other.lang === text.lang) continue;
    const part = cutPart(other.root, anchor);
    if (part === null) continue;
    // The id that the heading itself has, not one that replaces it.
    const own = [...other.root.querySelectorAll('[id]')].find(({ id }) => id === anchor);
    const heading = own?.closest('h2, h3, h4, h5, h6')?.id ?? anchor;
    const id = counterpart(heading, headingIds(other.root), headingIds(text.root));
    return id === undefined ? null : cutPart(text.root, id);
  }
  return null;
}

/** Looks for a part of a guide in a language; the name may be that of another language's page. */
export async function findPiece(
  { path, anchor }: Pick<PieceName, 'path' | 'anchor'>,
  code: string,
  site: GuideSite,
): Promise<FoundOutcome> {
  try {
    const text = await pageText(path, code, site);
    if (text === null) return { status: 'noPage' };
    const wanted = text.movedTo === '' ? anchor : text.movedTo;
    const part = cutPart(text.root, wanted) ?? (await partByOtherLanguages(text, wanted, site));
    if (part === null)
      return { status: 'noPart', title: text.title, url: placeUrl(text.path, '', code, site), path: text.path };
    const url = placeUrl(text.path, part.anchor, code, site);
    const blocks = readBlocks(part.content.childNodes, url);
    const { title, lang, islands } = text;
    const digest = textDigest(blocksText(blocks, ''));
    const { heading, content } = part;
    return {
      status: 'found',
      piece: { path: text.path, anchor: part.anchor, digest, title, heading, lang, blocks, url, content, islands },
    };
  } catch {
    return { status: 'unreachable' };
  }
}

/** True for a part whose text is another one, in every language, than when it was chosen. */
export async function isChanged(piece: Piece, digest: string, site: GuideSite): Promise<boolean> {
  if (digest === '' || digest === piece.digest) return false;
  const others = await Promise.all(site.codes.map((code) => findPiece(piece, code, site)));
  return !others.some((other) => other.status === 'found' && other.piece.digest === digest);
}
