import { catalogueText } from '../../i18n/catalogueText';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { absoluteUrl } from './PageHead';
import { jsonLd } from '../../model/structured/jsonLd';

/** A page with its absolute URL. */
interface NamedPage {
  name: string;
  url: string;
}

/** The pages above a page and itself; omits categories without a page. */
export function listBreadcrumbs(
  homeName: string,
  items: readonly Breadcrumb[],
  urlOf: (path: string) => string,
): NamedPage[] {
  const pages = items.flatMap(({ label, path }) => (path === null ? [] : [{ name: label, url: urlOf(path) }]));
  return [{ name: homeName, url: urlOf('/') }, ...pages];
}

/** Breadcrumbs as JSON-LD, safe inside a script element. */
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

interface BreadcrumbDataProps {
  site: Queries.ChromeFragment;
  locales: object;
  items: readonly Breadcrumb[];
}

/** Breadcrumbs for search engines, in the page's head. */
export function BreadcrumbData({ site, locales, items }: BreadcrumbDataProps) {
  if (items.length === 0) return null;
  const pages = listBreadcrumbs(catalogueText(locales, 'common.home'), items, (path) =>
    absoluteUrl(site, path, site.locale),
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbJson(pages) }} />;
}
