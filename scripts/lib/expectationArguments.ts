import { parseArgs } from 'node:util';

/** The options of `npm run check -- --search`. */
interface ExpectationArguments {
  /** The file of expectations; the content's own where none is named. */
  file: string | undefined;
  /** Locale whose pages are searched; the default one where none is named. */
  locale: string | undefined;
  /** Share of the expectations that has to be fulfilled, from 0 to 1; all of them where none is named. */
  least: number;
}

const USAGE = 'npm run check -- --search --expectations file.yaml --least 0.95';

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        expectations: { type: 'string' },
        locale: { type: 'string' },
        least: { type: 'string', default: '1' },
      },
    }).values;
  } catch (error) {
    throw new Error(`The options are --expectations, --locale and --least: ${USAGE}`, { cause: error });
  }
}

/**
 * Reads the words behind `npm run check -- --search`.
 * @throws an error whose message says what is wrong and how it is fixed
 */
export function parseExpectationArguments(args: readonly string[]): ExpectationArguments {
  const { expectations, locale, least: written } = parseOptions(args);
  const least = written.trim() === '' ? NaN : Number(written);
  if (!(least >= 0 && least <= 1)) throw new Error(`--least is "${written}" but must be a share from 0 to 1: ${USAGE}`);
  return { file: expectations, locale, least };
}
