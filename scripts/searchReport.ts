import { readFileSync } from 'node:fs';
import { indexOf, pathsFor, type MemoryIndex } from '../src/node/search/evaluation/memoryIndex';
import { planNearest } from '../src/model/search/planNearest';
import { readQueryLog, rankQueries } from '../src/node/search/evaluation/queryReport';
import { rank, rankPlan } from '../src/model/search/rank';
import { formatQueryReport } from './lib/reportText';
import { readSitePages } from './lib/sitePages';

/** Failures that are shown. */
const LIMIT = 40;

function readLog(files: readonly string[]): string {
  if (files.length === 0) {
    console.error('Name the log, a line of JSON for each query: npm run search:report -- queries.jsonl');
    process.exit(1);
  }
  return files
    .map((file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch (error) {
        console.error(`The log "${file}" cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        return process.exit(1);
      }
    })
    .join('\n');
}

/** `npm run search:report -- queries.jsonl`: ranks the queries of readers that fail, and says what would help. */
async function report(): Promise<void> {
  const { queries, faults } = readQueryLog(readLog(process.argv.slice(2)));
  for (const { line, message } of faults) console.error(`Line ${line} ${message}`);
  const site = await readSitePages();
  const indexes = new Map<string, MemoryIndex>();
  // Readers of a language without texts of its own search the first one's.
  const indexFor = (locale: string) => {
    const own = site.pagesOf(locale).length > 0 ? locale : (site.codes[0] ?? locale);
    const index = indexes.get(own) ?? indexOf(site.pagesOf(own));
    indexes.set(own, index);
    return index;
  };
  const asked = rankQueries(queries).map((each) => {
    const index = indexFor(each.locale);
    const nearest = rankPlan(planNearest(each.query, index.vocabulary, index.analyser), index);
    return {
      ...each,
      now: pathsFor(rank(each.query, index), index),
      nearest: pathsFor(nearest.slice(0, 1), index)[0],
    };
  });
  console.log(formatQueryReport(asked, LIMIT));
}

void report();
