import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { replaceModule } from './original.mjs';

/* Replaces the compiler of `gatsby-config.ts` and `gatsby-node.ts`. Gatsby uses Parcel, which minifies them with all
   imports: ten seconds per build without a cache. esbuild takes a fifth of a second, and stack traces keep function
   names.
   
   Both files become one bundle, so that shared modules are loaded once. */

export const COMPILED_CACHE_DIR = '.cache/compiled';
const ENTRIES = ['gatsby-config', 'gatsby-node'];
/** Bundle of both files. */
const BUNDLE = 'site.js';
/** Source of the build's threads, and its compiled file: see `src/node/output/threads/inThreads.ts`. */
const TASKS = 'src/threads.ts';
const THREADS = 'threads.js';
/** Gatsby's plugin name of the site's own files. */
const SITE = 'default-site-plugin';

/** The modules of the site's files by name, in a process whose own bundle has them. */
let provided = {};

/** Provides the modules of the site's files, which are then not compiled. */
export function provideFiles(files) {
  provided = files;
}

/** The compiled file of a plugin's module; undefined for plugins in packages, which are already compiled. */
export function findCompiledLocalPluginModule(root, plugin, module) {
  const file = path.join(root, COMPILED_CACHE_DIR, `${module}.js`);
  return plugin === SITE && existsSync(file) ? file : undefined;
}

/** Compiles the site's files. An error ends the process. */
export async function compileGatsbyFiles(root) {
  const outdir = path.join(root, COMPILED_CACHE_DIR);
  const entries = ENTRIES.filter((entry) => existsSync(path.join(root, `${entry}.ts`)));
  const own = entries.filter((entry) => provided[entry] === undefined);
  // Provided files are loaded already, and may have written modules here.
  if (own.length > 0) await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { build } = await import('esbuild');
  const contents = own.map((entry) => `export * as '${entry}' from './${entry}';`).join('\n');
  const common = {
    absWorkingDir: root,
    bundle: true,
    preserveSymlinks: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    packages: 'external',
    logLevel: 'error',
  };
  const bundle = (from, name) => build({ ...common, ...from, outfile: path.join(outdir, name) });
  try {
    await Promise.all([
      ...(own.length > 0 ? [bundle({ stdin: { contents, resolveDir: root } }, BUNDLE)] : []),
      ...(existsSync(path.join(root, TASKS)) ? [bundle({ entryPoints: [TASKS] }, THREADS)] : []),
    ]);
  } catch (error) {
    // esbuild has printed the errors with their positions.
    if (Array.isArray(error.errors)) process.exit(1);
    throw error;
  }
  for (const entry of entries) {
    const file = path.join(outdir, `${entry}.js`);
    await writeFile(file, `module.exports = require('./${BUNDLE}')['${entry}'];\n`);
    if (provided[entry] !== undefined) replaceModule(file, () => provided[entry]);
  }
}

/** The compiled files of a plugin for Gatsby. */
export const getResolvedFieldsForPlugin = (root, plugin) => ({
  resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
});
