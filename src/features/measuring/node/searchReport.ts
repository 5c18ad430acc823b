import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMeanPage } from '../../../node/content/checks/nearestPage';
import type { Content } from '../../../node/content/loadContent';
import { loadOwnContent } from '../../../node/content/ownContent';
import { displayName, resolveInSite } from '../../../node/files/contentFolder';
import { indexOf, pathsFor, type MemoryIndex } from '../../../node/search/memoryIndex';
import { searchablePages } from '../../../node/search/searchablePages';
import { wordsOf } from '../../../model/search/normalise';
import { planNearest } from '../../../model/search/planNearest';
import { rank, rankPlan } from '../../../model/search/rank';
import { rankQueries, readQueryLog, type AskedQuery } from './queryReport';
import { formatQueryReport, learntPage, type ReportedQuery } from './reportText';
import { isMap, parseDocument, stringify } from 'yaml';
import type { Engine } from '../../../node/content/engine';

/** A query of readers and the page that answers it. */
interface LearntQuery {
  query: string;
  page: string;
}

/** Class of the expected searches from readers' queries. */
const LEARNT_CLASS = 'readers';
/** Maximum length of a line of YAML. */
const LINE_MAX = 120;

/** Formats a text for a YAML list in brackets. */
const inBrackets = (text: string) => stringify([text], { collectionStyle: 'flow', lineWidth: 0 }).trim().slice(2, -2);
const asKey = (text: string) =>
  stringify({ [text]: 0 }, { lineWidth: 0 })
    .trim()
    .slice(0, -': 0'.length);

const withNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** Appends words to the synonyms of a language; existing text is unchanged. */
export function learnSynonyms(text: string, learnt: readonly LearntQuery[]): string {
  const entries = learnt.map(({ query, page }) => {
    const line = `- { spellings: [${inBrackets(query)}], pages: [${page}] }`;
    return line.length <= LINE_MAX ? line : `- spellings: [${inBrackets(query)}]\n  pages: [${page}]`;
  });
  return `${withNewline(text)}${entries.join('\n')}\n`;
}

/** Adds expected searches in a separate class; existing ones are unchanged. */
export function learnExpectations(text: string, learnt: readonly LearntQuery[]): string {
  const document = parseDocument(text);
  const classes = isMap(document.contents) ? document.contents : undefined;
  const known = Object.values((document.toJS() ?? {}) as Record<string, Record<string, unknown>>).flatMap((queries) =>
    Object.keys(queries),
  );
  const lines = learnt
    .filter(({ query }) => !known.includes(query))
    .map(({ query, page }) => `  ${asKey(query)}: ${page}\n`)
    .join('');
  if (lines === '') return text;
  const own = classes?.get(LEARNT_CLASS, true) as { range?: [number, number, number] | null } | undefined;
  const end = own?.range?.[1];
  if (end === undefined) return `${withNewline(text)}${LEARNT_CLASS}:\n${lines}`;
  const place = text.lastIndexOf('\n', end - 1) + 1 === end ? end : end + (text[end] === '\n' ? 1 : 0);
  return withNewline(text.slice(0, place)) + lines + text.slice(place);
}

/** Maximum number of failures in the report. */
const LIMIT = 40;
const USAGE = 'npm run search:report -- queries.jsonl --apply "karhulasku" --apply "velat=/docs/perinta"';

/** A query to learn; without a page, the page that readers finally opened. */
interface Chosen {
  query: string;
  page: string | undefined;
}

type Learnt = LearntQuery & { locale: string };

function parseOptions(args: readonly string[]) {
  try {
    const options = { apply: { type: 'string', multiple: true, default: [] as string[] } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`The option is --apply, with a query behind it: ${USAGE}`, { cause: error });
  }
}

