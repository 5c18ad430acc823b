import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { BROWSER_TARGETS } from './fastRules';

/** Bundles a script of a feature that pages do not contain, such as a worker, into one file for browsers. */
export async function bundleScript(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    format: 'iife',
    charset: 'utf8',
    ...options,
    entryPoints: [path.resolve(entry)],
    bundle: true,
    preserveSymlinks: true,
    minify: true,
    write: false,
    target: BROWSER_TARGETS,
    // Without it, libraries include their development messages.
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    logLevel: 'silent',
  });
  return outputFiles?.[0]?.text ?? '';
}
