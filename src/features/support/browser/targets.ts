import { withPrefix } from 'gatsby';
import { locatePath, localeOfLang } from '../../../model/site/locale';
import { canonicalPath, safeDecode, withoutBase } from '../../../model/site/path';
import { hashTarget } from '../../../islands/hashTarget';
import { INTERNAL } from '../../../model/pages/marks';
import type { Quote } from '../model/reply';
import type { SiteLocales } from '../model/siteLocales';
import { EXCERPT_ATTRIBUTE } from './prefixIds';
import { readBlocks } from './readBlocks';

/** What a tool acts on: a page, or a section of it. */
export interface Target {
  path: string;
  anchor: string;
  /** The selected text. */
  quote?: Quote;
}

const SECTIONS = 'main .prose :is(h2, h3, h4, h5, h6, ol.steps > li)[id]';

/** Returns the headings and steps of the open page that have an address. */
export const sectionElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(SECTIONS)].filter(
    (element) => element.closest(`[${EXCERPT_ATTRIBUTE}]`) === null,
  );

/** Returns the page and anchor of an address; undefined for an address of another site. */
function targetAt(address: URL | Location, { codes, defaultCode }: SiteLocales): Target | undefined {
  const path = withoutBase(address.pathname, withPrefix('/'));
  if (address.origin !== window.location.origin || path === undefined) return undefined;
  const located = locatePath(canonicalPath(safeDecode(path)), codes, defaultCode);
  return { path: located.path, anchor: safeDecode(address.hash.slice(1)) };
}

/** Returns the page and anchor that a link points to; undefined for a link to another site. */
export const targetOfLink = (link: HTMLAnchorElement, site: SiteLocales): Target | undefined =>
  targetAt(new URL(link.href), site);

/** Returns an anchor of the open page; the page itself for an empty anchor. */
export const targetOnPage = (anchor: string, site: SiteLocales): Target => ({
  path: targetAt(window.location, site)?.path ?? '/',
  anchor,
});

/** Returns the step that holds both an element and `end`, else the last heading before the element. */
function sectionAround(element: Element, end: Node = element): Element | undefined {
  const step = element.closest('ol.steps > li[id]');
  if (step?.contains(end) === true) return step;
  return sectionElements()
    .filter(
      (section) =>
        section.tagName !== 'LI' &&
        (section.contains(element) ||
          (section.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
    )
    .at(-1);
}

/** Returns the selected text of a guide with its section; undefined where no text of a guide is selected. */
export function selectedTarget(site: SiteLocales): Target | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const prose = start?.closest('main .prose');
  if (start === null || prose === null || prose === undefined) return undefined;
  const content = document.createElement('div');
  content.append(range.cloneContents());
  // The range has the items without their list, so wrap them in a copy of it.
  const list = start.closest('ol, ul');
  if (list !== null && content.querySelector(':scope > li') !== null) {
    const around = list.cloneNode(false) as Element;
    around.append(...content.childNodes);
    content.append(around);
  }
  const isInternal = start.closest(INTERNAL.selector) !== null;
  const blocks = isInternal ? [] : readBlocks(content.childNodes, window.location.href);
  if (blocks.length === 0) return undefined;
  const lang = start.closest('[lang]:not(html)')?.getAttribute('lang') ?? document.documentElement.lang;
  const section = targetOnPage(sectionAround(start, range.endContainer)?.id ?? '', site);
  return { ...section, quote: { lang: localeOfLang(lang, site.codes) ?? lang, blocks } };
}

/** Returns what the keys act on: the selected text, the focused section or link, that in the address, or the page. */
export function currentTarget(site: SiteLocales): Target {
  const selected = selectedTarget(site);
  if (selected !== undefined) return selected;
  const focused = document.activeElement;
  const inText = focused?.closest('main .prose') ?? null;
  if (focused !== null && inText !== null) return targetOnPage(sectionAround(focused)?.id ?? '', site);
  // From the field of the search page: the first hit, with its section that answers.
  const hit = document.querySelector('main ol > li');
  const link = focused?.matches('main input[type="search"]')
    ? hit?.querySelector<HTMLAnchorElement>('h2 a[href]')
    : (focused?.closest<HTMLAnchorElement>('main a[href]') ?? null);
  const linked = link === null || link === undefined ? undefined : targetOfLink(link, site);
  if (linked !== undefined) return linked;
  const content = document.querySelector<HTMLElement>('main .prose');
  const element = content === null ? null : hashTarget(content, window.location.hash);
  return targetOnPage(element?.id ?? '', site);
}
