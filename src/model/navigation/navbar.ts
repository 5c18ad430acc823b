import { isWithin } from '../site/path';
import type { SidebarEntry } from './sidebarEntries';

/** The target of a navigation item: a page of the site or an external address. */
export interface NavbarTarget {
  to: string | null;
  href: string | null;
}

/** A link of bar or footer. */
export interface LayoutLink extends NavbarTarget {
  label: string;
}

export interface LayoutLogo {
  src: string;
  /** The variant for dark backgrounds; without one the logo is the same in both modes. */
  srcDark?: string | undefined;
  alt: string;
  width: number;
  height: number;
}

/** A link, or a button with a list of links. */
export type NavbarEntry = { position: string } & (
  ({ type: 'link' } & LayoutLink) | { type: 'dropdown'; label: string; items: readonly LayoutLink[] }
);
export type NavbarItemData = NavbarEntry | { type: 'search'; position: string };

export interface NavbarData {
  items: readonly NavbarItemData[];
  hideOnScroll: boolean;
  logo: LayoutLogo | null;
}

export interface FooterData {
  style: string;
  columns: readonly { title: string; items: readonly LayoutLink[] }[];
  links: readonly LayoutLink[];
  logo: (LayoutLogo & { href?: string | undefined; target?: string | undefined }) | null;
  copyright: string;
}

/** The current page, for marking the navigation item that it belongs to. */
export interface CurrentPage {
  sitePath: string;
  /** Paths of the sidebar categories above the page. */
  trail: readonly string[];
}

/** Value of `aria-current`: `page` for the current page, `true` for its section. */
export type CurrentMark = 'page' | 'true' | undefined;

/** The path of a page and the sidebar categories above it. */
export function currentPageOf(
  sitePath: string,
  entries: readonly Partial<Pick<SidebarEntry, 'href' | 'inTrail'>>[] = [],
): CurrentPage {
  return { sitePath, trail: entries.flatMap(({ href, inTrail }) => (inTrail && href ? [href] : [])) };
}

/**
 * `aria-current` of a link to the page or to its section. A section is a path prefix by whole segments, or a category
 * of the sidebar, whose pages can have other paths. The home page is not a section.
 * @example currentMark('/docs/ohjeet', { sitePath: '/docs/ohjevideot', trail: [] }) // undefined
 */
export function currentMark(to: string | null, { sitePath, trail }: CurrentPage): CurrentMark {
  if (to === null) return undefined;
  if (to === sitePath) return 'page';
  return trail.includes(to) || (to !== '/' && isWithin(sitePath, to)) ? 'true' : undefined;
}

/** True when one of a dropdown's links is marked. */
export function hasCurrent(items: readonly NavbarTarget[], current: CurrentPage): boolean {
  return items.some(({ to }) => currentMark(to, current) !== undefined);
}

/** True when the mobile panel has content; otherwise its button is not rendered. */
export function hasPanel(content: { items: number; locales: number; hasSidebar: boolean }): boolean {
  return content.items > 0 || content.locales > 1 || content.hasSidebar;
}
