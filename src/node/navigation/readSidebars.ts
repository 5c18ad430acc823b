import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReadingFinding } from '../diagnostics/readingRules';
import { ownAddress, type OwnSite } from '../../model/site/ownAddress';
import { joinPath } from '../../model/site/path';
import { categoryPath, type SidebarSpec, type SidebarSpecItem } from '../../model/navigation/sidebar';
import { CURRENT_VERSION, versionRoot } from '../../model/versions/versions';
import { sidebarsSchema, type SidebarItemInput } from '../schema/sidebarsSchema';
import { displayName } from '../site/contentFolder';
import { versionFolder } from '../content/docFolders';
import { parseYamlAs, type YamlSource } from '../yaml/parseYaml';
import { readText } from '../content/readText';

/** A doc or category of a sidebar, with its place in the file, for the checks. */
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
}

type Key = readonly PropertyKey[];

/** Reads a version's `sidebars.yaml` in a content folder; without the file there are no sidebars. */
export function readSidebars(
  folder: string,
  own: OwnSite,
  version: string = CURRENT_VERSION,
): { value: SidebarsFile | undefined; diagnostics: ReadingFinding[] } {
  const absolutePath = path.join(versionFolder(folder, version), 'sidebars.yaml');
  const file = displayName(absolutePath);
  if (!existsSync(absolutePath)) return { value: { file, version, sidebars: [], placed: [] }, diagnostics: [] };
  const parsed = parseYamlAs(readText(absolutePath), file, sidebarsSchema);
  if (parsed.value === undefined) return { value: undefined, diagnostics: parsed.diagnostics };
  const { data, source } = parsed.value;
  const placed: PlacedSidebarItem[] = [];
  const entries = Object.entries(data);
  const marked = entries.find(([, sidebar]) => sidebar.default)?.[0] ?? entries[0]?.[0];
  const sidebars = entries.map(([name, { label, items }]): SidebarSpec => ({
    name: version === CURRENT_VERSION ? name : `${version}/${name}`,
    version,
    label,
    isDefault: name === marked,
    items: items.map((item, index) =>
      readItem(item, [name, 'items', index], { sidebar: name, version, source, placed, own }),
    ),
  }));
  return { value: { file, version, sidebars, placed }, diagnostics: parsed.diagnostics };
}

/** What reading a sidebar's items needs and gathers. */
interface Reading {
  sidebar: string;
  version: string;
  source: YamlSource;
  placed: PlacedSidebarItem[];
  own: OwnSite;
}

function readItem(input: SidebarItemInput, key: Key, reading: Reading): SidebarSpecItem {
  const { sidebar, version, source, placed, own } = reading;
  const root = versionRoot(version);
  const place = <Item extends SidebarSpecItem>(item: Item, at: Key): Item => {
    placed.push({ sidebar, item, ...source.locate(at) });
    return item;
  };
  if (typeof input === 'string') return place({ type: 'doc', path: joinPath(root, input) }, key);
  if ('doc' in input) {
    return place({ type: 'doc', path: joinPath(root, input.doc), label: input.label }, [...key, 'doc']);
  }
  if ('link' in input) return { type: 'link', label: input.link, href: ownAddress(input.href, own) };
  const { category: label, slug, description, items } = input;
  const at = slug === undefined ? key : [...key, 'slug'];
  const page = slug === undefined ? undefined : categoryPath(slug, root);
  const item = place({ type: 'category', label, path: page, description, items: [] as SidebarSpecItem[] }, at);
  const children = items.map((child, index) => readItem(child, [...key, 'items', index], reading));
  item.items.push(...children);
  return item;
}
