import type { SidebarSpecItem } from '../../model/navigation/sidebar';
import type { LocalizedText } from '../../model/site/locale';
import { isWithin, joinPath } from '../../model/site/path';

/** A doc as a sidebar that follows the folders needs it. */
export interface FiledDoc {
  path: string;
  /** True for the file that stands for its folder. */
  isIndex: boolean;
  /** Its place among what is beside it, an index that of its folder; after all that have one where undefined. */
  position: number | undefined;
  /** Its name; that of the folder that it stands for. */
  label: LocalizedText | undefined;
}

/**
 * The name of a folder or a file in words.
 * @example inWords('getting-started') // 'Getting started'
 */
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

/**
 * The items of a folder: its index first, then docs and folders by their position, those without one by their name. A
 * folder is a category with the name of its index, else its own.
 */
export function followFolder(folder: string, docs: readonly FiledDoc[]): SidebarSpecItem[] {
  const index = docs.find((doc) => doc.isIndex && doc.path === folder);
  const names = new Map<string, FiledDoc[]>();
  for (const doc of docs) {
    if (doc === index || !isWithin(doc.path, folder)) continue;
    const [name = ''] = doc.path.slice(joinPath(folder).length + 1).split('/');
    names.set(name, [...(names.get(name) ?? []), doc]);
  }
  const placed = [...names].flatMap(([name, inside]): Placed[] => {
    const path = joinPath(folder, name);
    const position = (doc: FiledDoc | undefined) => doc?.position ?? Infinity;
    const own = inside.find((doc) => doc.path === path && !doc.isIndex);
    const below = inside.filter((doc) => doc !== own);
    const head = below.find((doc) => doc.path === path);
    const doc = own === undefined ? [] : [{ position: position(own), name, items: followDoc(own) }];
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
