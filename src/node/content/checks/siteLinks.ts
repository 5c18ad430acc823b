import { additionPoint } from '../../../model/site/additions';
import { isFilePath } from '../../../model/site/link';
import type { LoadedSite } from '../loadSite';

/** A path in site.yaml, and its key. */
interface SiteLink {
  path: string;
  key: readonly PropertyKey[];
}

/** A page or address that the settings of a feature lead to, with the key that names it. */
export const LINKS = additionPoint<{ path: string | undefined; key: readonly PropertyKey[] }>('link');

/** Returns site.yaml's links to pages: in home page, features, confirmation page, navigation bar and footer. */
export function siteLinks({ site, added }: Pick<LoadedSite, 'site' | 'added'>): SiteLink[] {
  const at = (path: string, key: readonly PropertyKey[]) => ({ path, key });
  const ways = site.home.ways.map(({ to }, index) => at(to, ['home', 'ways', index]));
  const featured = site.home.featured.map((path, index) => at(path, ['home', 'featured', index]));
  const single = (['releases', 'support'] as const).flatMap((key) => {
    const path = site.home[key];
    return path === undefined ? [] : [at(path, ['home', key])];
  });
  const footerLinks = (site.footer?.links ?? []).flatMap((link, index) => {
    const key = ['footer', 'links', index];
    if (!('items' in link)) return link.to === undefined ? [] : [at(link.to, [...key, 'to'])];
    return link.items.flatMap(({ to }, item) => (to === undefined ? [] : [at(to, [...key, 'items', item, 'to'])]));
  });
  const navbar = site.navbar.items.flatMap((item, index) => {
    const key = ['navbar', 'items', index];
    if (item.type === 'link') return item.to === undefined ? [] : [at(item.to, [...key, 'to'])];
    if (item.type === 'search') return [];
    return item.items.flatMap(({ to }, place) => (to === undefined ? [] : [at(to, [...key, 'items', place, 'to'])]));
  });
  const asked = [...added.of(LINKS), { path: site.confirmationPage, key: ['confirmationPage'] }].flatMap(
    ({ path, key }) => (path?.startsWith('/') === true && !isFilePath(path) ? [at(path, key)] : []),
  );
  return [...ways, ...featured, ...single, ...asked, ...navbar, ...footerLinks];
}
