import { finish, runPlaywright, runStage, sum } from './lib/testStages';
import type { Outcome } from './lib/testReports';

/** Milliseconds that the browser waits before each action of a test, to expose races. */
const SLOW_MOTION = '300';

const PARTS: Record<string, () => Promise<Outcome>> = {
  engines: () => runPlaywright({ script: 'test:engines' }),
  accessibility: async () =>
    sum([
      await runStage({ script: 'check:site', args: ['--accessibility'] }),
      await runPlaywright({ script: 'test:e2e', args: ['accessibility.spec'], env: { A11Y_FULL: 'true' } }),
    ]),
  slow: () => runPlaywright({ script: 'test:e2e', env: { SLOW_MOTION } }),
  builds: () => runStage({ script: 'test:builds' }),
  mutation: () => runStage({ script: 'test:mutation' }),
};

/**
 * `npm run test:nightly [-- engines builds]`: builds the site, then runs the tests that take too long for each change,
 * or the named parts of them: `engines`, `accessibility`, `slow`, `builds`, `mutation`.
 */
async function testNightly(names: readonly string[]): Promise<never> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}". The parts are ${Object.keys(PARTS).join(', ')}.`);
    process.exit(1);
  }
  const outcomes = [await runStage({ script: 'build' })];
  for (const [name, runPart] of Object.entries(PARTS))
    if (names.length === 0 || names.includes(name)) outcomes.push(await runPart());
  return finish(sum(outcomes));
}

void testNightly(process.argv.slice(2));
