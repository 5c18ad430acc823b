import { parseArgs } from 'node:util';
import { didYouMean } from '../../src/node/diagnostics/nearest';

/** What `npm run search` is asked. */
export interface SearchArguments {
  query: string;
  locale: string;
  limit: number;
}

const USAGE = 'npm run search -- "kysely" --locale fi --limit 5';
const DEFAULT_LIMIT = 5;

function parseOptions(args: readonly string[], defaultCode: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        locale: { type: 'string', default: defaultCode },
        limit: { type: 'string', default: `${DEFAULT_LIMIT}` },
      },
    });
  } catch (error) {
    throw new Error(`The options are --locale and --limit: ${USAGE}`, { cause: error });
  }
}

/**
 * Reads the words behind `npm run search --`.
 * @param codes the site's locales, the default one first
 * @throws an error whose message says what is wrong and how it is fixed
 */
export function parseSearchArguments(args: readonly string[], codes: readonly string[]): SearchArguments {
  const [defaultCode = ''] = codes;
  const { values, positionals } = parseOptions(args, defaultCode);
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
