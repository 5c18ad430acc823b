import { writeFileSync } from 'node:fs';
import { h, s } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { stringify } from 'yaml';
import { readOptions } from '../../../node/diagnostics/readOptions';
import type { Content } from '../../../node/content/loadContent';
import { loadOwnContent } from '../../../node/content/ownContent';
import { displayName } from '../../../node/files/contentFolder';
import { resolveInSite } from '../../../node/environment';
import type { Engine } from '../../../node/content/engine';
import { readAnswersLog, type AnswersLog, type PageMonth } from './answersLog';
import { counted, type Counts } from './queryReport';
import { applyQueries, type Chosen } from './learnQueries';
import { learntPage, reported, type ReportedQuery } from './reportedQueries';

const OUTPUT = 'answers.html';
const USAGE = 'npm run report:answers -- queries.jsonl access.log [--apply "karhulasku" --apply "velat=/docs/perinta"]';
/** Most words of a page in a month, pages and queries that the report lists. */
const SHOWN = { words: 5, pages: 300, queries: 200 };
/** Minimum number of times that a query was asked before an unopened first hit is reported. */
const UNOPENED_FROM = 2;

/** Size of a plot in units of its view box. */
const PLOT = { bar: 22, gap: 4, height: 40, text: 12 };

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}th,td{padding:.2rem .6rem;border-bottom:1px solid #8888;text-align:left;vertical-align:top}' +
  'td.n{text-align:right;font-variant-numeric:tabular-nums}svg{height:4rem;max-width:100%;fill:currentColor}code{overflow-wrap:anywhere}' +
  'h3{margin:1.5rem 0 .25rem;break-after:avoid}tr,svg{break-inside:avoid}@media print{body{max-width:none;margin:0}:root{color-scheme:light}}';

const months = (page: ReadonlyMap<string, PageMonth>) => [...page].sort(([one], [other]) => (one < other ? -1 : 1));

/** Draws a bar for each month. */
function plot(name: string, values: readonly (readonly [month: string, value: number])[]): Element {
  const { bar, gap, height, text } = PLOT;
  const most = Math.max(1, ...values.map(([, value]) => value));
  const ariaLabel = `${name}: ${values.map(([month, value]) => `${month} ${String(value)}`).join(', ')}`;
  const viewBox = `0 0 ${String(values.length * (bar + gap))} ${String(height + text)}`;
  const bars = values.map(([month, value], index) => {
    const size = Math.round((value / most) * height);
    const x = index * (bar + gap);
    return s('g', [
      s('title', `${month}: ${String(value)}`),
      s('rect', { x, y: height - size, width: bar, height: size }),
      s('text', { x, y: height + text - 2, fontSize: '8' }, month.slice(2)),
    ]);
  });
  return s('svg', { viewBox, role: 'img', ariaLabel }, bars);
}

const listed = (counts: Counts, most: number) =>
  counted(counts)
    .slice(0, most)
    .map(([text, times]) => `${text} (${String(times)})`)
    .join(', ');

const number = (value: number) => h('td.n', String(value));

const table = (head: readonly string[], rows: Element[]) =>
  h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', rows),
  ]);

const sum = (page: ReadonlyMap<string, PageMonth>, value: (month: PageMonth) => number) =>
  [...page.values()].reduce((total, month) => total + value(month), 0);

const uses = ({ read, helped, notHelped, copied, words }: PageMonth) =>
  read + helped + notHelped + copied + [...words.values()].reduce((total, each) => total + each, 0);

function pagePart(path: string, title: string, page: ReadonlyMap<string, PageMonth>): Element[] {
  const rows = months(page).map(([month, facts]) =>
    h('tr', [
      h('th', { scope: 'row' }, month),
      number(facts.read),
      h('td', listed(facts.words, SHOWN.words)),
      number(facts.helped),
      number(facts.notHelped),
      h('td', listed(facts.reasons, SHOWN.words)),
      number(facts.copied),
    ]),
  );
  const head = ['Month', 'Read', 'Found by', 'Helped', 'Did not', 'Reasons', 'In answers'];
  return [
    h('h3', [title, ' ', h('code', path)]),
    plot(
      'Read',
      months(page).map(([month, { read }]) => [month, read] as const),
    ),
    table(head, rows),
  ];
}

/** Formats a value as one line of YAML in flow style. */
const flow = (value: unknown) => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** Returns the line that makes the search find a page by a query, or that makes a page. */
function lineFor({ query, locale, nearest, now, ledTo }: ReportedQuery, learnt: string | undefined): string {
  const page = learnt ?? (now.length === 0 ? nearest : ledTo[0]?.[0]);
  return page === undefined
    ? `npm run new -- <kind> ${JSON.stringify(query)}`
    : `synonyms.${locale}.yaml: - ${flow({ spellings: [query], pages: [page] })}`;
}

