import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { buildBreadcrumbs } from '../../model/navigation/breadcrumbs';
import { textIn } from '../../model/site/locale';
import type { PagePlan } from '../pages/pagePlan';
import { areaOf } from '../../model/search/areas';
import { docsTag, docRootOf, MAIN_ROOT, pathInRoot } from '../../model/pages/docRoots';
import type { SectionEntry } from './documents';
import type { SearchManifest } from '../../model/search/manifest';
import type { SidebarItem } from '../../model/navigation/sidebar';
import type { LoadedSite } from '../content/loadSite';
import { NEEDED_TEXTS } from '../site/requestedTexts';
import { isSearchPrivate } from '../site/served';
import { localesWithContent } from '../site/docPath';
import { hiddenPaths } from '../pages/planInput';
import { sidebarId } from '../types/nodeIds';
import type { DocNode, SidebarNode } from '../types/nodeTypes';
import { findIndex } from './searchNode';
import { writeIndex, writeManifests, type WrittenIndex } from './writeSearchFiles';

interface SearchSources {
  loaded: LoadedSite;
  plans: readonly PagePlan[];
}

/** Creates a finder of a page's breadcrumbs in its sidebar, without the page itself. */
function breadcrumbs(args: CreatePagesArgs, plans: readonly PagePlan[], locale: string) {
  const sidebarOf = new Map(plans.map(({ path: page, context }) => [page, context.sidebar]));
  const trees = new Map<string, SidebarItem[]>();
  const treeOf = (name: string) => {
    const parsedTree = trees.get(name);
    if (parsedTree !== undefined) return parsedTree;
    const node = args.getNode(sidebarId(name, locale)) as SidebarNode | undefined;
    const tree = node === undefined ? [] : (JSON.parse(node.tree) as SidebarItem[]);
    trees.set(name, tree);
    return tree;
  };
  return (page: string): string[] => {
    const sidebar = sidebarOf.get(page);
    if (typeof sidebar !== 'string') return [];
    return buildBreadcrumbs(treeOf(sidebar), page)
      .slice(0, -1)
      .map(({ label }) => label);
  };
}

/** FlexSearch 0.6's export of an index: first, document numbers by token. */
type Exported = [[Record<string, number[]>]];

function writeLocale(args: CreatePagesArgs, { loaded, plans }: SearchSources, locale: string) {
  const { site, otherRoots } = loaded;
  const node = findIndex(locale, args);
  const [[postings]] = JSON.parse(node.index) as Exported;
  const store = node.store as Record<string, SectionEntry>;
  const areas = site.search.areas;
  const current = (page: string) => {
    const root = docRootOf(page, otherRoots);
    return root === undefined ? page : pathInRoot(page, root, MAIN_ROOT);
  };
  return writeIndex(
    {
      lang: locale,
      siteWords: loaded.searchWords.get(locale),
      postings,
      sections: Object.keys(store).map((_, number) => store[number] as SectionEntry),
      areaOf: (page) => areaOf(current(page), areas),
      breadcrumbOf: breadcrumbs(args, plans, locale),
    },
    path.resolve('public'),
  );
}

/** Returns names of the doc roots by tag, if a reader has a choice. */
function rootTags(roots: LoadedSite['docRoots'], locale: string, defaultCode: string): SearchManifest['tags'] {
  if (roots.length < 2) return [];
  return roots.map(({ name, label }) => ({
    tag: docsTag(name),
    label: textIn(label, locale, defaultCode) || name,
  }));
}

/** Writes an index and a manifest for each locale, after the sidebars, whose categories results name. */
export function createSearchFiles(args: CreatePagesArgs, sources: SearchSources): void {
  const { site, folder, codes, docRoots, textsOf } = sources.loaded;
  const [defaultCode = ''] = codes;
  const written: WrittenIndex[] = [];
  for (const locale of localesWithContent(folder, codes)) written.push(writeLocale(args, sources, locale));
  const featureTexts = sources.loaded.added
    .of(NEEDED_TEXTS)
    .flatMap(({ namespaces, inSearch }) => (inSearch === true ? namespaces : []));
  const namespaces = ['search', ...featureTexts];
  const pages = [...args.getNodesByType('Doc'), ...args.getNodesByType('BlogPost')] as (Node & DocNode)[];
  const manifests = codes.map((locale): SearchManifest => {
    const localePaths = pages.filter((page) => page.locale === locale).map((page) => page.path);
    const elsewhere = new Set([...localePaths, ...hiddenPaths(pages, locale, defaultCode)]);
    // The reader's language first, then the original's; translations into a third language do not help.
    const indexes = [locale, defaultCode].flatMap((code, at, all) =>
      all.indexOf(code) === at ? written.filter(({ manifest }) => manifest.lang === code) : [],
    );
    return {
      locale,
      indexes: indexes.map(({ manifest, paths }) => ({
        ...manifest,
        without: manifest.lang === locale ? [] : paths.flatMap((page, number) => (elsewhere.has(page) ? [number] : [])),
      })),
      areas: site.search.areas.map(({ label, ...area }) => ({ ...area, label: textIn(label, locale, defaultCode) })),
      tags: rootTags(docRoots, locale, defaultCode),
      featured: site.home.featured.flatMap((path) => {
        const found = [locale, defaultCode].flatMap((code) =>
          pages.filter((page) => page.path === path && page.locale === code),
        );
        return found.slice(0, 1).map(({ title, locale: lang }) => ({ href: path, title, section: '', lang }));
      }),
      isPrivate: isSearchPrivate(sources.loaded.added),
      texts: Object.fromEntries(namespaces.map((name) => [name, textsOf(locale, name)])),
    };
  });
  writeManifests(manifests, path.resolve('public'));
}
