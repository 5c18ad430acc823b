import { stringify } from 'yaml';
import type { AskedQuery } from '../../src/node/search/evaluation/queryReport';

/** A query of the log with what the site's search finds for it now. */
export interface ReportedQuery extends AskedQuery {
  /** Paths of the pages that it finds now, best first. */
  now: readonly string[];
  /** The page that comes nearest where it finds none, or undefined. */
  nearest: string | undefined;
}

const PAGE_TO_CHOOSE = '/docs/';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function line({ query, failures, now }: ReportedQuery): string {
  const found = now[0] === undefined ? '' : `; finds ${now[0]} now`;
  return `  ${query} (failed ${times(failures)}${found})`;
}

/** One line of YAML in flow style, as the synonyms and the judged queries are written. */
const flow = (value: unknown) => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();

/** What `npm run search:report` prints: the failures, and lines to take over where they are right. */
export function formatQueryReport(queries: readonly ReportedQuery[], limit: number): string {
  const failed = queries.filter(({ failures }) => failures > 0);
  if (failed.length === 0) return `None of the ${queries.length} queries of the log failed.`;
  const shown = failed.slice(0, limit);
  const open = shown.filter(({ now }) => now.length === 0);
  const byLocale = [...new Set(open.map(({ locale }) => locale))];
  const synonyms = byLocale.map((locale) => {
    const entries = open
      .filter((each) => each.locale === locale)
      .map(({ query, nearest }) => `- ${flow({ words: [query], pages: [nearest ?? PAGE_TO_CHOOSE] })}`);
    return [`Lines for content/synonyms.${locale}.yaml, with the nearest page; put the right one in:`, ...entries].join(
      '\n',
    );
  });
  const judged = open.map(({ query, nearest }) => flow({ [query]: nearest ?? PAGE_TO_CHOOSE }).slice(2, -2));
  return [
    `${failed.length} of ${queries.length} different queries failed${shown.length < failed.length ? `; the first ${shown.length}:` : ':'}`,
    shown.map(line).join('\n'),
    ...synonyms,
    ...(judged.length > 0
      ? [
          ['Lines for content/search-expectations.yaml, under "everyday":', ...judged.map((each) => `  ${each}`)].join(
            '\n',
          ),
        ]
      : []),
  ].join('\n\n');
}
