import { withPrefix } from 'gatsby';
import { addressOfPath } from '../../../model/navigation/pageNavigation';
import { INTERNAL } from '../../../model/pages/marks';
import { localizedPath } from '../../../model/site/locale';
import { blocksText, type Block } from '../model/blocks';
import { replyHash, textDigest, type ExcerptRef, type ReadLink } from '../model/replyLink';
import { extractSection, headingIds, internalText, type ExtractedSection } from './extractSection';
import type { SiteLocales } from '../model/siteLocales';
import { pageText, type PageText } from './pageText';
import { readBlocks } from './readBlocks';
import { supportSettings } from './supportSettings';

/** A section, step or page with its text in one language. */
export interface Excerpt extends ExcerptRef {
  title: string;
  heading: string;
  /** Language of its text. */
  lang: string;
  blocks: readonly Block[];
  /** Absolute address for customers. */
  url: string;
  /** Copy of its elements. */
  content: HTMLElement;
  islands: readonly string[];
  /** The sentence of a part that customers do not see and that was left out; undefined without such parts. */
  leftOut: string | undefined;
}

/** The result of a look-up. */
export type FoundOutcome =
  | { status: 'found'; excerpt: Excerpt }
  /** The page exists, but has no such section any more. */
  | { status: 'noSection'; title: string; url: string; path: string }
  /** Customers do not see the page or the part, which the text says. */
  | { status: 'internal'; text: string }
  | { status: 'noPage' }
  | { status: 'unreachable' };

/** Returns the absolute address of a page or section, with no more percent encoding than it needs. */
export function pageUrl(path: string, anchor: string, code: string, site: SiteLocales): string {
  const address = site.originOf(code) + withPrefix(addressOfPath(localizedPath(path, code, site.defaultCode)));
  return anchor === '' ? address : `${address}#${encodeURI(anchor)}`;
}

/** Returns the address below which the pages of a language are. */
export const rootUrl = (code: string, site: SiteLocales): string =>
  site.originOf(code) + withPrefix('/').replace(/\/$/, '');

/** Returns the address of the page that shows these excerpts. */
export const replyUrl = (
  excerpts: readonly ExcerptRef[],
  code: string,
  site: SiteLocales,
  words?: ReadLink['words'],
): string => pageUrl(supportSettings().replyPath, '', code, site) + replyHash(excerpts, words);

/** Finds the section of a page by an anchor of the page in another language. */
async function findByOtherLanguages(
  text: PageText,
  anchor: string,
  site: SiteLocales,
): Promise<ExtractedSection | null> {
  for (const code of site.codes) {
    const other = await pageText(text.path, code, site);
    if (other === null || other.lang === text.lang) continue;
    if (extractSection(other.root, anchor) === null) continue;
    // The anchor may be a further id inside a heading: compare by the heading's own id.
    const element = [...other.root.querySelectorAll('[id]')].find(({ id }) => id === anchor);
    const heading = element?.closest('h2, h3, h4, h5, h6')?.id ?? anchor;
    const id = counterpart(heading, headingIds(other.root), headingIds(text.root));
    return id === undefined ? null : extractSection(text.root, id);
  }
  return null;
}

/** Looks up a section in a language; the anchor may be that of the page in another language. */
export async function findExcerpt(
  { path, anchor }: Pick<ExcerptRef, 'path' | 'anchor'>,
  code: string,
  site: SiteLocales,
): Promise<FoundOutcome> {
  try {
    const text = await pageText(path, code, site);
    if (text === null) return { status: 'noPage' };
    if (text.internal !== undefined) return { status: 'internal', text: text.internal };
    const newAnchor = text.movedTo === '' ? anchor : text.movedTo;
    const section = extractSection(text.root, newAnchor) ?? (await findByOtherLanguages(text, newAnchor, site));
    if (section === null)
      return { status: 'noSection', title: text.title, url: pageUrl(text.path, '', code, site), path: text.path };
    if (section.internal !== undefined) return { status: 'internal', text: section.internal };
    const url = pageUrl(text.path, section.anchor, code, site);
    const blocks = readBlocks(section.content.childNodes, url);
    const { title, lang, islands } = text;
    const digest = textDigest(blocksText(blocks, ''));
    const { heading, content } = section;
    const leftOut = internalText(content.querySelector(INTERNAL.selector));
    content.querySelectorAll(INTERNAL.selector).forEach((part) => part.remove());
    return {
      status: 'found',
      excerpt: {
        path: text.path,
        anchor: section.anchor,
        digest,
        title,
        heading,
        lang,
        blocks,
        url,
        content,
        islands,
        leftOut,
      },
    };
  } catch {
    return { status: 'unreachable' };
  }
}

/** True if the text of the excerpt matches the digest in no language: it has changed since it was chosen. */
export async function isChanged(excerpt: Excerpt, digest: string, site: SiteLocales): Promise<boolean> {
  if (digest === '' || digest === excerpt.digest) return false;
  const others = await Promise.all(site.codes.map((code) => findExcerpt(excerpt, code, site)));
  return !others.some((other) => other.status === 'found' && other.excerpt.digest === digest);
}

/** Returns a section's id in the translation: the same id, or the heading at the same position of as many. */
export function counterpart(id: string, here: readonly string[], there: readonly string[]): string | undefined {
  if (there.includes(id)) return id;
  return here.length === there.length ? there[here.indexOf(id)] : undefined;
}
