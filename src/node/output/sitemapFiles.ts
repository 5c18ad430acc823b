import { locatePath } from '../../model/site/locale';
import { isStaticFile } from '../files/staticFile';
import { isListed } from './pageMetadata';
import { buildRobots, buildSitemapIndex, buildSitemaps, type SitemapPage } from './sitemap';
import type { PublishedSite } from './publishedSite';
import type { ReadPage } from './readBuiltPage';
import type { TextFile } from '../files/writeFiles';

const INDEX = '/sitemap.xml';
const ROBOTS = 'robots.txt';

/** The pages of each locale that search engines are to list, as their heads say. */
function pagesByLocale(pages: readonly ReadPage[], site: PublishedSite): Map<string, SitemapPage[]> {
  const { codes, defaultCode } = site;
  const changes = new Map(
    [...site.docs, ...site.posts].map((page) => [site.pathOf(page.path, page.locale), site.datesOf(page).changed]),
  );
  const found = new Map<string, SitemapPage[]>();
  for (const { path: pagePath, head } of pages) {
    const { code, path: sitePath } = locatePath(pagePath, codes, defaultCode);
    const url = site.urlOf(sitePath, code);
    if (!isListed(head, url)) continue;
    const page = { url: head.canonical ?? url, changed: changes.get(pagePath), versions: head.versions };
    found.set(code, [...(found.get(code) ?? []), page]);
  }
  return found;
}

const newest = (pages: readonly SitemapPage[]) =>
  pages
    .flatMap(({ changed }) => changed ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** The sitemaps of the locales, their index, and `robots.txt`, unless the site brings its own. */
export function sitemapFiles(pages: readonly ReadPage[], site: PublishedSite): TextFile[] {
  const sitemaps = [...pagesByLocale(pages, site)].flatMap(([code, ofLocale]) => {
    const texts = buildSitemaps(ofLocale);
    return texts.map((text, index) => {
      const name = `/sitemap-${code}${texts.length === 1 ? '' : `-${index + 1}`}.xml`;
      // The files of all locales lie side by side, and a file may only list addresses of its own origin.
      const url = new URL(site.urlOf('/', code)).origin + site.base + name;
      return { path: name, text, url, changed: newest(ofLocale) };
    });
  });
  const index = { path: INDEX, text: buildSitemapIndex(sitemaps) };
  const robots = { path: ROBOTS, text: buildRobots(site.urlOf(INDEX, site.defaultCode)) };
  return [...sitemaps, index, ...(isStaticFile(ROBOTS) ? [] : [robots])].map(({ path: name, text }) => ({
    path: name,
    text,
  }));
}
