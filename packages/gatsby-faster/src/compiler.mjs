import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/*
 * Replaces what compiles `gatsby-config.ts` and `gatsby-node.ts`. Gatsby compiles them by Parcel, which minifies the files
 * with everything that they import: ten seconds of each build without a cache. esbuild takes a fifth of a second, and
 * stack traces keep the names of functions.
 *
 * Both files become one bundle, so that modules which both import are loaded once.
 */

export const COMPILED_CACHE_DIR = '.cache/compiled';
const ENTRIES = ['gatsby-config', 'gatsby-node'];
/** The bundle of both. */
const BUNDLE = 'site.js';
/** The code of the build's threads, and the file it is compiled to: see `src/node/output/threads/inThreads.ts`. */
const TASKS = 'src/node/output/threads/tasks.ts';
const THREADS = 'threads.js';
/** Name by which Gatsby knows a site's own files among its plugins. */
const SITE = 'default-site-plugin';

/** The compiled file of a plugin's module; undefined for plugins that are packages, which come compiled. */
export function findCompiledLocalPluginModule(root, plugin, module) {
  const file = path.join(root, COMPILED_CACHE_DIR, `${module}.js`);
  return plugin === SITE && existsSync(file) ? file : undefined;
}

/** Compiles a site's own files. An error in them ends the process. */
export async function compileGatsbyFiles(root) {
  const outdir = path.join(root, COMPILED_CACHE_DIR);
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const { build } = await import('esbuild');
  const entries = ENTRIES.filter((entry) => existsSync(path.join(root, `${entry}.ts`)));
  const contents = entries.map((entry) => `export * as '${entry}' from './${entry}';`).join('\n');
  const common = {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    packages: 'external',
    logLevel: 'error',
  };
  const bundle = (from, name) => build({ ...common, ...from, outfile: path.join(outdir, name) });
  try {
    await Promise.all([
      bundle({ stdin: { contents, resolveDir: root } }, BUNDLE),
      ...(existsSync(path.join(root, TASKS)) ? [bundle({ entryPoints: [TASKS] }, THREADS)] : []),
    ]);
  } catch (error) {
    // esbuild has printed the errors of the files, with their places.
    if (Array.isArray(error.errors)) process.exit(1);
    throw error;
  }
  for (const entry of entries) {
    await writeFile(path.join(outdir, `${entry}.js`), `module.exports = require('./${BUNDLE}')['${entry}'];\n`);
  }
}

/** Where Gatsby finds the compiled files of a plugin. */
export const getResolvedFieldsForPlugin = (root, plugin) => ({
  resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
});
