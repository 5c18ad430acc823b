import { spawnSync } from 'node:child_process';
import { run } from './lib/run';

/**
 * `npm run test:changed [-- main]`: runs the tests that a change touches: what is not committed, or since the commit named.
 *
 * These are the tests whose imports lead to a changed file. A browser test visits built pages, so one whose own files
 * are as they were is left to `npm run test:e2e`, whatever has changed in the pages.
 */
async function testChanged(): Promise<void> {
  const [base = 'HEAD'] = process.argv.slice(2);
  const codes = [
    await run('npx', ['jest', `--changedSince=${base}`, '--passWithNoTests']),
    await testChangedJourneys(['playwright', 'test', `--only-changed=${base}`, '--pass-with-no-tests']),
  ];
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}

/** Playwright sets up before it looks for tests, which builds the sites of fixtures; so it is asked for a list first. */
async function testChangedJourneys(command: readonly string[]): Promise<number> {
  const list = spawnSync('npx', [...command, '--list'], { encoding: 'utf8' });
  if (list.status === 0 && /^Total: 0 tests/m.test(list.stdout)) {
    console.log('No browser test is touched.');
    return 0;
  }
  return run('npx', command);
}

void testChanged();
