import { stringify } from 'yaml';
import type { AskedQuery } from './queryReport';

/** A query of the log with the pages that the search finds now. */
export interface ReportedQuery extends AskedQuery {
  /** Paths of the pages found now, best first. */
  now: readonly string[];
  /** The nearest page if none is found, or undefined. */
  nearest: string | undefined;
}

/** Number of first hits that readers look at. */
const LOOKED_AT = 3;
/** Minimum number of times that a query was asked before unopened hits are reported. */
const UNOPENED_FROM = 2;
const PAGE_TO_CHOOSE = '/docs/';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Returns the page that readers finally opened and that is not among the first hits; undefined if it is. */
export function learntPage({ ledTo, now }: ReportedQuery): string | undefined {
  const [page] = ledTo[0] ?? [];
  return page === undefined || now.slice(0, LOOKED_AT).includes(page) ? undefined : page;
}

function endOf({ now, ledTo }: ReportedQuery): string {
  const found = now[0] === undefined ? '' : `; finds ${now[0]} now`;
  const [[page, count] = ['', 0]] = ledTo;
  return `${found}${count === 0 ? '' : `; led to ${page} ${times(count)} in the end`}`;
}

const failedLine = (each: ReportedQuery) => `  ${each.query} (failed ${times(each.failures)}${endOf(each)})`;
const unopenedLine = (each: ReportedQuery) => `  ${each.query} (asked ${times(each.times)}${endOf(each)})`;
const nextLine = ({ query, next: [[other, count] = ['', 0]] }: ReportedQuery) =>
  `  ${query} → ${other} (${times(count)})`;

function part(title: string, all: readonly ReportedQuery[], limit: number, line: (each: ReportedQuery) => string) {
  if (all.length === 0) return [];
  const more = all.length > limit ? `, the first ${limit} of ${all.length}` : '';
  return [[`${title}${more}:`, ...all.slice(0, limit).map(line)].join('\n')];
}

/** Formats a value as one line of YAML in flow style. */
export const flow = (value: unknown) => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** Formats the output of `npm run search:report`: the failures, and lines to copy if they are right. */
export function formatQueryReport(queries: readonly ReportedQuery[], limit: number): string {
  const failed = queries.filter(({ failures }) => failures > 0);
  const isOpeningTold = queries.some(({ opened }) => opened > 0);
  const unopened = queries.filter(
    ({ times: asked, failures, opened }) => isOpeningTold && failures === 0 && opened === 0 && asked >= UNOPENED_FROM,
  );
  const reworded = queries.filter(({ next }) => next.length > 0);
  const learnt = [...failed, ...unopened].slice(0, limit).flatMap((each) => {
    const page = learntPage(each);
    return page === undefined && each.now.length > 0 ? [] : [{ ...each, page }];
  });
  const byLocale = [...new Set(learnt.map(({ locale }) => locale))];
  const synonyms = byLocale.map((locale) => {
    const entries = learnt
      .filter((each) => each.locale === locale)
      .map(({ query, page, nearest }) => {
        const why = page !== undefined ? 'opened in the end' : nearest !== undefined ? 'only near' : 'to be chosen';
        return `- ${flow({ spellings: [query], pages: [page ?? nearest ?? PAGE_TO_CHOOSE] })} # ${why}`;
      });
    return [`Lines for content/synonyms.${locale}.yaml:`, ...entries].join('\n');
  });
  const parts = [
    ...part(`${failed.length} of ${queries.length} different queries failed`, failed, limit, failedLine),
    ...part('Hits that nobody opened', unopened, limit, unopenedLine),
    ...part('Asked again in other words', reworded, limit, nextLine),
    ...synonyms,
    ...(learnt.length > 0
      ? [
          'Write those that are right into the content: --apply "query", or --apply "query=/docs/page" with another page.',
        ]
      : []),
  ];
  return parts.length === 0 ? `None of the ${queries.length} queries of the log failed.` : parts.join('\n\n');
}