function queryTable(queries: readonly ReportedQuery[], count: (query: ReportedQuery) => number): Element {
  const rows = queries
    .slice(0, SHOWN.queries)
    .flatMap((each) => [
      h('tr', [
        h('th', { scope: 'row' }, each.query),
        number(count(each)),
        h('td', each.now[0] ?? each.nearest ?? '–'),
        h('td', each.ledTo[0]?.[0] ?? '–'),
      ]),
      h('tr', [h('td', { colSpan: 4 }, h('code', lineFor(each, learntPage(each))))]),
    ]);
  return table(['Words', 'Times', 'Nearest page', 'Opened in the end'], rows);
}

/** True where readers asked repeatedly and did not open the first hit. */
const isFirstUnopened = ({ times, failures, now: [first], ledTo }: ReportedQuery) =>
  failures === 0 && times >= UNOPENED_FROM && first !== undefined && !ledTo.some(([path]) => path === first);

/** Formats what logs say of a site as one file. */
export function formatAnswers(
  { pages, queries: all, unknown }: AnswersLog,
  queries: readonly ReportedQuery[],
  titles: ReadonlyMap<string, string>,
  site: string,
): string {
  const readIn = new Map<string, number>();
  for (const page of pages.values())
    for (const [month, { read }] of page) readIn.set(month, (readIn.get(month) ?? 0) + read);
  const most = [...pages].sort(([one, a], [other, b]) => sum(b, uses) - sum(a, uses) || (one < other ? -1 : 1));
  const without = queries.filter(({ failures }) => failures > 0);
  // Logs without opened hits say nothing of those that were not opened.
  const unopened = all.some(({ opened }) => opened > 0) ? queries.filter(isFirstUnopened) : [];
  const reworded = all.filter(({ next }) => next.length > 0).slice(0, SHOWN.queries);
  const body = h('body', [
    h('h1', `What readers looked for: ${site}`),
    plot(
      'Pages read',
      [...readIn].sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    h(
      'p',
      `${String(pages.size)} pages, ${String(all.length)} different queries. Lines that could not be read: ${String(unknown)}.`,
    ),
    h('h2', 'Words without a result'),
    queryTable(without, ({ failures }) => failures),
    h('h2', 'Words whose first hit is not opened'),
    queryTable(unopened, ({ times }) => times),
    h('h2', 'Asked again in other words'),
    table(
      ['Words', 'Then'],
      reworded.map(({ query, next }) =>
        h('tr', [h('th', { scope: 'row' }, query), h('td', listed(new Map(next), SHOWN.words))]),
      ),
    ),
    h('h2', 'Pages'),
    ...most.slice(0, SHOWN.pages).flatMap(([path, page]) => pagePart(path, titles.get(path) ?? path, page)),
  ]);
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', `Answers: ${site}`),
    h('style', STYLE),
  ]);
  return `<!doctype html>\n${toHtml(h('html', { lang: 'en' }, [head, body]))}\n`;
}

/** Returns the titles of the published pages by path. */
function titlesOf({ docs, posts, codes: [defaultCode] }: Content): Map<string, string> {
  const shown = [...docs, ...posts].filter(({ locale, frontMatter }) => locale === defaultCode && !frontMatter.draft);
  return new Map(shown.map(({ path, frontMatter }) => [path, frontMatter.title]));
}

/** Parses the arguments of `npm run report:answers --`: logs, and the queries to write into the content. */
function parseReportArguments(args: readonly string[]): { files: string[]; chosen: Chosen[] } {
  const options = { apply: { type: 'string', multiple: true, default: [] as string[] } } as const;
  const { values, positionals } = readOptions({ args: [...args], allowPositionals: true, options }, USAGE);
  if (positionals.length === 0) throw new Error(`Name the logs of the beacon and of nginx: ${USAGE}`);
  const chosen = values.apply.map((each): Chosen => {
    const [, query = each, page] = /^(.*)=(\/.*)$/.exec(each) ?? [];
    return { query: query.trim(), page: page?.trim() };
  });
  if (chosen.some(({ query }) => query === '')) throw new Error(`--apply names no query: ${USAGE}`);
  return { files: positionals, chosen };
}

/**
 * `npm run report:answers -- logs`: writes what readers looked for, read and were helped by, as one HTML file; with
 * `--apply "query"`, writes a query into the synonyms and the expected searches of the content
 */
export async function answersReport(args: readonly string[], engine: Engine): Promise<string> {
  const { files, chosen } = parseReportArguments(args);
  const content = await loadOwnContent(engine);
  const titles = titlesOf(content);
  const { site, codes } = content;
  const base = site.baseUrl.replace(/\/$/, '');
  const log = await readAnswersLog(files.map(resolveInSite), { paths: new Set(titles.keys()), codes, base });
  if (chosen.length > 0) return applyQueries(chosen, log.queries, content);
  const file = resolveInSite(OUTPUT);
  const failed = log.queries.filter(({ failures }) => failures > 0).slice(0, SHOWN.queries);
  const asked = log.queries.filter(({ failures, times }) => failures === 0 && times >= UNOPENED_FROM);
  // The search is asked again only for the queries that the report can list.
  const needed = [...failed, ...asked.slice(0, 2 * SHOWN.queries)];
  writeFileSync(file, formatAnswers(log, reported(needed, content), titles, site.title));
  return `Wrote ${displayName(file)}`;
}
