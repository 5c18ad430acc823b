import { plainId } from '../text/plainId';

/** A page as results show it. */
export interface PageEntry {
  path: string;
  title: string;
  description: string;
  /** Names of what the page is in, the widest first. */
  breadcrumb: readonly string[];
  /** Its sections: id of the heading, and the heading. */
  sections: readonly (readonly [anchor: string, heading: string])[];
}

/**
 * A section as it is stored: its heading alone where that says the id; in a list where it says it in plain letters, with
 * the number of its words that do, as for a long row; else with the id.
 */
type PackedSection = string | readonly [heading: string] | readonly [heading: string, id: number | string];
/** A page as it is stored, without the names of what is there. */
export type PackedEntry = readonly [
  path: string,
  title: string,
  description: string,
  breadcrumb: readonly string[],
  ...sections: PackedSection[],
];

/** The id that a heading has unless something else speaks against it. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const plainIdOf = (heading: string, words = Infinity) => {
  const id = idOf(heading.split(/\s+/).slice(0, words).join(' '));
  return plainId(id) ?? id;
};

/** Most ids follow from their headings and are left out: they are a third of what results load. */
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

/**
 * The pages in the order in which their entries are filed: some first, the others by their numbers.
 * @example entryOrder([2, 0], 4) // [2, 0, 1, 3]
 */
export function entryOrder(firsts: readonly number[], pageCount: number): number[] {
  return [...new Set([...firsts, ...Array(pageCount).keys()])];
}
