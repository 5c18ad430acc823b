import { folderRedirects } from '../navigation/folderRedirects';
import type { Redirect } from '../navigation/redirects';
import type { PlannedPost } from './planBlog';
import type { PlannedDoc, SitePlanInput } from './planPages';
import type { SidebarSpec, SidebarSpecItem } from '../../model/navigation/sidebar';
import { docRootOf, MAIN_ROOT } from '../../model/pages/docRoots';
import { newestOf } from '../../model/pages/releases';

/** The page data for planning; both read content and GraphQL nodes have it. */
export interface PlannablePage {
  path: string;
  locale: string;
  draft: boolean;
  unlisted?: boolean;
  /** False for a page that is shown only in the languages of its files. */
  fallback?: boolean;
  aliases: string[];
}

export interface PlannableDoc extends PlannablePage {
  /** Name of its sidebar; null for none, absent where the sidebars decide. */
  displayedSidebar?: string | null;
}

export interface PlannableSite {
  docs: readonly PlannableDoc[];
  posts: readonly (PlannablePage & { date: string; authors: string[]; tags: string[] })[];
  /** Sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** Names of all doc roots except the main one. */
  otherRoots: readonly string[];
  tags: readonly string[];
  hasAuthors: boolean;
  /** Keys of the authors that have pages of their own. */
  authorPages: readonly string[];
  redirects: readonly Redirect[];
  searchPath: string;
  featurePages: SitePlanInput['featurePages'];
  home: SitePlanInput['home'];
  postsSince?: SitePlanInput['postsSince'];
  defaultCode: string;
}

/** Returns the items of a sidebar and of its categories, in reading order. */
export function walk(items: readonly SidebarSpecItem[]): SidebarSpecItem[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...walk(item.items)] : [item]));
}

/** Returns sidebars without docs that are not published, nor categories and sidebars with no others. */
export function publishedSidebars<Sidebar extends Pick<SidebarSpec, 'name' | 'isDefault' | 'items'>>(
  sidebars: readonly Sidebar[],
  docs: readonly Pick<PlannableDoc, 'path' | 'displayedSidebar'>[],
): Sidebar[] {
  const paths = new Set(docs.map(({ path }) => path));
  const displayed = new Set(docs.map(({ displayedSidebar }) => displayedSidebar));
  const within = (items: readonly SidebarSpecItem[]): SidebarSpecItem[] =>
    items.flatMap((item): SidebarSpecItem[] => {
      if (item.type === 'link') return [item];
      if (item.type === 'doc') return paths.has(item.path) ? [item] : [];
      const left = within(item.items);
      const isEmptied =
        walk(item.items).some(({ type }) => type === 'doc') && !walk(left).some(({ type }) => type === 'doc');
      return left.length === 0 || isEmptied ? [] : [{ ...item, items: left }];
    });
  return sidebars
    .map((sidebar) => ({ ...sidebar, items: within(sidebar.items) }))
    .filter(({ name, isDefault, items }) => isDefault || displayed.has(name) || items.length > 0);
}

/** Returns the sidebar of each listed doc path; the first one wins. */
function sidebarByDoc(sidebars: readonly SidebarSpec[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, items } of sidebars) {
    for (const item of walk(items)) {
      if (item.type === 'doc' && !found.has(item.path)) found.set(item.path, name);
    }
  }
  return found;
}

function localesByPath(pages: readonly PlannablePage[]): Map<string, string[]> {
  const locales = new Map<string, string[]>();
  for (const { path, locale } of pages) locales.set(path, [...(locales.get(path) ?? []), locale].sort());
  return locales;
}

/** Returns the published pages, without drafts and their translations. */
export function publishedPages<Page extends PlannablePage>(pages: readonly Page[], defaultCode: string): Page[] {
  const originals = pages.filter(({ draft, locale }) => !draft && locale === defaultCode);
  const paths = new Set(originals.map(({ path }) => path));
  return pages.filter(({ path, draft }) => !draft && paths.has(path));
}

/** Returns the pages for lists. A translation is listed if its original is. */
export function listedPages<Page extends Pick<PlannablePage, 'path' | 'locale' | 'unlisted'>>(
  pages: readonly Page[],
  defaultCode: string,
): Page[] {
  const unlisted = new Set(
    pages.filter((page) => page.locale === defaultCode && page.unlisted === true).map(({ path }) => path),
  );
  return pages.filter(({ path }) => !unlisted.has(path));
}

/** Returns the pages hidden from readers of a locale: untranslated pages without fallback. */
export function hiddenPaths(
  pages: readonly Pick<PlannablePage, 'path' | 'locale' | 'fallback'>[],
  locale: string,
  defaultCode: string,
): ReadonlySet<string> {
  const localePaths = new Set(pages.filter((page) => page.locale === locale).map(({ path }) => path));
  const originals = pages.filter((page) => page.locale === defaultCode && page.fallback === false);
  return new Set(originals.flatMap(({ path }) => (localePaths.has(path) ? [] : path)));
}

function newestRelease({ docs, sidebars, home, defaultCode }: PlannableSite): string | undefined {
  if (home.releases === undefined) return undefined;
  const originals = listedPages(docs, defaultCode).filter(({ locale }) => locale === defaultCode);
  const listed = new Set(originals.map(({ path }) => path));
  return newestOf(home.releases, sidebars, (path) => listed.has(path));
}

/** Collects the input of `planPages`. */
export function gatherPlanInput(site: PlannableSite): SitePlanInput {
  const { docs, posts, defaultCode } = site;
  const isOriginal = ({ locale }: PlannablePage) => locale === defaultCode;
  const sidebarOf = sidebarByDoc(site.sidebars);
  const fallbackOf = (path: string) => {
    const version = docRootOf(path, site.otherRoots) ?? MAIN_ROOT;
    return site.sidebars.find((sidebar) => sidebar.isDefault && sidebar.version === version)?.name ?? '';
  };
  const redirects = [
    ...site.redirects,
    ...[...docs, ...posts].flatMap(({ path, aliases }) => aliases.map((from) => ({ from, to: path }))),
  ];
  const listed = listedPages(docs, defaultCode).filter(isOriginal);
  const folders = folderRedirects(
    listed.map(({ path }) => path),
    site.sidebars,
    [site.searchPath, ...site.featurePages.map(({ path }) => path), ...redirects.map(({ from }) => from)],
  );
  const docLocales = localesByPath(docs);
  const postLocales = localesByPath(posts);
  return {
    docs: docs.filter(isOriginal).map(({ path, displayedSidebar, unlisted, fallback }): PlannedDoc => ({
      path,
      sidebar: displayedSidebar === undefined ? (sidebarOf.get(path) ?? fallbackOf(path)) : displayedSidebar,
      locales: docLocales.get(path) ?? [],
      unlisted,
      fallback,
    })),
    posts: posts.filter(isOriginal).map(({ path, date, authors, tags, unlisted, fallback }): PlannedPost => ({
      path,
      date,
      authors,
      tags,
      locales: postLocales.get(path) ?? [],
      unlisted,
      fallback,
    })),
    categories: site.sidebars.flatMap(({ name, items }) =>
      walk(items).flatMap((item) =>
        item.type === 'category' && item.path !== undefined ? [{ path: item.path, sidebar: name }] : [],
      ),
    ),
    tags: site.tags,
    hasAuthors: site.hasAuthors,
    authorPages: site.authorPages,
    redirects: [...redirects, ...folders],
    searchPath: site.searchPath,
    featurePages: site.featurePages,
    home: site.home,
    postsSince: site.postsSince,
    newestRelease: newestRelease(site),
  };
}
