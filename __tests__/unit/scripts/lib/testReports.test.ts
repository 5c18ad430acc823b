import { jestOutcome, playwrightOutcome, type PlaywrightReport } from '../../../../scripts/lib/testReports';

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

it('tells the tests of Jest that failed, with file and first lines without colours', () => {
  const outcome = jestOutcome(
    {
      numPassedTests: 2,
      testResults: [
        { name: '/p/a.test.ts', status: 'passed', message: '', assertionResults: [assertion('adds', 'passed')] },
        {
          name: '/p/unit/b.test.ts',
          status: 'failed',
          message: 'all of it',
          assertionResults: [
            assertion('takes', 'passed'),
            assertion('gives', 'failed', '\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2\n3\n4\n5\n6\n7\n8\n9'),
          ],
        },
        { name: '/p/c.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults: [] },
      ],
    },
    '/p',
  );
  expect(outcome).toEqual({
    passed: 2,
    failures: [
      'unit/b.test.ts › gives\n' +
        ['Expected: 1', 'Received: 2', '3', '4', '5', '6', '7', '8'].map((line) => `    ${line}`).join('\n'),
      'c.test.ts\n    Cannot find module x',
    ],
  });
});

it('tells the tests of Playwright that failed or passed only when repeated, and what failed beside them', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', projectName = '') => ({
    title,
    file: 'a.spec.ts',
    line: 4,
    tests: [
      { projectName, status, results: [{}, ...(status === 'unexpected' ? [{ error: { message: 'late' } }] : [])] },
    ],
  });
  const report: PlaywrightReport = {
    config: { rootDir: '/p/e2e' },
    stats: { expected: 1 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('prints', 'skipped')],
        suites: [{ specs: [spec('closes', 'unexpected'), spec('marks', 'flaky', 'webkit')] }],
      },
    ],
  };
  expect(playwrightOutcome(report, '/p')).toEqual({
    passed: 1,
    failures: [
      'e2e/a.spec.ts:4 › closes\n    late',
      '[webkit] e2e/a.spec.ts:4 › marks',
      'outside of the tests\n    no server',
    ],
  });
});
