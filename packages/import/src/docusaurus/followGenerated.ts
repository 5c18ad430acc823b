import { type FiledDoc, type SidebarItemInput, type SidebarSpecItem, followFolder, isWithin, joinPath } from '../core';
import type { NewPage } from './convertPages';
import type { SidebarOutput } from './convertSidebars';
import { asText } from './settings';

interface Input {
  sidebars: Readonly<Record<string, SidebarOutput>>;
  /** Path of the version's docs. */
  root: string;
  /** The new pages in the default language. */
  pages: readonly NewPage[];
  /** Paths of the docs that the old site's sidebars listed automatically. */
  generated: ReadonlySet<string>;
}

const positionOf = ({ page }: NewPage): number | undefined => {
  const sidebarPosition = page.frontMatter.sidebar_position;
  return typeof sidebarPosition === 'number' ? sidebarPosition : page.position;
};

/**
 * Converts automatic lists to folders to follow where the result is the same, so that new pages are listed
 * automatically. Writes the positions of pages into their front matter.
 */
export function followGenerated({ sidebars, root, pages, generated }: Input): Record<string, SidebarOutput> {
  const docs = pages.filter(({ page, frontMatter }) => isWithin(page.path, root) && frontMatter.unlisted !== true);
  const filed = docs.map((each): FiledDoc => ({
    path: each.page.path,
    isIndex: /(?:^|\/)index$/.test(each.page.target),
    position: positionOf(each),
    label: asText(each.frontMatter.sidebar_label) ?? asText(each.frontMatter.title),
  }));
  const nameOf = (path: string) => path.slice(root.length + 1) || '/';
  const written = (item: SidebarSpecItem): SidebarItemInput[] => {
    if (item.type === 'doc') return [nameOf(item.path)];
    if (item.type === 'link') return [];
    return [{ category: item.label, items: item.items.flatMap(written) }];
  };
  const docsIn = (items: readonly SidebarItemInput[]): string[] =>
    items.flatMap((item) => {
      if (typeof item === 'string') return [joinPath(root, item)];
      return 'items' in item ? docsIn(item.items) : [''];
    });
  /** Returns the folder whose automatic list is the same; undefined for a list by hand or another order. */
  const folderOf = (items: readonly SidebarItemInput[]): string | undefined => {
    const inside = docsIn(items);
    const [first = ''] = inside;
    if (!inside.every((path) => generated.has(path))) return undefined;
    const list = JSON.stringify(items);
    const above = first.split('/').map((_part, index, parts) => parts.slice(0, parts.length - index).join('/'));
    return above
      .filter((folder) => isWithin(folder, root) && !filed.some(({ path, isIndex }) => path === folder && !isIndex))
      .find((folder) => JSON.stringify(followFolder(folder, filed).flatMap(written)) === list);
  };
  const follow = (items: readonly SidebarItemInput[]): SidebarItemInput[] => {
    const folder = folderOf(items);
    if (folder === undefined)
      return items.map((item) =>
        typeof item !== 'string' && 'items' in item ? { ...item, items: follow(item.items) } : item,
      );
    for (const each of docs) {
      const position = positionOf(each);
      if (position !== undefined && isWithin(each.page.path, folder)) each.frontMatter.sidebar_position = position;
    }
    return [{ auto: nameOf(folder) === '/' ? '.' : nameOf(folder) }];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, { label, items }]) => [name, { label, items: follow(items) }]),
  );
}
