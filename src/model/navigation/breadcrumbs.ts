import { findTrail, type SidebarItem } from './sidebar';

export interface Breadcrumb {
  label: string;
  /** Null for a category without a page. */
  path: string | null;
  lang: string | null;
}

/** The breadcrumbs of a page beside a sidebar; a page that the sidebar does not list has its own name alone. */
export function orOwnName(trail: readonly Breadcrumb[], own: Breadcrumb): readonly Breadcrumb[] {
  return trail.length === 0 ? [own] : trail;
}

/** The way from the sidebar's root to the page at `path`, the page itself last; empty when it is not there. */
export function buildBreadcrumbs(items: readonly SidebarItem[], path: string): Breadcrumb[] {
  return (findTrail(items, path) ?? []).flatMap((item) =>
    item.type === 'link' ? [] : [{ label: item.label, path: item.path, lang: item.type === 'doc' ? item.lang : null }],
  );
}
