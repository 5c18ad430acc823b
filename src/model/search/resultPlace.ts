import type { SearchArea } from './manifest';
import type { FoundPage } from './provider';

/** Where in the site a found page stands, in words: its breadcrumb, else its area. */
export function placeOf({ area, breadcrumb }: FoundPage, areas: readonly SearchArea[]): string {
  if (breadcrumb.length > 0) return breadcrumb.join(' › ');
  return areas.find(({ id }) => id === area)?.label ?? '';
}
