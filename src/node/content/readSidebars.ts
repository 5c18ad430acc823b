import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { ownAddress, type OwnSite } from '../../model/site/ownAddress';
import { isWithin, joinPath } from '../../model/site/path';
import { categoryPath, type SidebarSpec, type SidebarSpecItem } from '../../model/navigation/sidebar';
import { MAIN_ROOT, sidebarInRoot, rootPath } from '../../model/pages/docRoots';
import { sidebarsSchema, type SidebarItemInput } from '../schema/sidebarsSchema';
import { didYouMean } from '../diagnostics/nearest';
import { displayName } from '../files/contentFolder';
import type { EngineParts } from '../site/siteFacts';
import type { FolderRoot } from '../site/docRootSettings';
import { rootFolder } from '../site/docFolders';
import { parseYamlAs, type YamlSource } from '../yaml/parseYaml';
import { isReadable, readText } from '../files/readText';
import { readFiledDocs } from './filedDocs';
import { followFolder, type FiledDoc } from '../navigation/followFolders';
import { say } from './say';

/** A doc or category of a sidebar, with its position in the file, for the checks. */
interface PlacedSidebarItem {
  sidebar: string;
  item: SidebarSpecItem;
  line: number;
  column: number;
}

export interface SidebarsFile {
  file: string;
  version: string;
  sidebars: SidebarSpec[];
  placed: PlacedSidebarItem[];
  /** Paths of the folders that it follows: their docs need no line. */
  folders: readonly string[];
}

type Key = readonly PropertyKey[];

/** Reads the `sidebars.yaml` of a doc root in a content folder, with a sidebar for each root in a folder that it lacks. */
export function readSidebars(
  engine: EngineParts,
  own: OwnSite,
  version: string = MAIN_ROOT,
  roots: readonly FolderRoot[] = [],
): { value: SidebarsFile | undefined; diagnostics: ReadingFinding[] } {
  const absolutePath = path.join(rootFolder(engine.folder, version), 'sidebars.yaml');
  const file = displayName(absolutePath);
  const isWritten = isReadable(absolutePath);
  if (!isWritten && roots.length === 0)
    return { value: { file, version, sidebars: [], placed: [], folders: [] }, diagnostics: [] };
  const parsed = parseYamlAs(isWritten ? readText(absolutePath) : '{}', file, sidebarsSchema);
  if (parsed.value === undefined) return { value: undefined, diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const placed: PlacedSidebarItem[] = [];
  const root = rootPath(version, own.docsBase);
  const ofFile = Object.entries(data);
  const inFile = ofFile.flatMap(([, { items }]) => writtenItems(items, root));
  const missing = roots.filter(({ folder }) => !inFile.some(({ path: at }) => isWithin(at, joinPath(root, folder))));
  const entries = [
    ...ofFile,
    ...missing.map(({ folder, label }) => [folder, { label, default: false, items: [{ auto: folder }] }] as const),
  ];
  const written = entries.flatMap(([, { items }]) => writtenItems(items, root));
  const folders = written.filter(({ isFolder }) => isFolder).map(({ path: at }) => at);
  const filed = folders.length > 0 ? readFiledDocs(engine, version, own) : [];
  const diagnostics = [...parsed.diagnostics];
  const marked = (ofFile.find(([, sidebar]) => sidebar.default) ?? ofFile[0])?.[0];
  const sidebars = entries.map(([name, { label, items }]): SidebarSpec => ({
    name: sidebarInRoot(name, version),
    version,
    label,
    isDefault: name === marked,
    items: items.flatMap((item, index) =>
      readItem(item, [name, 'items', index], {
        sidebar: name,
        version,
        file,
        source,
        placed,
        own,
        written,
        filed,
        diagnostics,
      }),
    ),
  }));
  return { value: { file, version, sidebars, placed, folders }, diagnostics };
}

/** A doc or a folder that the file names. */
interface WrittenItem {
  path: string;
  isFolder: boolean;
}

function writtenItems(items: readonly SidebarItemInput[], root: string): WrittenItem[] {
  return items.flatMap((item): WrittenItem[] => {
    if (typeof item === 'string') return [{ path: joinPath(root, item), isFolder: false }];
    if ('doc' in item) return [{ path: joinPath(root, item.doc), isFolder: false }];
    if ('auto' in item) return [{ path: folderPath(item.auto, root), isFolder: true }];
    return 'items' in item ? writtenItems(item.items, root) : [];
  });
}

const folderPath = (folder: string, root: string) =>
  joinPath(root, ...folder.split('/').filter((part) => part !== '.'));

/** The input and the results of reading a sidebar's items. */
interface Reading {
  sidebar: string;
  version: string;
  file: string;
  source: YamlSource;
  placed: PlacedSidebarItem[];
  own: OwnSite;
  /** All docs and folders that the file names. */
  written: readonly WrittenItem[];
  /** The docs that folders may list. */
  filed: readonly FiledDoc[];
  diagnostics: ReadingFinding[];
}

/** Returns the items of a folder, without docs and subfolders that the file names itself. */
function readFolder(name: string, key: Key, reading: Reading): SidebarSpecItem[] {
  const { sidebar, version, file, source, placed, own, written, filed, diagnostics } = reading;
  const root = rootPath(version, own.docsBase);
  const place = source.locate([...key, 'auto']);
  const folder = folderPath(name, root);
  const inside = filed.filter(({ path: own }) => isWithin(own, folder));
  if (inside.length === 0) {
    const folders = filed.map((doc) => path.posix.dirname(doc.path).slice(root.length + 1));
    diagnostics.push({
      rule: 'data/value',
      file,
      ...place,
      ...say('data/value.emptyFolder', { name }, didYouMean(name, folders)),
    });
    return [];
  }
  const isElsewhere = (doc: string) =>
    written.some(({ path: at, isFolder }) =>
      isFolder ? at !== folder && isWithin(at, folder) && isWithin(doc, at) : at === doc,
    );
  const items = followFolder(
    folder,
    inside.filter((doc) => !isElsewhere(doc.path)),
  );
  const note = (item: SidebarSpecItem) => {
    if (item.type === 'doc') placed.push({ sidebar, item, ...place });
    if (item.type === 'category') item.items.forEach(note);
  };
  items.forEach(note);
  return items;
}

function readItem(input: SidebarItemInput, key: Key, reading: Reading): SidebarSpecItem[] {
  const { sidebar, version, source, placed, own } = reading;
  const root = rootPath(version, own.docsBase);
  const place = <Item extends SidebarSpecItem>(item: Item, at: Key): Item => {
    placed.push({ sidebar, item, ...source.locate(at) });
    return item;
  };
  if (typeof input === 'string') return [place({ type: 'doc', path: joinPath(root, input) }, key)];
  if ('doc' in input) {
    return [place({ type: 'doc', path: joinPath(root, input.doc), label: input.label }, [...key, 'doc'])];
  }
  if ('auto' in input) return readFolder(input.auto, key, reading);
  if ('link' in input) return [{ type: 'link', label: input.link, href: ownAddress(input.href, own) }];
  const { category: label, slug, description, items } = input;
  const at = slug === undefined ? key : [...key, 'slug'];
  const page = slug === undefined ? undefined : categoryPath(slug, root);
  const item = place({ type: 'category', label, path: page, description, items: [] as SidebarSpecItem[] }, at);
  const children = items.flatMap((child, index) => readItem(child, [...key, 'items', index], reading));
  item.items.push(...children);
  return [item];
}
