import { catalogueText } from '../../i18n/catalogueText';
import { breadcrumbJson, listBreadcrumbs } from '../../model/structured/breadcrumbList';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { absoluteUrl } from './absoluteUrl';

interface BreadcrumbDataProps {
  site: Queries.ChromeFragment;
  locales: Queries.CataloguesFragment;
  items: readonly Breadcrumb[];
}

/** The breadcrumbs of a page for search engines; for its head. Nothing on a page that has none. */
export function BreadcrumbData({ site, locales, items }: BreadcrumbDataProps) {
  if (items.length === 0) return null;
  const pages = listBreadcrumbs(catalogueText(locales, 'common.home'), items, (path) =>
    absoluteUrl(site, path, site.locale),
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbJson(pages) }} />;
}
