import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { capture, run } from './run';
import { jestOutcome, playwrightOutcome, type Outcome } from './testReports';

/** A part of the tests. */
export interface Stage {
  /** A command that runs only this stage. */
  name: string;
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
}

const REPORTS = 'test-results';
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const startTime = performance.now();
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** A stage for a command such as `npm run lint`. */
export function commandStage(command: string): Stage {
  const [program = '', ...args] = command.split(' ');
  // npm's own messages are noise.
  return { name: command, program, args, env: { npm_config_loglevel: 'silent' } };
}

const nodeStage = (name: string, ...args: string[]): Stage => ({ name, program: process.execPath, args });

export const JEST_TESTS = nodeStage('npx jest', JEST);
export const UNIT_TESTS = nodeStage('npm test -- unit', JEST, '--selectProjects', 'node', 'dom', '--ci');
export const BUILT_TESTS = nodeStage('npm test -- built', JEST, '--selectProjects', 'built', '--ci');
export const BROWSER_TESTS = nodeStage('npm test -- e2e', PLAYWRIGHT, 'test');
export const ENGINE_TESTS = nodeStage(
  'npm test -- engines',
  PLAYWRIGHT,
  'test',
  '--config',
  'playwright.engines.config.ts',
  '--pass-with-no-tests',
);

const outcomeOf = ({ name }: Stage, isFine: boolean): Outcome => ({ passed: 0, failures: isFine ? [] : [name] });

/** Runs a stage, with more arguments, with its output on this terminal; resolves to its exit code. */
export const runAlone = ({ program, args, env }: Stage, more: readonly string[]): Promise<number> =>
  run(program, [...args, ...more], env);

/** Runs a stage with its output on this terminal. It counts as one failure if it fails. */
export async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n== ${stage.name} (after ${seconds(startTime)})`);
  return outcomeOf(stage, (await runAlone(stage, [])) === 0);
}

/** Runs stages that each keep one core busy, two at a time. Prints the output of each when it has ended. */
export async function runInTwoLanes(stages: readonly Stage[]): Promise<Outcome> {
  const waiting = [...stages];
  const outcomes: Outcome[] = [];
  const runLane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await capture(stage.program, stage.args, process.cwd(), stage.env).ended;
      console.log(
        `\n== ${stage.name} (took ${seconds(start)}, ended after ${seconds(startTime)})\n${output.trimEnd()}`,
      );
      outcomes.push(outcomeOf(stage, code === 0));
    }
  };
  await Promise.all([runLane(), runLane()]);
  return sum(outcomes);
}

/** Runs a stage of a test runner and counts its tests. A runner that fails outside its tests is one failure. */
async function runTests<Report>(
  stage: Stage,
  report: string,
  read: (report: Report, root: string) => Outcome,
): Promise<Outcome> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { failures } = await runStage(stage);
  try {
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')) as Report, process.cwd());
    return outcome.failures.length > 0 ? outcome : { ...outcome, failures };
  } catch {
    return outcomeOf(stage, false);
  }
}

const reportOf = ({ name }: Stage) => `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;

/** Runs a stage of Jest. */
export function runJest(stage: Stage): Promise<Outcome> {
  const report = reportOf(stage);
  return runTests({ ...stage, args: [...stage.args, '--json', `--outputFile=${report}`] }, report, jestOutcome);
}

/** Runs a stage of Playwright. */
export function runPlaywright(stage: Stage): Promise<Outcome> {
  const report = reportOf(stage);
  return runTests({ ...stage, env: { ...stage.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }, report, playwrightOutcome);
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
