import { parseArgs } from 'node:util';

/** A query that is to be learnt; the page is the one that readers opened in the end where none is named. */
export interface Chosen {
  query: string;
  page: string | undefined;
}

export interface ReportArguments {
  /** Logs to read. */
  files: string[];
  /** What is written into the content. */
  chosen: Chosen[];
}

export const USAGE = 'npm run search:report -- queries.jsonl --apply "karhulasku" --apply "velat=/docs/perinta"';

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { apply: { type: 'string', multiple: true, default: [] } },
    });
  } catch (error) {
    throw new Error(`The option is --apply, with a query behind it: ${USAGE}`, { cause: error });
  }
}

/**
 * Reads the words behind `npm run search:report --`.
 * @throws an error whose message says what is wrong and how it is fixed
 */
export function parseReportArguments(args: readonly string[]): ReportArguments {
  const { values, positionals } = parseOptions(args);
  if (positionals.length === 0) throw new Error(`Name the log, a line of JSON for each query: ${USAGE}`);
  const chosen = values.apply.map((each): Chosen => {
    const [, query = each, page] = /^(.*)=(\/.*)$/.exec(each) ?? [];
    return { query: query.trim(), page: page?.trim() };
  });
  const empty = chosen.find(({ query }) => query === '');
  if (empty !== undefined) throw new Error(`--apply names no query: ${USAGE}`);
  return { files: positionals, chosen };
}
