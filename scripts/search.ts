import { readOptions } from '../src/node/diagnostics/readOptions';
import { explain, type Explanation, type Reason } from '../packages/search-quality/src/explain';
import { wordsOf } from '../src/model/search/normalise';
import { loadOwnContent } from '../src/node/content/ownContent';
import { indexOf, pathsFor } from '../src/node/search/memoryIndex';
import { searchablePages, readerWords } from '../src/node/search/searchablePages';
import { runCommand } from './lib/contentCommand';
import { describeOrigin, describeField } from '../packages/search-quality/src/reasonText';
import { didYouMean } from '../src/node/diagnostics/nearest';
import { projectEngine } from '../src/engine';

/** The arguments of `npm run search`. */
interface SearchArguments {
  query: string;
  locale: string;
  limit: number;
}

const USAGE = 'npm run search -- "kysely" --locale fi --limit 5';
const DEFAULT_LIMIT = 5;

/** Parses the arguments of `npm run search --`; the default locale is first. Throws an error with the fix. */
function parseSearchArguments(args: readonly string[], codes: readonly string[]): SearchArguments {
  const [defaultCode = ''] = codes;
  const options = {
    locale: { type: 'string', default: defaultCode },
    limit: { type: 'string', default: `${DEFAULT_LIMIT}` },
  } as const;
  const { values, positionals } = readOptions({ args: [...args], allowPositionals: true, options }, USAGE);
  const query = positionals.join(' ').trim();
  if (query === '') throw new Error(`The query is missing. Write it behind the command: ${USAGE}`);
  if (!codes.includes(values.locale)) {
    const hint = didYouMean(values.locale, codes) ?? `The site's locales are ${codes.join(', ')}.`;
    throw new Error(`The site has no locale "${values.locale}". ${hint}`);
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Error(`--limit is "${values.limit}" but must be a whole number from 1: ${USAGE}`);
  }
  return { query, locale: values.locale, limit };
}

/** A result in the report. */
interface ReportedPage extends Explanation {
  path: string;
  title: string;
  /** True for a stem from the synonyms or the glossary. */
  isReaderWord: (stem: string) => boolean;
}

function reasonLine({ word, match }: Reason, isReaderWord: ReportedPage['isReaderWord']): string {
  if (match === null) return `     ${word}: not on the page`;
  const { stem, by, weight } = match;
  return `     ${word} → ${stem} (${describeOrigin(by)}) ${describeField(match, isReaderWord(stem))}, ${weight.toFixed(1)}`;
}

/** Formats the report: results in order, with their reasons. */
function formatSearch(query: string, total: number, pages: readonly ReportedPage[]): string {
  if (total === 0) return `"${query}" finds nothing.`;
  const shown = pages.length < total ? `; the first ${pages.length} of them:` : ':';
  const entries = pages.map(({ path, title, score, coverage, reasons, isReaderWord }, index) =>
    [
      `${`${index + 1}.`.padStart(3)}  ${title}`,
      `     ${path}, score ${score.toFixed(1)}, has ${Math.round(coverage * 100)} % of the query`,
      ...reasons.map((reason) => reasonLine(reason, isReaderWord)),
    ].join('\n'),
  );
  return [`"${query}" finds ${total} ${total === 1 ? 'page' : 'pages'}${shown}`, ...entries].join('\n\n');
}

/** `npm run search -- "kysely"`: shows what the search of the site finds and why, without a build. */
async function search(): Promise<void> {
  const content = await loadOwnContent(projectEngine());
  const { query, locale, limit } = parseSearchArguments(process.argv.slice(2), content.codes);
  const pages = searchablePages(content, locale);
  if (pages.length === 0)
    throw new Error(`The site has no pages in "${locale}". Readers there search the pages in "${content.codes[0]}".`);
  const index = indexOf(pages, content.searchWords.get(locale));
  const found = explain(query, index);
  const paths = pathsFor(found, index);
  const words = readerWords(content, locale);
  const reported = found.slice(0, limit).map((hit, rank) => {
    const path = paths[rank] ?? '';
    const stems = new Set((words.get(path) ?? []).flatMap(wordsOf).map(index.analyser.stem));
    const title = pages.find((page) => page.path === path)?.title ?? '';
    return { ...hit, path, title, isReaderWord: (stem: string) => stems.has(stem) };
  });
  console.log(formatSearch(query, found.length, reported));
}

runCommand(search);
