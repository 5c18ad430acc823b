import { explain } from '../packages/search-quality/src/explain';
import { wordsOf } from '../src/model/search/normalise';
import { loadOwnContent } from '../src/node/content/ownContent';
import { indexOf, pathsFor } from '../src/node/search/memoryIndex';
import { readerWords } from '../src/node/search/readerWords';
import { searchablePages } from '../src/node/search/searchablePages';
import { runCommand } from './lib/contentCommand';
import { parseSearchArguments } from './lib/searchArguments';
import { formatSearch } from './lib/searchReport';

/** `npm run search -- "kysely"`: shows what the search of the site finds and why, without a build. */
async function search(): Promise<void> {
  const content = await loadOwnContent();
  const { query, locale, limit } = parseSearchArguments(process.argv.slice(2), content.codes);
  const pages = searchablePages(content, locale);
  if (pages.length === 0)
    throw new Error(`The site has no pages in "${locale}". Readers there search the pages in "${content.codes[0]}".`);
  const index = indexOf(pages, content.searchWords.get(locale));
  const found = explain(query, index);
  const paths = pathsFor(found, index);
  const words = readerWords(content, locale);
  const reported = found.slice(0, limit).map((hit, place) => {
    const path = paths[place] ?? '';
    const stems = new Set((words.get(path) ?? []).flatMap(wordsOf).map(index.analyser.stem));
    const title = pages.find((page) => page.path === path)?.title ?? '';
    return { ...hit, path, title, isReaderWord: (stem: string) => stems.has(stem) };
  });
  console.log(formatSearch(query, found.length, reported));
}

runCommand(search);
