import { readFileSync } from 'node:fs';
import { finish, runInTwoLanes, runJest, runPlaywright, runStage, sum } from './lib/testStages';
import type { Outcome } from './lib/testReports';

const TYPES_FILE = 'generated/gatsby-types.d.ts';

const stages = (...scripts: string[]) => scripts.map((script) => ({ script }));

/**
 * Runs the checks that need no build, and meanwhile builds the site and the fixture sites. A build must not change the
 * committed types of the queries.
 */
async function checkAndBuild(): Promise<Outcome> {
  const before = readFileSync(TYPES_FILE, 'utf8');
  // The longest first, so that the two lanes end together. Builds start when the type check, which reads the types that
  // they write, has ended.
  const built = await runInTwoLanes(
    stages('lint', 'typecheck', 'check', 'check:search', 'check:spelling', 'check:videos', 'build', 'build:test-sites'),
  );
  if (built.failures.length > 0 || readFileSync(TYPES_FILE, 'utf8') === before) return built;
  return { passed: 0, failures: [`${TYPES_FILE} was out of date. The build has written it again: commit it.`] };
}

/**
 * `npm test [-- --engines]`: runs all checks and tests except the nightly ones. The stages that find errors soonest
 * come first. With `--engines`, the browser tests in Firefox and WebKit run as well.
 */
async function test(args: readonly string[]): Promise<never> {
  const checked = await checkAndBuild();
  const outcomes = [checked, await runJest({ script: 'test:unit' })];
  const isBuilt = !checked.failures.some((failure) => failure.startsWith('npm run build'));
  if (isBuilt) {
    outcomes.push(await runStage({ script: 'check:site' }), await runJest({ script: 'test:built' }));
    const browser = await runStage({ script: 'browser' });
    outcomes.push(browser);
    if (browser.failures.length === 0) outcomes.push(await runPlaywright({ script: 'test:e2e' }));
    if (args.includes('--engines')) outcomes.push(await runPlaywright({ script: 'test:engines' }));
  }
  return finish(sum(outcomes));
}

void test(process.argv.slice(2));
