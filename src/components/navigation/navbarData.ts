import type { SwitchLocale } from './LocaleSwitch';
import type { CurrentPage, NavbarTarget } from '../../model/navigation/navbar';

type NavbarItemData = Queries.ChromeFragment['navbar']['items'][number];

/** A link of the navigation. */
export interface NavbarLinkData extends NavbarTarget {
  label: string;
}

/** A link, or a button with a list of links. */
export type NavbarEntry =
  ({ type: 'link' } & NavbarLinkData) | { type: 'dropdown'; label: string; items: readonly NavbarLinkData[] };

/** The navigation of a narrow window. */
export interface NavigationContent {
  entries: readonly NavbarEntry[];
  current: CurrentPage;
  locales: readonly SwitchLocale[];
  sidebar: Queries.SidebarViewFragment | null;
}

/** The items of one side of the bar, or of both; without the search. */
export function navbarEntries(items: readonly NavbarItemData[], side?: string): NavbarEntry[] {
  return items.flatMap(({ type, position, label, to, href, items: links }): NavbarEntry[] => {
    if (label === null || (side !== undefined && position !== side)) return [];
    return type === 'dropdown' ? [{ type, label, items: links ?? [] }] : [{ type: 'link', label, to, href }];
  });
}
