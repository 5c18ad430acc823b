import { withPrefix } from 'gatsby';
import { localeOfLang, locatePath } from '../../../model/site/locale';
import { canonicalPath, safeDecode, withoutBase } from '../../../model/site/path';
import { hashTarget } from '../../../islands/hashTarget';
import type { Place } from './desk';
import type { GuideSite } from '../model/guideSite';
import { readBlocks } from './readBlocks';

/** Headings and steps of a guide that have addresses; those in a reply have none of their own. */
export const PARTS = 'main .prose :is(h2, h3, h4, h5, h6, ol.steps > li)[id]:not([id^="osa-"])';

/** The place of the site that an address names; undefined for an address of another site. */
function placeAt(address: URL | Location, { codes, defaultCode }: GuideSite): Place | undefined {
  const path = withoutBase(address.pathname, withPrefix('/'));
  if (address.origin !== window.location.origin || path === undefined) return undefined;
  const located = locatePath(canonicalPath(safeDecode(path)), codes, defaultCode);
  return { path: located.path, anchor: safeDecode(address.hash.slice(1)) };
}

/** Where a link of the site leads. */
export const placeOfLink = (link: HTMLAnchorElement, site: GuideSite): Place | undefined =>
  placeAt(new URL(link.href), site);

/** The open page, or a part of it. */
export const placeHere = (anchor: string, site: GuideSite): Place => ({
  path: placeAt(window.location, site)?.path ?? '/',
  anchor,
});

/** The heading or step that an element is in or under; of what ends elsewhere than in its step, the heading. */
function partAround(element: Element, end: Node = element): Element | undefined {
  const step = element.closest('ol.steps > li[id]');
  if (step?.contains(end) === true) return step;
  const before = [...document.querySelectorAll(PARTS)].filter(
    (part) =>
      part.tagName !== 'LI' &&
      (part.contains(element) || (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  );
  return before.at(-1);
}

/** What the reader has marked in a guide; undefined where nothing is. */
export function markedPlace(site: GuideSite): Place | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const prose = start?.closest('main .prose');
  if (start === null || prose === null || prose === undefined) return undefined;
  const content = document.createElement('div');
  content.append(range.cloneContents());
  // Items without their list are no list.
  const list = start.closest('ol, ul');
  if (list !== null && content.querySelector(':scope > li') !== null) {
    const around = list.cloneNode(false) as Element;
    around.append(...content.childNodes);
    content.append(around);
  }
  const here = placeHere(partAround(start, range.endContainer)?.id ?? '', site);
  const blocks = readBlocks(content.childNodes, window.location.href);
  if (blocks.length === 0) return undefined;
  const lang = start.closest('[lang]:not(html)')?.getAttribute('lang') ?? document.documentElement.lang;
  return { ...here, quote: { lang: localeOfLang(lang, site.codes) ?? lang, blocks } };
}

/**
 * What the keys act on: marked text; else the part or the link that has the focus; else the part that the address
 * names; else the page.
 */
export function placeAtHand(site: GuideSite): Place {
  const marked = markedPlace(site);
  if (marked !== undefined) return marked;
  const focused = document.activeElement;
  const inText = focused?.closest('main .prose') ?? null;
  if (focused !== null && inText !== null) return placeHere(partAround(focused)?.id ?? '', site);
  // In the box of the search page, its first hit, or the row under it that answers by itself.
  const hit = document.querySelector('main ol > li');
  const link = focused?.matches('main input[type="search"]')
    ? (hit?.querySelector<HTMLAnchorElement>('a[data-answer]') ?? hit?.querySelector<HTMLAnchorElement>('h2 a[href]'))
    : (focused?.closest<HTMLAnchorElement>('main a[href]') ?? null);
  const linked = link === null || link === undefined ? undefined : placeOfLink(link, site);
  if (linked !== undefined) return linked;
  const content = document.querySelector<HTMLElement>('main .prose');
  const target = content === null ? null : hashTarget(content, window.location.hash);
  return placeHere(target?.id ?? '', site);
}
