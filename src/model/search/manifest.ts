import type { SiteWords } from './analyserBy';
import type { AreaPlace } from './areas';
import type { AlgoliaSettings, AskAiSettings, ProviderSettings } from '../../features/hosted-search/model/settings';
import type { PackedPages } from './pageTable';
import type { ResultSite } from './resultAddress';

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
  /** Where queries are sent, without what names a person; null for nowhere. */
  beacon: string | null;
  /** True where readers are asked before they are measured: then queries of those who agreed are sent. */
  asksConsent: boolean;
  /** Who answers. */
  provider: ProviderSettings;
  /** How a hosted service's addresses are read. */
  results: ResultSite;
  /** Texts of the interface by namespace and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** True where nobody but the reader's own browser sees what is searched for. */
export const isPrivate = ({ provider, beacon }: Pick<SearchManifest, 'provider' | 'beacon'>): boolean =>
  provider.type === 'local' && beacon === null;

/** The service with its assistant, where the site has one. */
export function assistantOf({ provider }: SearchManifest): (AlgoliaSettings & { askAi: AskAiSettings }) | undefined {
  if (provider.type !== 'algolia' || provider.askAi === undefined) return undefined;
  return { ...provider, askAi: provider.askAi };
}
