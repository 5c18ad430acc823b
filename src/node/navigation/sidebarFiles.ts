import { createHash } from 'node:crypto';
import { pagesOf, type SidebarItem } from '../../model/navigation/sidebar';
import { packRow, visibleEntries, type SidebarEntry } from '../../model/navigation/sidebarEntries';
import type { TextFile } from '../files/writeFiles';
import type { LocalizedSidebar } from './buildSidebarNodes';

/** Folder of the rows of sidebars, in the output folder and in URLs. */
export const SIDEBAR_FOLDER = 'static/sidebars';

const DIGEST_LENGTH = 12;

type Named = Pick<LocalizedSidebar, 'name' | 'locale'>;

function fileOf({ name, locale }: Named, rows: readonly SidebarEntry[]): TextFile {
  const text = JSON.stringify(rows.map(packRow));
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  // The name of one in another doc root contains the root: `1.0/ohjeet`.
  return { path: `${SIDEBAR_FOLDER}/${name.replaceAll('/', '-')}-${locale}-${digest}.json`, text };
}

/** Returns the file of the rows that the page at a path shows; pages with the same rows share it. */
export const rowsFile = (sidebar: Named, items: readonly SidebarItem[], path: string): TextFile =>
  fileOf(sidebar, visibleEntries(items, path));

/** Returns the files of the rows of all pages in a sidebar, and of one that it does not list. */
export function rowsFiles(sidebar: LocalizedSidebar): TextFile[] {
  const files = ['', ...pagesOf(sidebar.items)].map((path) => rowsFile(sidebar, sidebar.items, path));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Returns the file of all rows, for pages that show a part of them; undefined for a small sidebar. */
export function wholeFile(sidebar: LocalizedSidebar): TextFile | undefined {
  const isPruned = visibleEntries(sidebar.items, '').some(({ pruned }) => pruned);
  return isPruned ? fileOf(sidebar, visibleEntries(sidebar.items, '', Infinity)) : undefined;
}
