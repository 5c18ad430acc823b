import { withPrefix } from 'gatsby';
import { localizedPath, originIn } from '../../model/site/locale';

/** Absolute URL of a page in a locale; a locale may have a host of its own. */
export function absoluteUrl(site: Queries.ChromeFragment, sitePath: string, code: string): string {
  return originIn(site, code) + withPrefix(localizedPath(sitePath, code, site.defaultLocale));
}
