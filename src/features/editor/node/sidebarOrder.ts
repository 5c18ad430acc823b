import { textIn } from '../../../model/site/locale';
import type { SidebarSpec, SidebarSpecItem } from '../../../model/navigation/sidebar';

/** A doc, and the names of the sidebar and the categories that it is in. */
interface Listed {
  path: string;
  trail: readonly string[];
}

/** Paths below `docs` in the order of the sidebars; folders have a name. */
export type SidebarPaths = readonly (readonly [path: string, name: string])[];

/** Names and order of folders and pages for the lists of the CMS. */
export interface SidebarOrder {
  nameOf: (folder: string) => string | undefined;
  /** Compares paths; those that the site did not have when it was built come last. */
  compare: (one: string, other: string) => number;
}

const foldersOf = (path: string) => {
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
};

/** Returns the docs of sidebars and their folders. A folder has the name of the smallest part with all its docs. */
export function sidebarPaths(sidebars: readonly SidebarSpec[], docsBase: string, code: string): SidebarPaths {
  const listed = (items: readonly SidebarSpecItem[], trail: readonly string[]): Listed[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return listed(item.items, [...trail, textIn(item.label, code, code)]);
      return item.type === 'doc' ? [{ path: item.path.slice(docsBase.length).replace(/^\//, ''), trail }] : [];
    });
  const docs = sidebars.flatMap(({ label, items }) => listed(items, [textIn(label, code, code)]));
  const trails = new Map<string, readonly string[]>();
  for (const { path, trail } of docs)
    for (const folder of foldersOf(path)) {
      const others = trails.get(folder) ?? trail;
      const end = others.findIndex((name, index) => name !== trail[index]);
      trails.set(folder, end < 0 ? others : others.slice(0, end));
    }
  const paths = docs.flatMap(({ path }) => [
    ...foldersOf(path).map((folder) => [folder, trails.get(folder)?.at(-1) ?? ''] as const),
    [path, ''] as const,
  ]);
  return [...new Map(paths)];
}

/** Returns the names and the order of paths. */
export function sidebarOrder(paths: SidebarPaths): SidebarOrder {
  const names = new Map(paths);
  const ranks = new Map(paths.map(([path], index) => [path, index]));
  const rankOf = (path: string) => ranks.get(path.replace(/\/index$/, '')) ?? paths.length;
  return { nameOf: (folder) => names.get(folder), compare: (one, other) => rankOf(one) - rankOf(other) };
}
