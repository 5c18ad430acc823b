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
    await run('npx', ['playwright', 'test', `--only-changed=${base}`, '--pass-with-no-tests']),
  ];
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}

void testChanged();
