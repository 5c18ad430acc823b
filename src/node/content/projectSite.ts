import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOTS_FOLDER } from '../../model/pages/docRoots';
import { keptRecords } from './keptRecords';
import { readFiledDocs } from './filedDocs';
import { contentFolder } from '../files/contentFolder';
import { loadSite, type LoadedSite, type SiteLoad } from './loadSite';

/** Files that are about the whole site. Pages, posts and images are not among them. */
const SITE_FILE = /\.(?:yaml|json|vtt|tsx?)$/;
/** Folders of the content that have such files, and those whose folders have. */
const FOLDERS = ['.', 'blog', 'videos'];
const FOLDERS_OF_FOLDERS = [ROOTS_FOLDER, 'locales'];

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The folders of the content's components, which may be in each other. */
function componentFolders(folder: string): string[] {
  const top = 'components';
  const inner = existsSync(path.join(folder, top))
    ? readdirSync(path.join(folder, top), { withFileTypes: true, recursive: true })
    : [];
  const below = inner.filter((entry) => entry.isDirectory());
  return [top, ...below.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))];
}

/** Changes when one of the site's own files does. A build takes them as they are when it begins. */
function stampOf(folder: string): string {
  if (process.env.NODE_ENV === 'production') return '';
  const inner = FOLDERS_OF_FOLDERS.flatMap((name) =>
    entriesOf(path.join(folder, name)).flatMap((entry) => (entry.isDirectory() ? path.join(name, entry.name) : [])),
  );
  return [...FOLDERS, ...inner, ...componentFolders(folder)]
    .flatMap((name) => entriesOf(path.join(folder, name)).map((entry) => path.join(folder, name, entry.name)))
    .filter((file) => SITE_FILE.test(file))
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');
}

interface Loaded {
  folder: string;
  /** Undefined where it is to be loaded again. */
  stamp: string | undefined;
  filed: string;
  load: SiteLoad;
}

/** Changes when a doc does of a folder that a sidebar follows, in what the sidebar takes of it. */
function filedStamp({ loaded }: SiteLoad): string {
  if (process.env.NODE_ENV === 'production' || loaded === undefined) return '';
  const following = [loaded.sidebars, ...loaded.otherSidebars].filter(({ folders }) => folders.length > 0);
  return JSON.stringify(following.map(({ version }) => readFiledDocs(loaded.folder, version, loaded.codes)));
}

let current: Loaded | undefined;

/** The load of the project's content folder: once in a build, while writing again after a change. */
export function projectLoad(): SiteLoad {
  const folder = contentFolder();
  const stamp = stampOf(folder);
  const known = current?.folder === folder ? current : undefined;
  if (known?.stamp === stamp) return known.load;
  const load = loadSite(folder, keptRecords(), known?.load.loaded);
  current = { folder, stamp, filed: filedStamp(load), load };
  return load;
}

/** The same, for those who use sidebars: where these follow folders, they change with the docs in them. */
export function projectLoadWithFolders(): SiteLoad {
  if (current !== undefined && current.filed !== filedStamp(current.load)) current.stamp = undefined;
  return projectLoad();
}

/** The project's site, for Gatsby's hooks, which pass it on; undefined where its `site.yaml` cannot be used. */
export const projectSite = (): LoadedSite | undefined => projectLoad().loaded;
