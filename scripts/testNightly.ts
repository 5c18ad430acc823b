import {
  BROWSER_TESTS,
  commandStage,
  ENGINE_TESTS,
  finish,
  runPlaywright,
  runStage,
  sum,
  type Stage,
} from './lib/testStages';
import type { Outcome } from './lib/testReports';

/** Milliseconds that the browser waits before each action of a test, to expose races. */
const SLOW_MOTION = '300';

/** A part that is a script of `scripts/nightly`. */
const scriptStage = (part: string, script: string, options: readonly string[]): Stage => ({
  name: `npm run test:nightly -- ${part}`,
  program: process.execPath,
  args: ['scripts/run.mjs', `scripts/nightly/${script}.ts`, ...options],
});

/** A part of the nightly tests; `options` are those behind its name. */
type Part = (options: readonly string[]) => Promise<Outcome>;

const withOptions = ({ args, ...stage }: Stage, options: readonly string[]): Stage => ({
  ...stage,
  args: [...args, ...options],
});

const PARTS: Record<string, Part> = {
  engines: (options) => runPlaywright(withOptions(ENGINE_TESTS, options)),
  accessibility: async () =>
    sum([
      await runStage(commandStage('npm run build')),
      await runStage(commandStage('npm run check -- --site --accessibility')),
      await runPlaywright({
        ...withOptions(BROWSER_TESTS, ['accessibility.spec']),
        name: 'A11Y_FULL=true npm test -- e2e accessibility.spec',
        env: { A11Y_FULL: 'true' },
      }),
    ]),
  slow: (options) =>
    runPlaywright({
      ...withOptions(BROWSER_TESTS, options),
      name: `SLOW_MOTION=${SLOW_MOTION} npm test -- e2e`,
      env: { SLOW_MOTION },
    }),
  builds: (options) => runStage(scriptStage('builds', 'testBuilds', options)),
  features: (options) => runStage(scriptStage('features', 'testFeatures', options)),
  plain: () => runStage(scriptStage('plain', 'testPlain', [])),
  package: () => runStage(scriptStage('package', 'testPackage', [])),
  migrate: () => runStage(scriptStage('migrate', 'testMigrate', [])),
  handbook: () => runStage(commandStage('npm run try -w tools/handbook')),
  mutation: () => runStage(commandStage('npm run mutate -w tools/mutation')),
};

/**
 * `npm run test:nightly [-- engines builds]`: runs the tests that take too long for each change, or the named parts of
 * them: `engines`, `accessibility`, `slow`, `builds`, `features`, `plain`, `migrate`, `package`, `handbook`,
 * `mutation`. Options belong to the one part that is named:
 * `npm run test:nightly -- builds --edits 30 --kills 20 --seed 1`.
 */
async function testNightly(args: readonly string[]): Promise<never> {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const [names, options] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end)];
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0 || (options.length > 0 && names.length !== 1)) {
    console.error(
      unknown.length > 0
        ? `There is no part "${unknown.join('", "')}". The parts are ${Object.keys(PARTS).join(', ')}.`
        : 'Options belong to one part. Name it first: npm run test:nightly -- builds --edits 30',
    );
    process.exit(1);
  }
  const outcomes: Outcome[] = [];
  for (const [name, runPart] of Object.entries(PARTS))
    if (names.length === 0 || names.includes(name)) outcomes.push(await runPart(options));
  return finish(sum(outcomes));
}

void testNightly(process.argv.slice(2));
