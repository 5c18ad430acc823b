import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMeanPage } from '../src/node/content/checks/nearestPage';
import { indexOf, pathsFor, type MemoryIndex } from '../packages/search-quality/src/memoryIndex';
import { learnExpectations, learnSynonyms, type LearntQuery } from '../packages/search-quality/src/learnWords';
import { planNearest } from '../src/model/search/planNearest';
import { wordsOf } from '../src/model/search/normalise';
import { readQueryLog, rankQueries } from '../packages/search-quality/src/queryReport';
import { rank, rankPlan } from '../src/model/search/rank';
import { contentFolder, displayName } from '../src/node/files/contentFolder';
import { parseReportArguments, type Chosen, type ReportArguments } from './lib/reportArguments';
import { formatQueryReport, learntPage, type ReportedQuery } from './lib/reportText';
import { readSitePages, type SitePages } from './lib/sitePages';

/** Failures that are shown. */
const LIMIT = 40;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments(): ReportArguments {
  try {
    return parseReportArguments(process.argv.slice(2));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function readLog(files: readonly string[]): string {
  return files
    .map((file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch (error) {
        return fail(`The log "${file}" cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    })
    .join('\n');
}

/** The queries of the log with what the search makes of them today. */
function reported(log: string, site: SitePages): ReportedQuery[] {
  const { queries, faults } = readQueryLog(log);
  for (const { line, message } of faults) console.error(`Line ${line} ${message}`);
  const indexes = new Map<string, MemoryIndex>();
  // Readers of a language without texts of its own search the first one's.
  const indexFor = (locale: string) => {
    const own = site.pagesOf(locale).length > 0 ? locale : (site.codes[0] ?? locale);
    const index = indexes.get(own) ?? indexOf(site.pagesOf(own), site.siteWordsOf(own));
    indexes.set(own, index);
    return index;
  };
  return rankQueries(queries).map((each) => {
    const index = indexFor(each.locale);
    const nearest = rankPlan(planNearest(each.query, index.vocabulary, index.analyser), index);
    return {
      ...each,
      now: pathsFor(rank(each.query, index), index),
      nearest: pathsFor(nearest.slice(0, 1), index)[0],
    };
  });
}

/** What is to be learnt, with its language: the chosen queries of the log. */
function learntQueries(chosen: readonly Chosen[], asked: readonly ReportedQuery[], site: SitePages) {
  return chosen.map(({ query, page }): LearntQuery & { locale: string } => {
    const own = asked.find((each) => wordsOf(each.query).join(' ') === wordsOf(query).join(' '));
    if (own === undefined) return fail(`"${query}" is no query of the log.`);
    const { locale } = own;
    const found = page ?? learntPage(own);
    if (found === undefined) {
      return fail(`The log leads "${query}" to no page that it does not find. Name one: --apply "${query}=/docs/page"`);
    }
    const paths = site.pagesOf(site.codes[0] ?? '').map((each) => each.path);
    if (!paths.includes(found)) {
      return fail(`${found} is no page that the search finds. ${didYouMeanPage(found, paths) ?? ''}`.trim());
    }
    return { query: own.query, page: found, locale };
  });
}

/** Changes a file of the content; what is not there yet is begun. */
function change(name: string, edit: (text: string) => string): void {
  const file = path.join(contentFolder(), name);
  writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  console.log(`Changed ${displayName(file)}`);
}

function apply(learnt: readonly (LearntQuery & { locale: string })[], defaultCode: string): void {
  for (const locale of new Set(learnt.map((each) => each.locale))) {
    const own = learnt.filter((each) => each.locale === locale);
    change(`synonyms.${locale}.yaml`, (text) => learnSynonyms(text, own));
    if (locale === defaultCode) change('search-expectations.yaml', (text) => learnExpectations(text, own));
  }
  console.log('Look at the changes, then run: npm run check -- --search');
}

/** `npm run search:report -- queries.jsonl`: ranks the queries of readers that fail, and says what would help. */
async function report(): Promise<void> {
  const { files, chosen } = readArguments();
  const log = readLog(files);
  const site = await readSitePages();
  const asked = reported(log, site);
  if (chosen.length === 0) return console.log(formatQueryReport(asked, LIMIT));
  apply(learntQueries(chosen, asked, site), site.codes[0] ?? '');
}

void report();
