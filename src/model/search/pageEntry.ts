import { plainId } from '../text/plainId';

/** A page in the results. */
export interface PageEntry {
  path: string;
  title: string;
  description: string;
  /** Breadcrumb, from the root down. */
  breadcrumb: readonly string[];
  /** Sections as id and heading. */
  sections: readonly (readonly [anchor: string, heading: string])[];
}

/** A stored section: the heading alone if the id follows from it, else with the id or its number of words. */
type PackedSection = string | readonly [heading: string] | readonly [heading: string, id: number | string];
/** A stored page, as a tuple without property names. */
export type PackedEntry = readonly [
  path: string,
  title: string,
  description: string,
  breadcrumb: readonly string[],
  ...sections: PackedSection[],
];

/** The default id of a heading. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const plainIdOf = (heading: string, words = Infinity) => {
  const id = idOf(heading.split(/\s+/).slice(0, words).join(' '));
  return plainId(id) ?? id;
};

/** Packs an entry. Omits ids that follow from their headings, which are a third of the download. */
export function packEntry({ path, title, description, breadcrumb, sections }: PageEntry): PackedEntry {
  const pack = ([anchor, heading]: PageEntry['sections'][number]): PackedSection => {
    if (anchor === idOf(heading)) return heading;
    if (anchor === plainIdOf(heading)) return [heading];
    const words = heading.split(/\s+/).findIndex((_, at) => anchor === plainIdOf(heading, at + 1)) + 1;
    return [heading, words === 0 ? anchor : words];
  };
  return [path, title, description, breadcrumb, ...sections.map(pack)];
}

export function readEntry([path, title, description, breadcrumb, ...sections]: PackedEntry): PageEntry {
  const read = (packed: PackedSection): PageEntry['sections'][number] => {
    if (typeof packed === 'string') return [idOf(packed), packed];
    const [heading, id] = packed;
    return [typeof id === 'string' ? id : plainIdOf(heading, id), heading];
  };
  return { path, title, description, breadcrumb, sections: sections.map(read) };
}

/** The order in which the entries of pages are stored: `[2, 0]` of 4 first is `[2, 0, 1, 3]`. */
export function entryOrder(firsts: readonly number[], pageCount: number): number[] {
  return [...new Set([...firsts, ...Array(pageCount).keys()])];
}
