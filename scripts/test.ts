import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './lib/run';

/** What one step of the tests brought. */
interface Outcome {
  passed: number;
  failed: number;
}

const REPORTS = 'test-results';
const JEST_REPORT = `${REPORTS}/jest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;
const TYPES_FILE = 'src/gatsby-types.d.ts';

/** Runs an npm script; a step that counts no tests counts as one failed test when it fails. */
async function step(script: string, args: string[] = [], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n== npm run ${script}`);
  return (await run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env)) === 0;
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
  if (counts === undefined) return { passed: 0, failed: 1 };
  return isFine || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function unitTests(): Promise<Outcome> {
  const isFine = await step('test:unit', ['--json', `--outputFile=${JEST_REPORT}`]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(JEST_REPORT);
  return outcome(report && { passed: report.numPassedTests, failed: report.numFailedTests }, isFine);
}

async function browserTests(): Promise<Outcome> {
  const isFine = await step('test:e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(PLAYWRIGHT_REPORT);
  return outcome(
    report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected },
    isFine,
  );
}

/** The types of the queries are kept with the code, so that the type check needs no build; a build must not change them. */
async function buildSite(): Promise<Outcome> {
  const before = readFileSync(TYPES_FILE, 'utf8');
  if (!(await step('build'))) return { passed: 0, failed: 1 };
  if (readFileSync(TYPES_FILE, 'utf8') === before) return { passed: 0, failed: 0 };
  console.error(`${TYPES_FILE} was out of date and has been written again: commit it.`);
  return { passed: 0, failed: 1 };
}

/** `npm test`: everything, in the order in which faults are cheapest to find. */
async function test(): Promise<void> {
  for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
  mkdirSync(REPORTS, { recursive: true });
  const results: Outcome[] = [];
  for (const script of ['typecheck', 'lint']) {
    results.push({ passed: 0, failed: (await step(script)) ? 0 : 1 });
  }
  results.push(await unitTests());
  const built = await buildSite();
  results.push(built);
  if (built.failed === 0) {
    const hasBrowser = await step('browser');
    results.push(hasBrowser ? await browserTests() : { passed: 0, failed: 1 });
  }
  const sum = (key: keyof Outcome) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 ? 0 : 1);
}

void test();
