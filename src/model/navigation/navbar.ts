import { isWithin } from '../site/path';
import type { SidebarEntry } from './sidebarEntries';

/** Where an item of the navigation leads: a page of the site, or an address outside it. */
export interface NavbarTarget {
  to: string | null;
  href: string | null;
}

/** Where the reader is, for marking the item of the navigation that the page belongs to. */
export interface NavbarPlace {
  sitePath: string;
  /** Paths of the sidebar's categories on the way to the page. */
  trail: readonly string[];
}

/** What `aria-current` says: this very page, or the section around it. */
export type CurrentMark = 'page' | 'true' | undefined;

/** The place of a page: its path, and the categories of its sidebar that it lies in. */
export function placeOf(
  sitePath: string,
  entries: readonly Partial<Pick<SidebarEntry, 'href' | 'inTrail'>>[] = [],
): NavbarPlace {
  return { sitePath, trail: entries.flatMap(({ href, inTrail }) => (inTrail && href ? [href] : [])) };
}

/**
 * Marks a link that leads to the page or to the section around it: by whole segments of the path, and by the
 * sidebar's categories, whose pages do not lie under the path of the category. The front page is around nothing.
 * @example currentMark('/docs/ohjeet', { sitePath: '/docs/ohjevideot', trail: [] }) // undefined
 */
export function currentMark(to: string | null, { sitePath, trail }: NavbarPlace): CurrentMark {
  if (to === null) return undefined;
  if (to === sitePath) return 'page';
  return trail.includes(to) || (to !== '/' && isWithin(sitePath, to)) ? 'true' : undefined;
}

/** True when one of a dropdown's links is marked. */
export function hasCurrent(items: readonly NavbarTarget[], place: NavbarPlace): boolean {
  return items.some(({ to }) => currentMark(to, place) !== undefined);
}

/** True when the panel of a narrow window would have something to show; else there is no button that opens it. */
export function hasPanel(content: { items: number; locales: number; hasSidebar: boolean }): boolean {
  return content.items > 0 || content.locales > 1 || content.hasSidebar;
}
