import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  /(?<=webpackCompilationHash"?[:=]")[\da-f]+/g,
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
      else if (TEXT.test(name)) writeFileSync(file, plain(readFileSync(file, 'utf8')).trimEnd());
      renameSync(file, path.join(path.dirname(file), name));
    }
  }
}

/** Maximum number of reported differences. */
const LIMIT = 12;

/**
 * Part `plain` of the nightly tests: builds a fixture site by `npm run build`, with the modules of
 * `packages/gatsby-faster`; with the setting `bundler: webpack`; and by `gatsby build` without these modules. All outputs
 * must be identical but for their scripts.
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
  /** Builds without caches; moves the output into a folder. */
  const buildInto = async (name: string, ...args: string[]): Promise<void> => {
    for (const made of [...CACHES, ...OUTPUT]) rmSync(inFolder(made), { recursive: true, force: true });
    const { code, output } = await capture(process.execPath, args, folder, env).ended;
    if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`);
    for (const made of OUTPUT) {
      mkdirSync(inFolder(name), { recursive: true });
      withoutScripts(inFolder(made));
      renameSync(inFolder(made), path.join(inFolder(name), made));
    }
  };
  const compare = (what: string, name: string): number => {
    const found = differencesOf(inFolder(name), inFolder('faster'));
    for (const each of found.slice(0, LIMIT)) console.log(`  ${each}`);
    console.log(`${what} makes ${found.length === 0 ? 'the same site' : `a site with ${found.length} differences`}.`);
    return found.length;
  };
  try {
    mkdirSync(content, { recursive: true });
    PLAIN.write({ ...PLAIN, content, project: folder });
    await buildInto('faster', 'scripts/run.mjs', 'scripts/build.ts');
    await buildInto('plain', 'node_modules/gatsby/cli.js', 'build');
    appendFileSync(path.join(content, 'site.yaml'), 'bundler: webpack\n');
    await buildInto('webpack', 'scripts/run.mjs', 'scripts/build.ts');
    const differences = compare('"gatsby build"', 'plain') + compare('"bundler: webpack"', 'webpack');
    process.exitCode = differences === 0 ? 0 : 1;
  } finally {
    remove();
  }
}

void testPlain();
