import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatReport } from '../src/node/diagnostics/diagnostic';
import { formatSummary, fulfilledShare } from '../packages/search-quality/src/judgementSummary';
import { contentFolder, displayName } from '../src/node/files/contentFolder';
import { loadContent } from '../src/node/content/loadContent';
import { createRecordStore } from '../src/node/content/recordStore';
import { checkSearchExpectations, readSearchExpectations } from '../packages/search-quality/src/searchExpectations';
import { parseExpectationArguments } from './lib/expectationArguments';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** `npm run check -- --search`: finds the queries of `search-expectations.yaml` whose pages are not found, and says why. */
export async function checkSearch(args: readonly string[]): Promise<void> {
  const { file, locale, least } = parseExpectationArguments(args);
  const own = path.join(contentFolder(), 'search-expectations.yaml');
  if (file === undefined && !existsSync(own)) return console.log(`There is no ${displayName(own)}.`);
  if (file !== undefined && !existsSync(file)) fail(`The file "${file}" does not exist.`);
  const { expectations, diagnostics } = readSearchExpectations(file === undefined ? own : path.resolve(file));
  if (diagnostics.length > 0) fail(formatReport(diagnostics));
  const loaded = await loadContent(contentFolder(), createRecordStore());
  if (loaded.content === undefined) return fail(formatReport(loaded.diagnostics));
  const { codes } = loaded.content;
  if (locale !== undefined && !codes.includes(locale))
    fail(`--locale is "${locale}", but the site has ${codes.join(', ')}.`);
  const { faults, misses, knownMisses, judged } = checkSearchExpectations(loaded.content, expectations, locale);
  if (faults.length > 0) console.error(`${formatReport(faults)}\n`);
  if (misses.length > 0) console.error(`${formatReport(misses, 'broken expectation')}\n`);
  console.log(`${formatSummary(judged)}\n\nKnown misses: ${knownMisses}. Other misses: ${misses.length}.`);
  const isEnough = least < 1 ? fulfilledShare(judged) >= least : misses.length === 0;
  if (!isEnough && least < 1) console.error(`\nFewer of the searches are answered than the share of ${least}.`);
  if (faults.length > 0 || !isEnough) process.exit(1);
}
