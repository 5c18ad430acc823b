import type { Engine } from './engine';
import { flexSearch } from './engines/flexSearch';
import { miniSearch } from './engines/miniSearch';
import { ours } from './engines/ours';
import { pagefind } from './engines/pagefind';
import { formatReport } from '../../src/node/diagnostics/diagnostic';
import { readSearchExpectations } from '../../packages/search-quality/src/searchExpectations';
import { loadOwnContent } from '../../src/node/content/ownContent';
import { searchablePages } from '../../src/node/search/searchablePages';
import type { SearchablePage } from '../../src/node/search/documents';
import { createWords } from '../../scripts/lib/finnishLikeWords';
import { createRandom, pickOf } from '../../scripts/lib/random';
import type { Expectation } from '../../packages/search-quality/src/judge';

const BYTES_PER_KILOBYTE = 1000;
const P95 = 0.95;

const kilobytes = (bytes: number) => (bytes / BYTES_PER_KILOBYTE).toFixed(0);

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(3));
const at = (sorted: readonly number[], quantile: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0).toFixed(1);

/**
 * Measures cost and quality of an engine. Runs each query twice: judges the first answer and times the second, after
 * JIT compilation.
 */
async function measureEngine(
  engine: Engine,
  pages: readonly SearchablePage[],
  queries: readonly Expectation[],
): Promise<Record<string, string>> {
  const start = performance.now();
  const { bytes, largestFile, coldBytes, find, close } = await engine.build(pages);
  const seconds = (performance.now() - start) / 1000;
  const answers: { right: readonly string[]; found: readonly string[] }[] = [];
  for (const { query, pages: right } of queries) answers.push({ right, found: await find(query) });
  const times: number[] = [];
  for (const { query } of queries) {
    const started = performance.now();
    await find(query);
    times.push(performance.now() - started);
  }
  const cold: number[] = [];
  for (const { query } of coldBytes === undefined ? [] : queries) cold.push((await coldBytes?.(query)) ?? 0);
  await close?.();
  cold.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const answerable = answers.filter(({ right }) => right.length > 0);
  const hasRight = (count: number) =>
    answerable.filter(({ right, found }) => found.slice(0, count).some((path) => right.includes(path))).length;
  const needless = answers.filter(({ right, found }) => right.length === 0 && found.length > 0).length;
  return {
    engine: engine.name,
    'S@1': share(hasRight(1), answerable.length),
    'S@3': share(hasRight(3), answerable.length),
    zero: share(answerable.filter(({ found }) => found.length === 0).length, answerable.length),
    needless: share(needless, answers.length - answerable.length),
    'index kB gz': kilobytes(bytes),
    'largest file': kilobytes(largestFile ?? bytes),
    'cold median': kilobytes(cold.length === 0 ? bytes : (cold[cold.length >> 1] ?? 0)),
    'cold max': kilobytes(cold[cold.length - 1] ?? bytes),
    'median ms': at(times, 0.5),
    'p95 ms': at(times, P95),
    'build s': seconds.toFixed(1),
  };
}

/** Share of the site's own words, so that distractors compete with its pages. */
const OWN_SHARE = { title: 0.15, text: 0.25 };
const SECTIONS = 3;
const WORDS = { title: 3, heading: 3, text: 50 };

/** Generates reproducible distractor pages from words of the site and pseudo-Finnish words. */
function buildDistractors(pages: readonly SearchablePage[], count: number): SearchablePage[] {
  const random = createRandom(1);
  const madeUp = createWords(2);
  const siteWords = pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []));
  const words = (length: number, siteShare: number) =>
    Array.from({ length }, () => (random() < siteShare ? (pickOf(siteWords, random) ?? '') : madeUp())).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    path: `/koe/sivu-${index}`,
    title: words(WORDS.title, OWN_SHARE.title),
    description: words(WORDS.title * 3, OWN_SHARE.text),
    keywords: [],
    lang: 'fi',
    isNews: false,
    tag: 'default',
    sections: Array.from({ length: SECTIONS }, (__, number) => ({
      id: number === 0 ? '' : `osa-${number}`,
      heading: number === 0 ? '' : words(WORDS.heading, OWN_SHARE.title),
      text: words(WORDS.text, OWN_SHARE.text),
    })),
  }));
}

/** Default page counts; others: `npm run compare -w tools/search-lab -- 100 1000`. */
const DEFAULT_COUNTS = [100, 1000, 10000];
const ENGINES: readonly Engine[] = [ours, flexSearch, miniSearch, pagefind];
const JUDGED = ['content/search-expectations.yaml', 'tools/search-lab/judgedQueries.fi.yaml'];
const LOCALE = 'fi';

/** `npm run compare -w tools/search-lab`: compares the search of the site with others, on its own pages among generated ones. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 1);
  if (wrong !== undefined) {
    console.error('Page counts are whole numbers: npm run compare -w tools/search-lab -- 100 1000');
    process.exit(1);
  }
  const sitePages = searchablePages(await loadOwnContent(), LOCALE);
  const judged = JUDGED.map(readSearchExpectations);
  const diagnostics = judged.flatMap((each) => each.diagnostics);
  if (diagnostics.length > 0) {
    console.error(formatReport(diagnostics));
    process.exit(1);
  }
  const queries = judged.flatMap(({ expectations }) => expectations);
  for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
    const pages = [...sitePages, ...buildDistractors(sitePages, Math.max(0, count - sitePages.length))];
    console.log(`${pages.length} pages, ${sitePages.length} of them the site's; ${queries.length} judged queries`);
    const rows = [];
    for (const engine of ENGINES) rows.push(await measureEngine(engine, pages, queries));
    console.table(rows);
  }
}

void main();
