import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/*
 * In the place of what compiles `gatsby-config.ts` and `gatsby-node.ts`. Gatsby does that by Parcel, which minifies the
 * files with all that they import: ten seconds of every build without a cache. esbuild takes a fifth of a second, and
 * what fails keeps its names.
 *
 * Both files become one, so that their hooks share what the modules below them remember.
 */

export const COMPILED_CACHE_DIR = '.cache/compiled';
const ENTRIES = ['gatsby-config', 'gatsby-node'];
/** What both are compiled to. */
const BUNDLE = 'site.js';
/** What the build's threads do, and what it is compiled to: see `src/node/output/threads/inThreads.ts`. */
const TASKS = 'src/node/output/threads/tasks.ts';
const THREADS = 'threads.js';
/** Name by which Gatsby knows a site's own files among its plugins. */
const SITE = 'default-site-plugin';

/** The compiled file of a plugin's module; undefined for plugins that are packages, which come compiled. */
export function findCompiledLocalPluginModule(root, plugin, module) {
  const file = path.join(root, COMPILED_CACHE_DIR, `${module}.js`);
  return plugin === SITE && existsSync(file) ? file : undefined;
}

/** Compiles a site's own files. Ends the process where they cannot be: esbuild has said what and where. */
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
  } catch {
    process.exit(1);
  }
  for (const entry of entries) {
    await writeFile(path.join(outdir, `${entry}.js`), `module.exports = require('./${BUNDLE}')['${entry}'];\n`);
  }
}

/** What Gatsby asks of a plugin's compiled files. */
export const getResolvedFieldsForPlugin = (root, plugin) => ({
  resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
});
