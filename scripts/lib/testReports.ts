import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What one step of the tests brought: how many passed, and each that failed with its place and its first lines. */
export interface Outcome {
  passed: number;
  failures: string[];
}

/** What is read of the report that `jest --json` writes. */
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

/** What is read of the report that Playwright's `json` reporter writes. */
export interface PlaywrightReport {
  /** Absolute path of the folder that the files of the tests are told from. */
  config: { rootDir: string };
  stats: { expected: number };
  /** What failed outside of the tests. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** As many lines of a message as tell what was expected and what came. */
const LINES = 8;

function failure(place: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  return [[place, title].filter((part) => part !== '').join(' › '), ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The outcome of a run of Jest; a file that could not be run is one failure. */
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

/** The outcome of a run of Playwright; a test that passed only when it was repeated has failed. */
export function playwrightOutcome({ config, stats, errors, suites }: PlaywrightReport, root: string): Outcome {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const place = `${path.relative(root, path.join(config.rootDir, file))}:${line}`;
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        return failure(projectName === '' ? place : `[${projectName}] ${place}`, title, message);
      }),
  );
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => failure('outside of the tests', '', message))],
  };
}
