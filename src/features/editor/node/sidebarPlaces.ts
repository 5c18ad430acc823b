import { parseDocument } from 'yaml';
import { textIn, type LocalizedText } from '../../../model/site/locale';
import type { SidebarItemInput } from '../../../node/schema/sidebarsSchema';
import { patchYaml } from './patchYaml';

/** A page of the main doc root. */
export interface PlacedDoc {
  /** Its path below `docs`. */
  doc: string;
  title: string;
  /** Its `sidebar_position`. */
  position: unknown;
}

/** A place for a new page. */
export interface SidebarPlace {
  /** Names of the sidebar and of its categories. */
  group: string;
  /** Name of the item before it; undefined at the start, and for a place by name. */
  after?: string | undefined;
  /** Returns the text of `sidebars.yaml` with the page, for a sidebar that lists its pages. */
  write?: () => string;
  /** The page's `sidebar_position`, for a sidebar that follows the page's folder; without it, it stands by its name. */
  position?: number;
}

const folderOf = (doc: string) => doc.slice(0, doc.lastIndexOf('/') + 1);

/** Returns the places among the pages of a folder, the last of them by name. */
function placesInFolder(group: string, doc: string, docs: readonly PlacedDoc[]): SidebarPlace[] {
  const ordered = docs
    .flatMap(({ position, ...each }) => (typeof position === 'number' ? [{ ...each, position }] : []))
    .filter((each) => folderOf(each.doc) === folderOf(doc))
    .sort((one, other) => one.position - other.position);
  const places = ordered.map(({ title, position }, index): SidebarPlace => {
    const next = ordered[index + 1]?.position ?? position + 2;
    return { group, after: title, position: (position + next) / 2 };
  });
  const start = ordered.slice(0, 1).map(({ position }) => ({ group, position: position - 1 }));
  return [...start, ...places, { group }];
}

/** A place in a list, and the page before it. */
interface Found {
  place: SidebarPlace;
  path?: string;
}

/**
 * Returns the places for a new page by the order of the sidebars, and the one to offer: after the last page of its
 * folder. A page that is listed already has none.
 * @param text the text of `sidebars.yaml`
 * @param doc the page's path below `docs`
 * @param code the language of the names
 */
export function sidebarPlaces(
  text: string,
  doc: string,
  docs: readonly PlacedDoc[],
  code: string,
): { places: SidebarPlace[]; offered: SidebarPlace | undefined } {
  const document = parseDocument(text);
  const sidebars = (document.errors.length > 0 ? {} : document.toJS()) as Record<
    string,
    { label: LocalizedText; items: SidebarItemInput[] }
  > | null;
  const nameOf = (label: LocalizedText) => textIn(label, code, code);
  const titleOf = (path: string) => docs.find((each) => each.doc === path)?.title ?? path;
  function read(group: string, list: SidebarItemInput[]): Found[] {
    const placeAt = (index: number, after?: string): SidebarPlace => ({
      group,
      after,
      write: () => {
        list.splice(index, 0, doc);
        return patchYaml(text, sidebars);
      },
    });
    const found = list.flatMap((item, index): Found[] => {
      if (typeof item === 'object' && 'auto' in item) {
        const isInside = item.auto === '.' || doc.startsWith(`${item.auto}/`);
        return isInside ? placesInFolder(group, doc, docs).map((place) => ({ place })) : [];
      }
      if (typeof item === 'object' && 'category' in item) {
        const name = nameOf(item.category);
        return [...read(`${group} › ${name}`, item.items), { place: placeAt(index + 1, name) }];
      }
      if (typeof item === 'object' && 'link' in item) return [{ place: placeAt(index + 1, nameOf(item.link)) }];
      const path = typeof item === 'string' ? item : item.doc;
      return [{ place: placeAt(index + 1, titleOf(path)), path }];
    });
    return [{ place: placeAt(0) }, ...found];
  }
  const found = Object.values(sidebars ?? {}).flatMap(({ label, items }) => read(nameOf(label), items));
  if (found.some(({ path }) => path === doc)) return { places: [], offered: undefined };
  const byFolder = found.filter(({ place }) => place.write === undefined);
  const shown = byFolder.length > 0 ? byFolder : found;
  const near = shown.findLast(({ path }) => path !== undefined && folderOf(path) === folderOf(doc)) ?? shown.at(-1);
  return { places: shown.map(({ place }) => place), offered: near?.place };
}
