import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../src/node/diagnostics/readOptions';
import { formatReport } from '../src/node/diagnostics/diagnostic';
import { formatSummary, fulfilledShare } from '../packages/search-quality/src/judgementSummary';
import { displayName } from '../src/node/files/contentFolder';
import { contentFolder } from '../src/node/environment';
import { loadOwnContent } from '../src/node/content/ownContent';
import { checkSearchExpectations, readSearchExpectations } from '../packages/search-quality/src/searchExpectations';
import { projectEngine } from '../src/engine';

/** The options of `npm run check -- --search`. */
interface ExpectationArguments {
  /** The file of expectations; defaults to the content's. */
  file: string | undefined;
  /** Locale of the searched pages; defaults to the first. */
  locale: string | undefined;
  /** Required share of fulfilled expectations, from 0 to 1; defaults to 1. */
  least: number;
}

const USAGE = 'npm run check -- --search --expectations file.yaml --least 0.95';

const OPTIONS = {
  expectations: { type: 'string' },
  locale: { type: 'string' },
  least: { type: 'string', default: '1' },
} as const;

/** Parses the arguments of `npm run check -- --search`; throws an error that says how to fix a wrong one. */
export function parseExpectationArguments(args: readonly string[]): ExpectationArguments {
  const { expectations, locale, least: written } = readOptions({ args: [...args], options: OPTIONS }, USAGE).values;
  const least = written.trim() === '' ? NaN : Number(written);
  if (!(least >= 0 && least <= 1)) throw new Error(`--least is "${written}" but must be a share from 0 to 1: ${USAGE}`);
  return { file: expectations, locale, least };
}

/** `npm run check -- --search`: finds the queries of `search-expectations.yaml` whose pages are not found, and says why. */
export async function checkSearch(args: readonly string[]): Promise<void> {
  const { file, locale, least } = parseExpectationArguments(args);
  const defaultFile = path.join(contentFolder(), 'search-expectations.yaml');
  if (file === undefined && !existsSync(defaultFile)) return console.log(`There is no ${displayName(defaultFile)}.`);
  if (file !== undefined && !existsSync(file)) throw new Error(`The file "${file}" does not exist.`);
  const { expectations, diagnostics } = readSearchExpectations(file === undefined ? defaultFile : path.resolve(file));
  if (diagnostics.length > 0) throw new Error(formatReport(diagnostics));
  const content = await loadOwnContent(projectEngine());
  const { codes } = content;
  if (locale !== undefined && !codes.includes(locale))
    throw new Error(`--locale is "${locale}", but the site has ${codes.join(', ')}.`);
  const { findings, misses, knownMisses, judged } = checkSearchExpectations(content, expectations, locale);
  if (findings.length > 0) console.error(`${formatReport(findings)}\n`);
  if (misses.length > 0) console.error(`${formatReport(misses, 'broken expectation')}\n`);
  console.log(`${formatSummary(judged)}\n\nKnown misses: ${knownMisses}. Other misses: ${misses.length}.`);
  const isEnough = least < 1 ? fulfilledShare(judged) >= least : misses.length === 0;
  if (!isEnough && least < 1) console.error(`\nFewer of the searches are answered than the share of ${least}.`);
  if (findings.length > 0 || !isEnough) process.exit(1);
}
