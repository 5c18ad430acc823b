import { findTrail, type SidebarItem } from './sidebar';

export interface Breadcrumb {
  label: string;
  /** Null for a category without a page. */
  path: string | null;
  lang: string | null;
}

/** Returns the trail, or only the page itself for a page that its sidebar does not list. */
export function orPageAlone(trail: readonly Breadcrumb[], page: Breadcrumb): readonly Breadcrumb[] {
  return trail.length === 0 ? [page] : trail;
}

/** The breadcrumbs from the sidebar's root to the page at `path`, inclusive; empty for a page outside the sidebar. */
export function buildBreadcrumbs(items: readonly SidebarItem[], path: string): Breadcrumb[] {
  return (findTrail(items, path) ?? []).flatMap((item) =>
    item.type === 'link' ? [] : [{ label: item.label, path: item.path, lang: item.type === 'doc' ? item.lang : null }],
  );
}
