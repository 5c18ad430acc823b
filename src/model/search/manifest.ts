import type { SiteWords } from './analyserBy';
import type { AreaPaths } from './areas';
import type { PackedPages } from './pageTable';
import type { OpenedHit } from './provider';

/** The data of one language's index that every query needs, and the paths of its files. */
export interface IndexManifest {
  lang: string;
  /** The site's additions to the words of the language. */
  siteWords?: SiteWords;
  /** Path of the folder, including a digest of its content. */
  folder: string;
  /** The first stem of each shard; empty for an index in one file. */
  firsts: readonly string[];
  /** The page table, for ranking. */
  pages: PackedPages;
  /** Number of pages per file of entries. */
  entriesPerFile: number;
  /** Number of pages per file of texts. */
  textsPerFile: number;
  /** Pages whose entries come first (`entryOrder`). */
  firstEntries: readonly number[];
  /** The postings (`writeShard`) of an index in one file, else its word list (`writeWordList`). */
  words: string;
  /** Numbers of the pages that have a translation in the reader's language. */
  without: readonly number[];
}

/** An area of the site that can filter a search. */
export interface SearchArea extends AreaPaths {
  label: string;
}

/** Path of a locale's search manifest, `/static/search/sv.json`: unlike all other files, without a digest. */
export const manifestPath = (locale: string): string => `/static/search/${locale}.json`;

/** The search configuration of a locale, loaded before the first query. */
export interface SearchManifest {
  locale: string;
  indexes: readonly IndexManifest[];
  areas: readonly SearchArea[];
  /** Docs tags with their names if the site has several; else empty. */
  tags: readonly { tag: string; label: string }[];
  /** The guides of the front page, as hits. */
  featured: readonly OpenedHit[];
  /** True when queries never leave the browser. */
  isPrivate: boolean;
  /** UI texts by namespace and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
