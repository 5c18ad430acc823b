/** A page in the list that the not-found page searches. */
export interface ListedPage {
  path: string;
  title: string;
  /** Language of the title if it differs from the list's, else null. */
  lang: string | null;
}

/** A page of a folder: its last segment, its title, and the title's language if it differs. */
type Entry = [name: string, title: string, lang?: string];

/** Pages by folder, so that a list of thousands contains each folder once. */
export type PackedPages = Record<string, Entry[]>;

/** Packs a list of pages for its JSON file. */
export function packPages(pages: readonly ListedPage[]): PackedPages {
  const folders: PackedPages = {};
  for (const { path, title, lang } of pages) {
    const end = path.lastIndexOf('/');
    const entries = (folders[path.slice(0, end)] ??= []);
    entries.push(lang === null ? [path.slice(end + 1), title] : [path.slice(end + 1), title, lang]);
  }
  return folders;
}

/** Unpacks a list of pages. */
export function unpackPages(folders: PackedPages): ListedPage[] {
  return Object.entries(folders).flatMap(([folder, entries]) =>
    entries.map(([name, title, lang = null]) => ({ path: `${folder}/${name}`, title, lang })),
  );
}
