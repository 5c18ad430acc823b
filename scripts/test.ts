import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { capture, run } from './lib/run';

/** What one step of the tests brought. */
interface Outcome {
  passed: number;
  failed: number;
}

const REPORTS = 'test-results';
const REPORT_OF = {
  'test:unit': `${REPORTS}/jest.json`,
  'test:e2e': `${REPORTS}/playwright.json`,
  'test:engines': `${REPORTS}/engines.json`,
} as const;
const TYPES_FILE = 'generated/gatsby-types.d.ts';
const NONE: Outcome = { passed: 0, failed: 0 };
const FAILURE: Outcome = { passed: 0, failed: 1 };

const startTime = performance.now();
const elapsed = () => `${Math.round((performance.now() - startTime) / 1000)} s`;
const heading = (script: string) => console.log(`\n== npm run ${script} (after ${elapsed()})`);

/** Runs an npm script with its output on this terminal. */
async function step(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<boolean> {
  heading(script);
  return (await run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env)) === 0;
}

/** Runs npm scripts side by side; each one's output is shown whole when it has ended. Each that fails counts as one. */
async function sideBySide(...scripts: string[]): Promise<Outcome> {
  const codes = await Promise.all(
    scripts.map(async (script) => {
      const { code, output } = await capture('npm', ['run', '--silent', script], process.cwd()).ended;
      heading(script);
      console.log(output.trimEnd());
      return code;
    }),
  );
  return { passed: 0, failed: codes.filter((code) => code !== 0).length };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** A runner that failed without a report, or outside its tests, counts as one failed test. */
function outcome(counts: Outcome | undefined, isFine: boolean): Outcome {
  if (counts === undefined) return FAILURE;
  return isFine || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function unitTests(): Promise<Outcome> {
  const file = REPORT_OF['test:unit'];
  const isFine = await step('test:unit', ['--json', `--outputFile=${file}`]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return outcome(report && { passed: report.numPassedTests, failed: report.numFailedTests }, isFine);
}

async function browserTests(script: 'test:e2e' | 'test:engines'): Promise<Outcome> {
  const file = REPORT_OF[script];
  const isFine = await step(script, [], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return outcome(
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
    isFine,
  );
}

/** Builds the site and those of the browser tests. A build must not change the types of the queries, which are kept. */
async function builds(): Promise<Outcome> {
  const before = readFileSync(TYPES_FILE, 'utf8');
  const built = await sideBySide('build', 'build:test-sites');
  if (built.failed > 0 || readFileSync(TYPES_FILE, 'utf8') === before) return built;
  console.error(`${TYPES_FILE} was out of date and has been written again: commit it.`);
  return FAILURE;
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
  if (built.failed === 0) {
    results.push((await step('check:site')) ? NONE : FAILURE);
    const hasBrowser = await step('browser');
    results.push(hasBrowser ? await browserTests('test:e2e') : FAILURE, await browserTests('test:engines'));
  }
  const sum = (key: keyof Outcome) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nAfter ${elapsed()}:\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

void test();
