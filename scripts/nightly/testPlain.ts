import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PLAIN } from '../../__tests__/support/testSites';
import { copyProject } from '../lib/projectCopy';
import { capture } from '../lib/run';
import { differencesOf } from './differences';

/** Output of a build. */
const OUTPUT = ['public', 'deploy'];
const CACHES = ['.cache', 'build-cache'];
/** Maximum number of reported differences. */
const LIMIT = 12;

/**
 * Part `plain` of the nightly tests: builds a fixture site by `npm run build`, with the modules of
 * `packages/gatsby-faster`, and by `gatsby build` without them. Both outputs must be identical.
 */
async function testPlain(): Promise<void> {
  const { folder, remove } = copyProject();
  const inFolder = (name: string) => path.join(folder, name);
  const content = inFolder('content');
  const env = {
    CI: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    SITE_CONTENT: content,
    BUILD_CACHE: inFolder('build-cache'),
  };
  const build = async (...args: string[]): Promise<void> => {
    for (const name of CACHES) rmSync(inFolder(name), { recursive: true, force: true });
    const { code, output } = await capture(process.execPath, args, folder, env).ended;
    if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`);
  };
  try {
    mkdirSync(content, { recursive: true });
    PLAIN.write({ ...PLAIN, content, project: folder });
    await build('scripts/run.mjs', 'scripts/build.ts');
    mkdirSync(inFolder('faster'));
    for (const name of OUTPUT) renameSync(inFolder(name), path.join(inFolder('faster'), name));
    await build('node_modules/gatsby/cli.js', 'build');
    const found = OUTPUT.flatMap((name) => differencesOf(inFolder(name), path.join(inFolder('faster'), name)));
    for (const each of found.slice(0, LIMIT)) console.log(`  ${each}`);
    console.log(
      `"gatsby build" makes ${found.length === 0 ? 'the same site' : `a site with ${found.length} differences`}.`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    remove();
  }
}

void testPlain();
