/** A page in the list that the not-found page searches. */
export interface ListedPage {
  path: string;
  title: string;
  /** Language of the title if it differs from the list's, else null. */
  lang: string | null;
  /** Title of the category that lists it; empty for none. */
  section: string;
}

/** A page of a folder: its last segment, its title, its section, and the title's language if it differs. */
type Entry = [name: string, title: string, section: string, lang?: string];

/** Pages by folder, so that a list of thousands contains each folder once. */
export type PackedPages = Record<string, Entry[]>;

/** Packs a list of pages for its JSON file. */
export function packPages(pages: readonly ListedPage[]): PackedPages {
  const folders: PackedPages = {};
  for (const { path, title, section, lang } of pages) {
    const end = path.lastIndexOf('/');
    const entries = (folders[path.slice(0, end)] ??= []);
    const name = path.slice(end + 1);
    entries.push(lang === null ? [name, title, section] : [name, title, section, lang]);
  }
  return folders;
}

/** Unpacks a list of pages. */
export function unpackPages(folders: PackedPages): ListedPage[] {
  return Object.entries(folders).flatMap(([folder, entries]) =>
    entries.map(([name, title, section, lang = null]) => ({ path: `${folder}/${name}`, title, section, lang })),
  );
}

/** The entries of a list with those that are not in the reader's language (`lang`) last, else in their order. */
export const translatedFirst = <Entry extends { lang: string | null }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => Number(one.lang !== null) - Number(other.lang !== null));
