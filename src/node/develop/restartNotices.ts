import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import type { LoadedSite } from '../content/loadSite';
import { SEARCH_SETTINGS, SETTINGS } from '../schema/featureSettings';
import { readAtStart } from '../site/readAtStart';
import { messagesOf } from '../diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Keys of `site.yaml` that are part of the browser's code or Gatsby's configuration, as are those of features. */
const SETTLED = ['url', 'baseUrl', 'locales'];
/** Folders that Gatsby watches only if they exist at the start. */
const FOLDERS = ['blog', ROOTS_FOLDER, 'videos'] as const;

/** What `npm run develop` reads only at its start. */
export interface Settled {
  settings: Readonly<Record<string, string>>;
  folders: readonly string[];
  /** What features read at the start, by file or folder. */
  files: Readonly<Record<string, string>>;
}

/** Returns the settings and folders that cannot change while the server runs. */
export function settledNow({ site, folder, engine }: LoadedSite): Settled {
  const { added } = engine;
  const keys = [...SETTLED, ...added.of(SETTINGS).flatMap(Object.keys)];
  const searchKeys = added.of(SEARCH_SETTINGS).flatMap(Object.keys);
  const [top, inSearch] = [site, site.search].map((group) => new Map(Object.entries<unknown>({ ...group })));
  return {
    settings: Object.fromEntries<string>([
      ...keys.map((key) => [key, JSON.stringify(top?.get(key))] as const),
      ...searchKeys.map((key) => [`search.${key}`, JSON.stringify(inSearch?.get(key))] as const),
    ]),
    folders: FOLDERS.filter((name) => existsSync(path.join(folder, name))),
    files: readAtStart(engine),
  };
}

/** Returns a sentence for each change that needs a restart. */
export function restartNotices(first: Settled, now: Settled): string[] {
  const keys = Object.keys(now.settings).filter((key) => first.settings[key] !== now.settings[key]);
  const files = Object.keys(now.files).filter((name) => first.files[name] !== now.files[name]);
  const folders = now.folders.filter((name) => !first.folders.includes(name));
  return [
    ...keys.map((key) => say('restart.key', { key }).message),
    ...files.map((name) => say('restart.file', { name }).message),
    ...folders.map((name) => say('restart.folder', { name }).message),
  ];
}
