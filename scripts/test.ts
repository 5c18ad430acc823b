import { readFileSync } from 'node:fs';
import { finish, runInTwoLanes, runJest, runPlaywright, runStage, sum } from './lib/testStages';
import type { Outcome } from './lib/testReports';

const TYPES_FILE = 'generated/gatsby-types.d.ts';

const stages = (...scripts: string[]) => scripts.map((script) => ({ script }));

/** Builds the site and the fixture sites. A build must not change the committed types of the queries. */
async function runBuilds(): Promise<Outcome> {
  const before = readFileSync(TYPES_FILE, 'utf8');
  const built = await runInTwoLanes(stages('build', 'build:test-sites'));
  if (built.failures.length > 0 || readFileSync(TYPES_FILE, 'utf8') === before) return built;
  return { passed: 0, failures: [`${TYPES_FILE} was out of date. The build has written it again: commit it.`] };
}

/**
 * `npm test [-- --engines]`: runs all checks and tests except the nightly ones. The stages that find errors soonest
 * come first. With `--engines`, the browser tests in Firefox and WebKit run as well.
 */
async function test(args: readonly string[]): Promise<never> {
  const outcomes = [
    // The longest first, so that the two lanes end together.
    await runInTwoLanes(stages('lint', 'typecheck', 'check', 'check:search', 'check:spelling', 'check:videos')),
    await runJest({ script: 'test:unit' }),
    await runBuilds(),
  ];
  const isBuilt = outcomes.at(-1)?.failures.length === 0;
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
