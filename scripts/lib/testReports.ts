import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Result of a test stage: the number of passed tests, and each failure with its position and first lines. */
export interface Outcome {
  passed: number;
  failures: string[];
}

/** The used part of Jest's JSON report. */
export interface JestReport {
  numPassedTests: number;
  testResults: {
    /** Absolute path of the test file. */
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  /** Absolute path to which test files are relative. */
  config: { rootDir: string };
  stats: { expected: number };
  /** Errors outside of tests. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** Number of message lines that include expected and received values. */
const LINES = 8;

function failure(position: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  return [[position, title].filter((part) => part !== '').join(' › '), ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );
}

/** The outcome of a Jest run; a file that fails to run counts as one failure. */
export function jestOutcome(report: JestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, '', message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failures };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The outcome of a Playwright run; a flaky test counts as a failure. */
export function playwrightOutcome({ config, stats, errors, suites }: PlaywrightReport, root: string): Outcome {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const position = `${path.relative(root, path.join(config.rootDir, file))}:${line}`;
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        return failure(projectName === '' ? position : `[${projectName}] ${position}`, title, message);
      }),
  );
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => failure('outside of the tests', '', message))],
  };
}
