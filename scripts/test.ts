import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import type { Outcome } from './lib/testReports';
import {
  BROWSER_TESTS,
  BUILT_TESTS,
  commandStage,
  ENGINE_TESTS,
  finish,
  runAlone,
  runInTwoLanes,
  runJest,
  runPlaywright,
  runStage,
  sum,
  UNIT_TESTS,
  JEST_TESTS,
} from './lib/testStages';

/**
 * Runs the tests whose imports lead to a changed file; resolves to the exit code.
 *
 * A browser test visits built pages, so one whose own files are unchanged is left to `npm test -- e2e`, whatever has
 * changed in the pages.
 * @param base commit since which files count as changed; else what is not committed
 */
async function testChanged(base = 'HEAD'): Promise<number> {
  const codes = [
    await runAlone(JEST_TESTS, [`--changedSince=${base}`, '--passWithNoTests']),
    await testChangedJourneys([`--only-changed=${base}`, '--pass-with-no-tests']),
  ];
  return codes.find((code) => code !== 0) ?? 0;
}

/** Playwright builds the fixture sites before it looks for tests, so ask for the list of tests first. */
function testChangedJourneys(options: readonly string[]): Promise<number> {
  const { program, args } = BROWSER_TESTS;
  const list = spawnSync(program, [...args, ...options, '--list'], { encoding: 'utf8' });
  if (list.status === 0 && /^Total: 0 tests/m.test(list.stdout)) {
    console.log('No browser test is touched.');
    return Promise.resolve(0);
  }
  return runAlone(BROWSER_TESTS, options);
}

type Part = (args: readonly string[]) => Promise<number>;

/** `npm test -- unit [paths]`: runs the unit tests with Jest. */
const unit: Part = (args) => runAlone(UNIT_TESTS, args);

/** `npm test -- built [paths]`: checks the files of the fixture sites with Jest, which builds them where they have changed. */
const built: Part = (args) => runAlone(BUILT_TESTS, args);

const FIND_BROWSER = commandStage('node scripts/run.mjs scripts/ensureBrowser.ts');
const browser: Part = () => runAlone(FIND_BROWSER, []);

/** `npm test -- e2e [paths]`: runs the browser tests with Playwright, on the same fixture sites. */
const e2e: Part = async (args) => (await browser([])) || (await runAlone(BROWSER_TESTS, args));

/** `npm test -- engines`: runs the journeys in Firefox and WebKit. */
const engines: Part = (args) => runAlone(ENGINE_TESTS, args);

/** `npm test -- changed [main]`: runs the tests that a change touches: what is not committed, or since the commit named. */
const changed: Part = ([base]) => testChanged(base);

const PARTS: Record<string, Part> = { unit, built, browser, e2e, engines, changed };

const TYPES_FILE = 'generated/gatsby-types.d.ts';
/** The builds, whose output the tests visit. */
const BUILDS = ['npm run build', 'node scripts/run.mjs scripts/buildTestSites.ts'];
/** Each uses one core. Longest first, so that both lanes end together. */
const CHECKS = [
  'npm run lint',
  'npm run typecheck',
  'npm run check',
  'npm run check -- --search',
  'npm run check -- --spelling',
];

/**
 * Runs the checks that need no build while building the site and the fixture sites. These builds write the types of
 * the queries, which must be those that are committed.
 */
async function checkAndBuild(): Promise<Outcome> {
  process.env.QUERY_TYPES = '1';
  const before = readFileSync(TYPES_FILE, 'utf8');
  // The builds start after the type check, because they rewrite types.
  const outcome = await runInTwoLanes([...CHECKS, ...BUILDS].map(commandStage));
  if (outcome.failures.length > 0 || readFileSync(TYPES_FILE, 'utf8') === before) return outcome;
  return { passed: 0, failures: [`${TYPES_FILE} was out of date. The build has written it again: commit it.`] };
}

/**
 * `npm test [-- --engines]`: runs all checks and tests except the nightly ones. The stages that find errors soonest
 * come first. With `--engines`, the browser tests in Firefox and WebKit run as well.
 */
async function testAll(withEngines: boolean): Promise<never> {
  // The test sites have PDFs, which a browser prints.
  const found = await runStage(FIND_BROWSER);
  const checked = await checkAndBuild();
  const outcomes = [found, checked, await runJest(UNIT_TESTS)];
  const isBuilt = !checked.failures.some((failure) => BUILDS.includes(failure));
  if (isBuilt) {
    outcomes.push(await runStage(commandStage('npm run check -- --site')), await runJest(BUILT_TESTS));
    if (found.failures.length === 0) outcomes.push(await runPlaywright(BROWSER_TESTS));
    if (withEngines) outcomes.push(await runPlaywright(ENGINE_TESTS));
  }
  return finish(sum(outcomes));
}

async function test([name, ...args]: readonly string[]): Promise<never> {
  if (name === undefined || name === '--engines') return testAll(name === '--engines');
  const part = PARTS[name];
  if (part !== undefined) process.exit(await part(args));
  console.error(`There is no part "${name}" of the tests. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

void test(process.argv.slice(2));
