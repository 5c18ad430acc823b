import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLAIN } from '../../__tests__/support/testSites';
import { copyProject } from '../lib/projectCopy';
import { capture } from '../lib/run';
import { differencesOf } from './differences';

/** Output of a build. */
const OUTPUT = ['public', 'deploy'];
const CACHES = ['.cache', 'build-cache'];
/** Parts of texts that depend on the code of scripts, which Rspack and webpack write differently. */
const OF_SCRIPTS = [
  // Scripts that several templates share: Rspack shares those of the blog's lists.
  /<link rel="preload" href="[^"]*\/[\da-f]{8}-[\da-f]{8}\.js"[^>]*>/g,
  /^\/[\da-f]{8}-[\da-f]{8}\.js\n.*\n\n?/gm,
  /(?<=-)[\da-f]{8}(?=\.js)/g,
  /(?<=webpackCompilationHash":?=?")[\da-f]+/g,
  /(?<="build":")[\da-f]+/g,
  /(?<=sha256-)[\w+/=]+/g,
];
const SHARED = /^[\da-f]{8}-\.js/;
/** Files that consist of scripts, digests of them, or compressed copies. */
const OMITTED = /\.(?:br|gz)$|^edition\.json$|^_gatsby-scripts-1\.html$/;
const TEXT = /\.(?:html|json|xml|txt|md|conf|webmanifest|htaccess)$|^[^.]+$/;

/** Removes what depends on the code of scripts from an output, which stays comparable otherwise. */
function withoutScripts(folder: string): void {
  const plain = (text: string) => OF_SCRIPTS.reduce((rest, part) => rest.replace(part, ''), text);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = plain(path.basename(file));
    if (OMITTED.test(name) || SHARED.test(name)) rmSync(file);
    else {
      if (name.endsWith('.js')) writeFileSync(file, '');
      else if (TEXT.test(name)) writeFileSync(file, plain(readFileSync(file, 'utf8')));
      renameSync(file, path.join(path.dirname(file), name));
    }
  }
}

/** Maximum number of reported differences. */
const LIMIT = 12;

/**
 * Part `plain` of the nightly tests: builds a fixture site by `npm run build`, with the modules of
 * `packages/gatsby-faster`, and by `gatsby build` without them. Both outputs must be identical but for their scripts.
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
    for (const name of OUTPUT) for (const root of ['.', 'faster']) withoutScripts(inFolder(path.join(root, name)));
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
