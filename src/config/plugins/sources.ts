import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';

/** Folders of the content, each a source of files under its own name. */
const FOLDERS = ['docs', ROOTS_FOLDER, 'blog', 'videos'] as const;
/** Folders that commands read, and no page is made of: skeletons of pages, and saved queries. */
const UNBUILT = ['templates', 'queries'] as const;
/** The i18n plugin looks for its catalogues in the source of this name. */
export const LOCALE_SOURCE = 'locale';

function filesystem(name: string, folder: string, ignore: string[] = []): PluginRef {
  return { resolve: 'gatsby-source-filesystem', options: { name, path: folder, ignore: ['**/_*', ...ignore] } };
}

/** The content folder as sources of files; folders that do not exist are left out. */
export function sourcePlugins(contentFolder: string): PluginRef[] {
  const folders = FOLDERS.map((name) => [name, path.join(contentFolder, name)] as const);
  const locales = [LOCALE_SOURCE, path.join(contentFolder, 'locales')] as const;
  const present = [...folders, locales].filter(([, folder]) => existsSync(folder));
  const site = filesystem(
    'site',
    contentFolder,
    [...FOLDERS, 'locales', ...UNBUILT].map((name) => `**/${name}/**`),
  );
  return [site, ...present.map(([name, folder]) => filesystem(name, folder))];
}
