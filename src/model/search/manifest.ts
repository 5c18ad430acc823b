import type { SiteWords } from './analyserBy';
import type { AreaPlace } from './areas';
import type { PackedPages } from './pageTable';

/** What every query needs of one language's index, and where its files are. */
export interface IndexManifest {
  lang: string;
  /** The words that the site adds to those of the language, where it has some. */
  siteWords?: SiteWords;
  /** Path of the folder, which carries the digest of what is in it. */
  folder: string;
  /** The first stem of each shard; empty where the index is in one piece. */
  firsts: readonly string[];
  /** What ranking has to know of the pages. */
  pages: PackedPages;
  /** How many pages' entries are one file. */
  entriesPerFile: number;
  /** How many pages' texts are one file. */
  textsPerFile: number;
  /** Pages whose entries come first (`entryOrder`). */
  firstEntries: readonly number[];
  /** The postings (`writeShard`) where the index is in one piece, else the list of its words (`writeWordList`). */
  words: string;
  /** Numbers of the pages that the reader's own language has in translation. */
  without: readonly number[];
}

/** A part of the site that a search can be narrowed to. */
export interface SearchArea extends AreaPlace {
  label: string;
}

/**
 * Path of the file that says what a locale's search has. It alone keeps its name from build to build.
 * @example manifestPath('sv') // '/static/search/sv.json'
 */
export const manifestPath = (locale: string): string => `/static/search/${locale}.json`;

/** What the search of a locale has to know before the first query. */
export interface SearchManifest {
  locale: string;
  indexes: readonly IndexManifest[];
  areas: readonly SearchArea[];
  /** Docs tags that the site has more than one of, each with its name; else none. */
  tags: readonly { tag: string; label: string }[];
  /** Site path or address of the page that says how to get support, or null. */
  support: string | null;
  /** True when queries stay in the reader's browser. */
  isPrivate: boolean;
  /** Texts of the interface by namespace and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Where support is asked about a query that found nothing; `{query}` in the address stands for its words.
 * @example supportAddress('https://tuki.example.com/?aihe={query}', 'äly') // 'https://tuki.example.com/?aihe=%C3%A4ly'
 */
export function supportAddress(address: string, query: string): string {
  // Half a character, which a query may end with, has no code in an address.
  const whole = query.replace(/\p{Surrogate}/gu, '');
  return address.replaceAll('{query}', () => encodeURIComponent(whole));
}
