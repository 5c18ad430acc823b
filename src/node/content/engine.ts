import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBuild } from '../environment';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import { openRecords, type RecordStore } from './recordStore';
import { readFiledDocs } from './filedDocs';
import { CODE_FOLDERS } from './react/siteModules';
import { loadSite, type LoadedSite, type SiteEngine, type SiteLoad } from './loadSite';

/** Site-wide files. Pages, posts and images are not among them. */
const SITE_FILE = /\.(?:yaml|json|vtt|tsx?)$/;
/** Folders of the content with such files, and folders whose subfolders have them. */
const FOLDERS = ['.', 'blog', 'videos'];
const FOLDERS_OF_FOLDERS = [ROOTS_FOLDER, 'locales'];

function entriesOf(folder: string, recursive = false) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive });
  } catch {
    return [];
  }
}

/** Returns a folder of the site's code, and those in it. */
function codeFolders(folder: string, top: string): string[] {
  const below = entriesOf(path.join(folder, top), true).filter((entry) => entry.isDirectory());
  return [top, ...below.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))];
}

/** Returns a stamp that changes with the site-wide files; empty in a build, which reads them once, at its start. */
function stampOf(folder: string): string {
  if (isBuild()) return '';
  const inner = FOLDERS_OF_FOLDERS.flatMap((name) =>
    entriesOf(path.join(folder, name)).flatMap((entry) => (entry.isDirectory() ? path.join(name, entry.name) : [])),
  );
  return (
    [...FOLDERS, ...inner, ...CODE_FOLDERS.flatMap((top) => codeFolders(folder, top))]
      .flatMap((name) => entriesOf(path.join(folder, name)).map((entry) => path.join(folder, name, entry.name)))
      .filter((file) => SITE_FILE.test(file))
      // A file may be removed after its folder was listed.
      .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n')
  );
}

interface Loaded {
  /** Undefined to load the site again. */
  stamp: string | undefined;
  filed: string;
  load: SiteLoad;
}

/** Returns a stamp that changes with the docs that sidebars may take from folders: their places and labels. */
function filedStamp({ loaded }: SiteLoad): string {
  if (isBuild() || loaded === undefined) return '';
  const following = [loaded.sidebars, ...loaded.otherSidebars].filter(({ folders }) => folders.length > 0);
  return JSON.stringify(following.map(({ version }) => readFiledDocs(loaded.engine, version, loaded.own)));
}

/** An engine with the site that it has read. */
export interface Engine extends SiteEngine {
  /** The compiled pages, cached for the next run of the same code. */
  records: () => RecordStore;
  /** Loads the content folder: once in a build, while writing again after each change. */
  load: () => SiteLoad;
  /** Does the same for users of sidebars: where sidebars follow folders, the load also changes with their docs. */
  loadWithFolders: () => SiteLoad;
  /** Returns the site for Gatsby's hooks; undefined where `site.yaml` cannot be used. */
  site: () => LoadedSite | undefined;
}

/** Adds the reading of its site to an engine. */
export function withSite(engine: SiteEngine): Engine {
  const { folder } = engine;
  let kept: RecordStore | undefined;
  let current: Loaded | undefined;
  const records = () => (kept ??= openRecords(folder));
  const load = () => {
    const stamp = stampOf(folder);
    if (current !== undefined && current.stamp === stamp) return current.load;
    const read = loadSite(engine, records(), current?.load.loaded);
    current = { stamp, filed: filedStamp(read), load: read };
    return read;
  };
  const loadWithFolders = () => {
    if (current !== undefined && current.filed !== filedStamp(current.load)) current.stamp = undefined;
    return load();
  };
  // The same object, which is the key of what is kept for an engine: its sites have it, too.
  return Object.assign(engine, { records, load, loadWithFolders, site: () => load().loaded });
}
