import { spawnSync } from 'node:child_process';
import { BROWSER_TESTS, JEST_TESTS, runAlone } from './testStages';

/**
 * Runs the tests whose imports lead to a changed file; resolves to the exit code.
 *
 * A browser test visits built pages, so one whose own files are unchanged is left to `npm test -- e2e`, whatever has
 * changed in the pages.
 * @param base commit since which files count as changed; else what is not committed
 */
export async function testChanged(base = 'HEAD'): Promise<number> {
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
