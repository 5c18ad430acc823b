import type { Breadcrumb } from '../navigation/breadcrumbs';
import { jsonLd } from './jsonLd';

/** A page by name and absolute URL. */
interface NamedPage {
  name: string;
  url: string;
}

/** The pages on the way from the home page to the current one; categories without a page are none. */
export function listBreadcrumbs(
  homeName: string,
  items: readonly Breadcrumb[],
  urlOf: (path: string) => string,
): NamedPage[] {
  const pages = items.flatMap(({ label, path }) => (path === null ? [] : [{ name: label, url: urlOf(path) }]));
  return [{ name: homeName, url: urlOf('/') }, ...pages];
}

/** Breadcrumbs for search engines, as JSON-LD that can be in a script element. */
export function breadcrumbJson(pages: readonly NamedPage[]): string {
  return jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}