/** Parses the arguments of `npm run search:report --`: logs, and the queries to write into the content. */
function parseReportArguments(args: readonly string[]): { files: string[]; chosen: Chosen[] } {
  const { values, positionals } = parseOptions(args);
  if (positionals.length === 0) throw new Error(`Name the log, a line of JSON for each query: ${USAGE}`);
  const chosen = values.apply.map((each): Chosen => {
    const [, query = each, page] = /^(.*)=(\/.*)$/.exec(each) ?? [];
    return { query: query.trim(), page: page?.trim() };
  });
  if (chosen.some(({ query }) => query === '')) throw new Error(`--apply names no query: ${USAGE}`);
  return { files: positionals, chosen };
}

/** Adds the pages that the search finds now to the queries of a log. */
export function reported(queries: readonly AskedQuery[], content: Content): ReportedQuery[] {
  const indexes = new Map<string, MemoryIndex>();
  const indexFor = (locale: string): MemoryIndex => {
    const known = indexes.get(locale);
    if (known !== undefined) return known;
    const pages = searchablePages(content, locale);
    const [defaultCode = ''] = content.codes;
    // In a language without pages, readers search those of the default language.
    if (pages.length === 0 && locale !== defaultCode) return indexFor(defaultCode);
    const index = indexOf(pages, content.searchWords.get(locale));
    indexes.set(locale, index);
    return index;
  };
  return queries.map((each) => {
    const index = indexFor(each.locale);
    const nearest = rankPlan(planNearest(each.query, index.vocabulary, index.analyser), index);
    return {
      ...each,
      now: pathsFor(rank(each.query, index), index),
      nearest: pathsFor(nearest.slice(0, 1), index)[0],
    };
  });
}

/** Returns a chosen query of the log with its language and the page to learn. */
function learn({ query, page }: Chosen, asked: readonly ReportedQuery[], paths: readonly string[]): Learnt {
  const own = asked.find((each) => wordsOf(each.query).join(' ') === wordsOf(query).join(' '));
  if (own === undefined) throw new Error(`"${query}" is not a query of the log.`);
  const found = page ?? learntPage(own);
  if (found === undefined)
    throw new Error(
      `The log leads "${query}" to no page that it does not find. Name one: --apply "${query}=/docs/page"`,
    );
  if (!paths.includes(found))
    throw new Error(`${found} is not a page that the search finds. ${didYouMeanPage(found, paths) ?? ''}`.trim());
  return { query: own.query, page: found, locale: own.locale };
}

/** Changes or creates a file of the content, and returns a message about it. */
function change(folder: string, name: string, edit: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, edit(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return `Changed ${displayName(file)}`;
}

function apply(folder: string, learnt: readonly Learnt[], defaultCode: string): string {
  const changed = [...new Set(learnt.map((each) => each.locale))].flatMap((locale) => {
    const own = learnt.filter((each) => each.locale === locale);
    return [
      change(folder, `synonyms.${locale}.yaml`, (text) => learnSynonyms(text, own)),
      ...(locale === defaultCode
        ? [change(folder, 'search-expectations.yaml', (text) => learnExpectations(text, own))]
        : []),
    ];
  });
  return [...changed, 'Look at the changes, then run: npm run check -- --search'].join('\n');
}

/** `npm run search:report -- queries.jsonl`: ranks the queries of readers that fail, and says what would help. */
export async function searchReport(args: readonly string[], engine: Engine): Promise<string> {
  const { files, chosen } = parseReportArguments(args);
  const log = files.map((file) => readFileSync(resolveInSite(file), 'utf8')).join('\n');
  const content = await loadOwnContent(engine);
  const { queries, errors } = readQueryLog(log);
  for (const { line, message } of errors) console.error(`Line ${line} ${message}`);
  const asked = reported(rankQueries(queries), content);
  if (chosen.length === 0) return formatQueryReport(asked, LIMIT);
  const [defaultCode = ''] = content.codes;
  const paths = searchablePages(content, defaultCode).map((each) => each.path);
  return apply(
    content.folder,
    chosen.map((each) => learn(each, asked, paths)),
    defaultCode,
  );
}
