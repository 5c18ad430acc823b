import type { SidebarSpecItem } from '../../model/navigation/sidebar';
import type { LocalizedText } from '../../model/site/locale';
import { isWithin, joinPath } from '../../model/site/path';

/** A doc for a sidebar that follows folders. */
export interface FiledDoc {
  path: string;
  /** True for the index of its folder. */
  isIndex: boolean;
  /** Its position among its siblings, for an index its folder's; a doc without one comes after all that have one. */
  position: number | undefined;
  /** Its label, for an index its folder's. */
  label: LocalizedText | undefined;
}

/** Turns the name of a folder or a file into words: `Getting started`. */
export function inWords(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Placed {
  position: number;
  name: string;
  items: SidebarSpecItem[];
}

const inOrder = (a: Placed, b: Placed) =>
  a.position === b.position ? Number(a.name > b.name) - Number(a.name < b.name) : a.position - b.position;

/** Returns the items of a folder: its index first, then docs and folders by position, then the rest by name. */
export function followFolder(folder: string, docs: readonly FiledDoc[]): SidebarSpecItem[] {
  const index = docs.find((doc) => doc.isIndex && doc.path === folder);
  const names = new Map<string, FiledDoc[]>();
  for (const doc of docs) {
    if (doc === index || !isWithin(doc.path, folder)) continue;
    const [name = ''] = doc.path.slice(folder.replace(/\/$/, '').length + 1).split('/');
    names.set(name, [...(names.get(name) ?? []), doc]);
  }
  const placed = [...names].flatMap(([name, inside]): Placed[] => {
    const path = joinPath(folder, name);
    const position = (doc: FiledDoc | undefined) => doc?.position ?? Infinity;
    const fileDoc = inside.find((doc) => doc.path === path && !doc.isIndex);
    const below = inside.filter((doc) => doc !== fileDoc);
    const head = below.find((doc) => doc.path === path);
    const doc = fileDoc === undefined ? [] : [{ position: position(fileDoc), name, items: followDoc(fileDoc) }];
    if (below.length === 0) return doc;
    const label = head?.label ?? inWords(name);
    const items: SidebarSpecItem[] = [{ type: 'category', label, items: followFolder(path, below) }];
    return [...doc, { position: position(head), name, items }];
  });
  return [...(index === undefined ? [] : followDoc(index)), ...placed.sort(inOrder).flatMap(({ items }) => items)];
}

const followDoc = ({ path, isIndex, position }: FiledDoc): SidebarSpecItem[] => [
  { type: 'doc', path, ...(isIndex || position !== undefined ? {} : { isByName: true }) },
];
