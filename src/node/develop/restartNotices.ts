import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import type { Site } from '../schema/siteSchema';

/** Keys of `site.yaml` that are part of the browser's code or of Gatsby's configuration. */
const SETTLED = ['url', 'baseUrl', 'locales', 'analytics', 'feedback'] as const;
/** Folders of which Gatsby watches only those that it finds when it starts. */
const FOLDERS = ['blog', 'locales', ROOTS_FOLDER, 'videos'] as const;

/** What a run of `npm run develop` keeps as it was at its start. */
export interface Settled {
  settings: Readonly<Record<string, string>>;
  folders: readonly string[];
}

/** What of the settings and the folders cannot change while the server runs. */
export function settledNow(site: Site, folder: string): Settled {
  return {
    settings: Object.fromEntries(SETTLED.map((key) => [key, JSON.stringify(site[key])])),
    folders: FOLDERS.filter((name) => existsSync(path.join(folder, name))),
  };
}

/** A sentence for each change that is taken up only by a new start. */
export function restartNotices(first: Settled, now: Settled): string[] {
  const keys = SETTLED.filter((key) => first.settings[key] !== now.settings[key]);
  const folders = now.folders.filter((name) => !first.folders.includes(name));
  return [
    ...keys.map((key) => `"${key}" in site.yaml has changed. Start "npm run develop" again to see it.`),
    ...folders.map((name) => `The folder "${name}" is new. Start "npm run develop" again to see what is in it.`),
  ];
}
