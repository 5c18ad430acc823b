import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { capture, run } from './lib/run';
import { jestOutcome, playwrightOutcome } from './lib/testReports';
import type { JestReport, Outcome, PlaywrightReport } from './lib/testReports';

const REPORTS = 'test-results';
const REPORT_OF = {
  'test:unit': `${REPORTS}/jest.json`,
  'test:e2e': `${REPORTS}/playwright.json`,
  'test:engines': `${REPORTS}/engines.json`,
} as const;
const TYPES_FILE = 'generated/gatsby-types.d.ts';
const NONE: Outcome = { passed: 0, failures: [] };
const failureOf = (script: string): Outcome => ({ passed: 0, failures: [`npm run ${script}`] });

const startTime = performance.now();
const elapsed = () => `${Math.round((performance.now() - startTime) / 1000)} s`;
const heading = (script: string) => console.log(`\n== npm run ${script} (after ${elapsed()})`);

/** Runs an npm script with its output on this terminal. */
async function step(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<boolean> {
  heading(script);
  return (await run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env)) === 0;
}

/** Runs npm scripts side by side; each one's output is shown whole when it has ended. */
async function sideBySide(...scripts: string[]): Promise<Outcome> {
  const failures = await Promise.all(
    scripts.map(async (script) => {
      const { code, output } = await capture('npm', ['run', '--silent', script], process.cwd()).ended;
      heading(script);
      console.log(output.trimEnd());
      return code === 0 ? [] : failureOf(script).failures;
    }),
  );
  return { passed: 0, failures: failures.flat() };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A runner that failed without a report, or outside its tests, is itself what failed. */
function outcome(script: string, read: Outcome | undefined, isFine: boolean): Outcome {
  if (read === undefined) return failureOf(script);
  return isFine || read.failures.length > 0 ? read : { ...read, failures: failureOf(script).failures };
}

async function unitTests(): Promise<Outcome> {
  const script = 'test:unit';
  const isFine = await step(script, ['--json', `--outputFile=${REPORT_OF[script]}`]);
  const report = readReport<JestReport>(REPORT_OF[script]);
  return outcome(script, report && jestOutcome(report, process.cwd()), isFine);
}

async function browserTests(script: 'test:e2e' | 'test:engines'): Promise<Outcome> {
  const isFine = await step(script, [], { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT_OF[script] });
  const report = readReport<PlaywrightReport>(REPORT_OF[script]);
  return outcome(script, report && playwrightOutcome(report, process.cwd()), isFine);
}

/** Builds the site and those of the browser tests. A build must not change the types of the queries, which are kept. */
async function builds(): Promise<Outcome> {
  const before = readFileSync(TYPES_FILE, 'utf8');
  const built = await sideBySide('build', 'build:test-sites');
  if (built.failures.length > 0 || readFileSync(TYPES_FILE, 'utf8') === before) return built;
  console.error(`${TYPES_FILE} was out of date and has been written again: commit it.`);
  return { passed: 0, failures: [`${TYPES_FILE} was out of date`] };
}

/** `npm test`: runs all checks and tests, those first that find faults soonest. */
async function test(): Promise<void> {
  for (const report of Object.values(REPORT_OF)) rmSync(report, { force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: Outcome[] = [
    await sideBySide('typecheck', 'lint', 'check', 'check:search', 'check:spelling', 'check:videos'),
    await unitTests(),
  ];
  const built = await builds();
  results.push(built);
  if (built.failures.length === 0) {
    results.push((await step('check:site')) ? NONE : failureOf('check:site'));
    const hasBrowser = await step('browser');
    results.push(
      hasBrowser ? await browserTests('test:e2e') : failureOf('browser'),
      await browserTests('test:engines'),
    );
  }
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  // Told again at the end: what came after may have been long.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\nAfter ${elapsed()}:\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}

void test();
