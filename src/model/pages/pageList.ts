/** A page of the site as the not-found page knows it. */
export interface ListedPage {
  path: string;
  title: string;
  /** Language of the title where it is not the list's, else null. */
  lang: string | null;
}

/** The pages of one folder: the last segment, the title, and the title's language where it is another one. */
type Entry = [name: string, title: string, lang?: string];

/** Pages by folder, so that a list of thousands says each folder once. */
export type PackedPages = Record<string, Entry[]>;

/** Packs a list of pages for its file. */
export function packPages(pages: readonly ListedPage[]): PackedPages {
  const folders: PackedPages = {};
  for (const { path, title, lang } of pages) {
    const end = path.lastIndexOf('/');
    const entries = (folders[path.slice(0, end)] ??= []);
    entries.push(lang === null ? [path.slice(end + 1), title] : [path.slice(end + 1), title, lang]);
  }
  return folders;
}

/** The pages of a packed list. */
export function unpackPages(folders: PackedPages): ListedPage[] {
  return Object.entries(folders).flatMap(([folder, entries]) =>
    entries.map(([name, title, lang = null]) => ({ path: `${folder}/${name}`, title, lang })),
  );
}
