import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Module } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/requireNode.mjs';

/* Runs a script of the project: `node scripts/run.mjs scripts/check.ts --watch`. Bundles the script with its imports
   and caches the bundle until a file changes. Compiling files on load took longer than most scripts.
   
   Workspaces call `node ../../scripts/run.mjs build.ts`; scripts run in the project's root. */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const WORKSPACE = /^(?:packages|tools)[\\/]/;
/** Next to other build caches: see `src/node/cache/fileCache.ts`. */
const BUNDLES = path.resolve(process.env.BUILD_CACHE ?? path.join(ROOT, 'node_modules/.cache/help-centre'), 'scripts');

/** Inputs of the cache key besides the sources. */
const DECIDING = ['scripts/run.mjs', 'tsconfig.json', 'package-lock.json'];

const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

const digestOfText = (text) => createHash('sha256').update(text).digest('hex');

function digestOf(files) {
  // A copy of the project shares this cache but may lack files that a pattern imports.
  const hash = createHash('sha256').update(`${ROOT}\0`);
  for (const file of [...DECIDING, ...files]) hash.update(`${file}\0${readIfThere(path.join(ROOT, file))}\0`);
  return hash.digest('hex');
}

/** Bundles a script to one file with its original path, so that imports resolve from there. */
async function bundle(script, outfile) {
  const { build, stop } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [script],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    preserveSymlinks: true,
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  // Its process would otherwise keep 110 MB while the script runs.
  await stop();
  const files = Object.keys(metafile.inputs);
  return { files, digest: digestOf(files), code: outputFiles[0].text };
}

/** Writes to a temporary file and renames it, so that parallel scripts never read a partial bundle. */
function keep(file, kept) {
  const draft = `${file}.${randomUUID()}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  const json = JSON.stringify(kept);
  try {
    writeFileSync(draft, `${digestOfText(json)}\n${json}`);
    renameSync(draft, file);
  } catch (error) {
    // The command runs without the cache, and says itself what it has no room for.
    rmSync(draft, { force: true });
    if (error.code !== 'ENOSPC') throw error;
  }
}

async function codeOf(script, outfile) {
  const file = path.join(BUNDLES, `${script.replaceAll(/[\\/]/g, '-')}.json`);
  const text = readIfThere(file);
  // A line with the digest of the rest, which is different where the disk was full or damaged.
  const json = text.slice(text.indexOf('\n') + 1);
  const kept = text === `${digestOfText(json)}\n${json}` ? JSON.parse(json) : undefined;
  if (kept !== undefined && kept.digest === digestOf(kept.files)) return kept.code;
  const made = await bundle(script, outfile);
  keep(file, made);
  return made.code;
}

/** Runs code as the module of a path, which need not exist. Stack traces use source maps. */
function runAs(file, code) {
  process.setSourceMapsEnabled(true);
  const main = new Module(file);
  main.filename = file;
  main.paths = Module._nodeModulePaths(path.dirname(file));
  main._compile(code, file);
}

requireNode(path.join(ROOT, 'package.json'));
const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('Name the script to run: node scripts/run.mjs scripts/check.ts');
const isInWorkspace = WORKSPACE.test(path.relative(ROOT, process.cwd()));
const source = path.resolve(isInWorkspace ? process.cwd() : ROOT, script);
if (isInWorkspace) process.chdir(ROOT);
const outfile = source.replace(/\.ts$/, '.cjs');
const code = await codeOf(path.relative(ROOT, source), outfile).catch((error) => {
  // esbuild has printed the errors.
  if (Array.isArray(error.errors)) process.exit(1);
  throw error;
});
process.argv.splice(1, Infinity, source, ...args);
runAs(outfile, code);
