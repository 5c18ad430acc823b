import type { SwitchLocale } from './LocaleSwitch';
import type { CurrentPage, FooterData, NavbarData, NavbarEntry, NavbarItemData } from '../../model/navigation/navbar';
import type { ColorModeConfig } from '../../model/site/colorMode';
import type { SidebarEntry } from '../../model/navigation/sidebarEntries';

/** The layout's data of a page; GraphQL has some parts as JSON. */
export interface Chrome extends Omit<Queries.ChromeFragment, 'navbar' | 'footer' | 'colorMode'> {
  navbar: NavbarData;
  footer: FooterData | null;
  colorMode: Required<ColorModeConfig>;
}

/** The sidebar of a page, with the rows of its file. */
export interface SidebarView extends Omit<Queries.SidebarViewFragment, 'rowsUrl'> {
  entries: readonly SidebarEntry[];
  /** Fetches the rows again, where that has failed. */
  retry?: (() => void) | undefined;
}

/** The navigation of a narrow window. */
export interface NavigationContent {
  entries: readonly NavbarEntry[];
  current: CurrentPage;
  locales: readonly SwitchLocale[];
  sidebar: SidebarView | null;
}

/** The items of one side of the bar, or of both; without the search. */
export const navbarEntries = (items: readonly NavbarItemData[], side?: string): NavbarEntry[] =>
  items.flatMap((item) => (item.type === 'search' || (side !== undefined && item.position !== side) ? [] : [item]));
