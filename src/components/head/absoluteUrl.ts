import { withPrefix } from 'gatsby';
import { localizedPath } from '../../model/site/locale';

/** Absolute URL of a page in a locale; a locale may have a host of its own. */
export function pageAddress(site: Queries.ChromeFragment, sitePath: string, code: string): string {
  const origin = site.locales.find((locale) => locale.code === code)?.url ?? site.url;
  return origin + withPrefix(localizedPath(sitePath, code, site.defaultLocale));
}
