import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAIN } from '../../__tests__/support/testSites';
import { copyProject } from '../lib/projectCopy';
import { createRandom } from '../lib/random';
import { editAtRandom } from './edits';
import { MACHINE_FAILURES, mountDisk, unmountDisk } from './machineFailures';
import { serveDuring, type Visits } from './serveDuring';
import { build, commit, contentOf, differencesFromClean } from './siteBuilds';

/** Maximum number of reported differences per build. */
const MOST_TOLD = 12;
const OPTIONS = {
  edits: { type: 'string', default: '30' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  /** A part of the names of the failures to cause. */
  machine: { type: 'string', default: '' },
} as const;

function numberOf(name: 'edits' | 'kills' | 'seed'): number {
  const number = Number(parseArgs({ options: OPTIONS }).values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number: --${name} 5`);
  return number;
}

/**
 * Part `builds` of the nightly tests: edits a fixture site at random, builds it after each edit, kills some builds at a
 * random moment, makes each failure of `machineFailures.ts`, and compares every output with a clean build. `npm run serve` runs all
 * the while, and must never serve a half site.
 */
async function testBuilds(): Promise<void> {
  const [edits, kills, seed] = [numberOf('edits'), numberOf('kills'), numberOf('seed')];
  const { machine } = parseArgs({ options: OPTIONS }).values;
  const random = createRandom(seed);
  const copy = copyProject(mountDisk);
  const failures: string[] = [];
  const report = (name: string, problems: readonly string[]) => {
    console.log(`${name}: ${problems.length === 0 ? 'as from nothing' : `${problems.length} problems`}`);
    for (const problem of problems.slice(0, MOST_TOLD)) console.log(`  ${problem}`);
    if (problems.length > 0) failures.push(name);
  };
  const rebuild = async (name: string) => {
    const built = await build(copy);
    if (built.code !== 0) throw new Error(`The build after ${name} failed:\n${built.output}`);
    const compare = () => differencesFromClean(copy);
    return { seconds: built.seconds, found: await (served?.without(compare) ?? compare()) };
  };
  const startTime = performance.now();
  let served: Visits | undefined;
  let count = 0;
  try {
    mkdirSync(contentOf(copy), { recursive: true });
    PLAIN.write({ ...PLAIN, content: contentOf(copy), project: copy.folder });
    let { seconds } = await rebuild('nothing');
    served = await serveDuring(copy);
    for (let number = 1; number <= edits + kills; number += 1) {
      const edit = editAtRandom(contentOf(copy), number, random);
      commit(copy, edit);
      const killed = number > edits ? random() * seconds : undefined;
      if (killed !== undefined) await build(copy, killed);
      const built = await rebuild(edit);
      if (killed === undefined) ({ seconds } = built);
      count += 1;
      report(`${count}. ${edit}${killed === undefined ? '' : `, killed after ${killed.toFixed(1)} s`}`, built.found);
    }
    for (const { name, make } of MACHINE_FAILURES.filter((failure) => failure.name.includes(machine))) {
      commit(copy, editAtRandom(contentOf(copy), edits + kills + count, random));
      const problems = await make(copy, random);
      count += 1;
      if (problems === undefined) console.log(`${count}. ${name}: skipped, this machine does not allow it`);
      else report(`${count}. ${name}`, [...problems, ...(await rebuild(name)).found]);
    }
    count += 1;
    const { problems, whole } = await served.stop();
    report(`${count}. npm run serve during all of them: ${whole} whole sites`, problems);
  } finally {
    unmountDisk(copy.folder);
    copy.remove();
  }
  console.log(
    `${count - failures.length} passed, ${failures.length} failed (seed ${seed}) in ${Math.round((performance.now() - startTime) / 1000)} s.`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

void testBuilds();
