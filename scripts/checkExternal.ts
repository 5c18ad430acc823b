import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCache } from '../src/node/environment';
import { NO_HOST, type Outcome } from '../packages/reports/src/outside/askAddress';
import { askAddresses, readAnswers, writeAnswers } from '../packages/reports/src/outside/askAddresses';
import { formatOutside } from '../packages/reports/src/outside/formatOutside';
import { gatherAddresses, isUnchecked, readUnchecked } from '../packages/reports/src/outside/gatherAddresses';
import { loadOwnContent } from '../src/node/content/ownContent';
import { readOptions } from '../src/node/diagnostics/readOptions';
import { projectEngine } from '../src/engine';

const USAGE = 'npm run check -- --external --max-age 7 --format json';
/** Days for which an answer is cached. */
const MAX_AGE = '7';
/** Time-out in seconds. */
const TIMEOUT = '15';

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'max-age': { type: 'string', default: MAX_AGE },
  timeout: { type: 'string', default: TIMEOUT },
} as const;

function parseNumber(name: string, written: string): number {
  const value = Number(written);
  if (written.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new Error(`--${name} is "${written}" but must be a number from 0: ${USAGE}`);
}

/**
 * `npm run check -- --external`: requests every external address in the content, and reports dead and moved ones with
 * their positions; working and moved ones are not requested again for a week
 *
 * Exits with 1 for a dead address. It is not part of a build.
 */
export async function checkExternal(args: readonly string[]): Promise<void> {
  const { values } = readOptions({ args: [...args], options: OPTIONS }, USAGE);
  if (values.format !== 'text' && values.format !== 'json')
    throw new Error(`There is no format "${values.format}". Choose text or json.`);
  const maxAge = parseNumber('max-age', values['max-age']);
  const timeout = parseNumber('timeout', values.timeout) * 1000;
  const content = await loadOwnContent(projectEngine());
  const unchecked = readUnchecked(content.folder);
  const all = gatherAddresses(content);
  const addresses = all.filter(({ address }) => !isUnchecked(address, unchecked));
  const file = path.resolve(buildCache(), 'external-links.json');
  const { outcomes, kept } = await askAddresses(
    addresses.map(({ address }) => address),
    { timeout, wait, now: Date.now, maxAge, kept: readAnswers(file) },
  );
  const isLost = (outcome: Outcome) => outcome.kind === 'dead' && outcome.reason === NO_HOST;
  if (outcomes.size > 1 && [...outcomes.values()].every(isLost))
    throw new Error('None of the hosts can be found. Is this machine on the network?');
  writeAnswers(file, kept);
  const requests = addresses.flatMap((each) => {
    const outcome = outcomes.get(each.address);
    return outcome === undefined ? [] : [{ ...each, outcome }];
  });
  console.log(
    values.format === 'json'
      ? JSON.stringify(requests, null, 2)
      : formatOutside(requests, all.length - addresses.length),
  );
  if (requests.some(({ outcome }) => outcome.kind === 'dead')) process.exitCode = 1;
}
