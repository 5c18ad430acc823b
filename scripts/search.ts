import { explain } from '../packages/search-quality/src/explain';
import { indexOf, pathsFor } from '../packages/search-quality/src/memoryIndex';
import { wordsOf } from '../src/model/search/normalise';
import { parseSearchArguments, type SearchArguments } from './lib/searchArguments';
import { formatSearch } from './lib/searchReport';
import { readSitePages, type SitePages } from './lib/sitePages';

function readArguments(site: SitePages): SearchArguments {
  try {
    return parseSearchArguments(process.argv.slice(2), site.codes);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** `npm run search -- "kysely"`: shows what the search of the site finds and why, without a build. */
async function search(): Promise<void> {
  const site = await readSitePages();
  const { query, locale, limit } = readArguments(site);
  const pages = site.pagesOf(locale);
  if (pages.length === 0) {
    console.error(`The site has no pages in "${locale}". Readers there search the pages in "${site.codes[0]}".`);
    process.exit(1);
  }
  const index = indexOf(pages, site.siteWordsOf(locale));
  const found = explain(query, index);
  const paths = pathsFor(found, index);
  const reported = found.slice(0, limit).map((hit, place) => {
    const path = paths[place] ?? '';
    const stems = new Set((site.readerWordsOf(locale).get(path) ?? []).flatMap(wordsOf).map(index.analyser.stem));
    const title = pages.find((page) => page.path === path)?.title ?? '';
    return { ...hit, path, title, isReaderWord: (stem: string) => stems.has(stem) };
  });
  console.log(formatSearch(query, found.length, reported));
}

void search();
