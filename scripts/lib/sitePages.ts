import type { SiteWords } from '../../src/model/search/analyserBy';
import type { SearchablePage } from '../../src/node/search/documents';
import { formatReport } from '../../src/node/diagnostics/diagnostic';
import { contentFolder } from '../../src/node/files/contentFolder';
import { loadContent } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { readerWords } from '../../src/node/search/readerWords';
import { searchablePages } from '../../src/node/search/searchablePages';

/** What a site's content has for its search. */
export interface SitePages {
  /** Codes of the site's locales, the first one's texts being the originals. */
  codes: string[];
  /** The searchable pages of a locale. */
  pagesOf: (locale: string) => SearchablePage[];
  /** The words that the site adds to those of a language. */
  siteWordsOf: (locale: string) => SiteWords | undefined;
  /** Words of the synonyms and the glossary by the pages that they lead to. */
  readerWordsOf: (locale: string) => ReadonlyMap<string, readonly string[]>;
}

/** Reads and compiles the content folder, without Gatsby; ends the process with the faults of what cannot be read. */
export async function readSitePages(): Promise<SitePages> {
  const { content, diagnostics } = await loadContent(contentFolder(), createRecordStore());
  if (content === undefined) {
    console.error(formatReport(diagnostics));
    process.exit(1);
  }
  return {
    codes: content.codes,
    pagesOf: (locale) => searchablePages(content, locale),
    siteWordsOf: (locale) => content.searchWords.get(locale),
    readerWordsOf: (locale) => readerWords(content, locale),
  };
}
