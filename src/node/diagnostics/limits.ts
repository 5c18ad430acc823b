import { isTimeout, withTimeout } from './withTimeout';
import { say, type Message } from './messages';

/**
 * What one file of the content may be at most, so that no file keeps the check busy for minutes or ends it with a
 * full stack. Content that people write stays far below.
 */
export const LIMITS = {
  /** Characters of a page and what it includes: four hours of reading. Compiling them takes about ten seconds. */
  pageCharacters: 400_000,
  /** Headings of a page: reference pages have some hundreds. */
  headings: 2000,
  /** Levels of nodes in a page, two for a level of a list: writers need ten, recursive functions end at some 1,500. */
  levels: 200,
  /** Levels of folders: addresses are at most 2,000 characters long. */
  folders: 50,
  /** Passages that a page includes, also in each other. Twenty that include the next one twice would be a million. */
  includes: 1000,
  /** Characters of a YAML file: a glossary of 20,000 terms has 2 million. */
  yamlCharacters: 4_000_000,
  /** Levels of YAML values: the deepest file has ten. */
  yamlLevels: 100,
  /** Seconds to parse a file: a page at the limit of its size takes one. */
  seconds: 10,
} as const;

type Limit = keyof typeof LIMITS;

/** Formats the message of an exceeded limit. */
export const exceeded = (name: Limit): Message => say(`limit.${name}`, { limit: LIMITS[name] });

/** Thrown where the content exceeds a limit. */
export class LimitError extends Error {
  constructor(
    readonly limit: Limit,
    readonly line = 1,
  ) {
    super(exceeded(limit).message);
  }
}

/** Texts below this length are parsed within seconds whatever they contain. */
const SURELY_QUICK = 3000;

/**
 * Runs a synchronous parser of a text, and throws a `LimitError` if it takes too long or recurses too deep.
 * @param deep the limit that a full stack means
 */
export function withinLimits<Result>(text: string, deep: Limit, run: () => Result): Result {
  try {
    return text.length < SURELY_QUICK ? run() : withTimeout(run, LIMITS.seconds);
  } catch (error) {
    if (error instanceof RangeError) throw new LimitError(deep);
    if (isTimeout(error)) throw new LimitError('seconds');
    throw error;
  }
}
