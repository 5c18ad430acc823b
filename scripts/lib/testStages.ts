import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { capture, run } from './run';
import { jestOutcome, playwrightOutcome } from './testReports';
import type { JestReport, Outcome, PlaywrightReport } from './testReports';

/** An npm script that runs a part of the tests. */
export interface Stage {
  script: string;
  args?: readonly string[];
  env?: Record<string, string>;
}

const REPORTS = 'test-results';

const startTime = performance.now();
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;
const commandOf = ({ script, args = [] }: Stage) => [
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** The name of a stage in the output: the command that runs it alone. */
const nameOf = ({ script, args = [], env = {} }: Stage) =>
  [
    ...Object.entries(env).map(([key, value]) => `${key}=${value}`),
    `npm run ${script}`,
    ...(args.length > 0 ? ['--', ...args] : []),
  ].join(' ');

const outcomeOf = (stage: Stage, isFine: boolean): Outcome => ({ passed: 0, failures: isFine ? [] : [nameOf(stage)] });

/** Runs a stage with its output on this terminal. It counts as one failure if it fails. */
export async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n== ${nameOf(stage)} (after ${seconds(startTime)})`);
  return outcomeOf(stage, (await run('npm', commandOf(stage), stage.env)) === 0);
}

/** Runs stages that each keep one core busy, two at a time. Prints the output of each when it has ended. */
export async function runInTwoLanes(stages: readonly Stage[]): Promise<Outcome> {
  const waiting = [...stages];
  const outcomes: Outcome[] = [];
  const runLane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await capture('npm', commandOf(stage), process.cwd(), stage.env).ended;
      console.log(
        `\n== ${nameOf(stage)} (took ${seconds(start)}, ended after ${seconds(startTime)})\n${output.trimEnd()}`,
      );
      outcomes.push(outcomeOf(stage, code === 0));
    }
  };
  await Promise.all([runLane(), runLane()]);
  return sum(outcomes);
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Runs a stage of a test runner and counts its tests. A runner that fails outside its tests is one failure. */
async function runTests(stage: Stage, read: (file: string) => Outcome | undefined, report: string): Promise<Outcome> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { failures } = await runStage(stage);
  const outcome = read(report);
  return outcome === undefined || outcome.failures.length > 0
    ? (outcome ?? { passed: 0, failures: [nameOf(stage)] })
    : { ...outcome, failures };
}

const reportOf = ({ script }: Stage) => `${REPORTS}/${script.replace(':', '-')}.json`;

/** Runs a script that calls Jest. */
export function runJest(stage: Stage): Promise<Outcome> {
  const report = reportOf(stage);
  const args = [...(stage.args ?? []), '--json', `--outputFile=${report}`];
  return runTests(
    { ...stage, args },
    (file) => {
      const parsed = readReport<JestReport>(file);
      return parsed && jestOutcome(parsed, process.cwd());
    },
    report,
  );
}

/** Runs a script that calls Playwright. */
export function runPlaywright(stage: Stage): Promise<Outcome> {
  const report = reportOf(stage);
  const env = { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return runTests(
    { ...stage, env },
    (file) => {
      const parsed = readReport<PlaywrightReport>(file);
      return parsed && playwrightOutcome(parsed, process.cwd());
    },
    report,
  );
}

/** Adds up outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** Repeats the failures, prints the totals as the last line and ends the process with the exit code. */
export function finish({ passed, failures }: Outcome): never {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\nAfter ${seconds(startTime)}:\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}
