import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';

/** Content folders, each a file source of its name. */
const FOLDERS = ['docs', ROOTS_FOLDER, 'blog', 'videos'] as const;
/** Folders for commands only: page templates and saved queries. */
const UNBUILT = ['templates', 'queries'] as const;
/** Name of the file source in which the i18n plugin looks for catalogues. */
export const LOCALE_SOURCE = 'locale';

function filesystem(name: string, folder: string, ignore: string[] = []): PluginRef {
  return { resolve: 'gatsby-source-filesystem', options: { name, path: folder, ignore: ['**/_*', ...ignore] } };
}

/** The content folders as file sources; omits missing ones. */
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
