import { plainId } from '../supporting/plainId';

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

/** A section as it is stored: its heading alone where that says the id; in a list where it says it in plain letters. */
type PackedSection = string | readonly [heading: string] | readonly [heading: string, anchor: string];
export type PackedEntry = Omit<PageEntry, 'sections'> & { sections: readonly PackedSection[] };

/** The id that a heading has unless something else speaks against it. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Most ids follow from their headings and are left out: they are a third of what results load. */
export function packEntry({ sections, ...entry }: PageEntry): PackedEntry {
  const pack = ([anchor, heading]: PageEntry['sections'][number]): PackedSection => {
    const id = idOf(heading);
    if (anchor === id) return heading;
    return anchor === plainId(id) ? [heading] : [heading, anchor];
  };
  return { ...entry, sections: sections.map(pack) };
}

export function readEntry({ sections, ...entry }: PackedEntry): PageEntry {
  const read = (packed: PackedSection): PageEntry['sections'][number] => {
    const [heading, anchor] = typeof packed === 'string' ? [packed, idOf(packed)] : packed;
    return [anchor ?? plainId(idOf(heading)) ?? '', heading];
  };
  return { ...entry, sections: sections.map(read) };
}
