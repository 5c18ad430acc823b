import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { noticesOf, packagesOf } from '../files/notices';
import { BROWSER_TARGETS } from './fastRules';

/**
 * Bundles a script of a feature that pages do not contain, such as a worker, into one file for browsers. It ends with the
 * notices of the packages in it.
 */
export async function bundleScript(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles, metafile } = await build({
    format: 'iife',
    charset: 'utf8',
    ...options,
    entryPoints: [path.resolve(entry)],
    bundle: true,
    preserveSymlinks: true,
    minify: true,
    write: false,
    metafile: true,
    target: BROWSER_TARGETS,
    // Without it, libraries include their development messages.
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    logLevel: 'silent',
  });
  const [bundled] = Object.values(metafile.outputs);
  const used = Object.entries(bundled?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const notices = noticesOf(packagesOf(used.map(([file]) => file)));
  // A notice that ends a comment would be code.
  const comment = notices === '' ? '' : `/*!\n${notices.replaceAll('*/', '* /')}*/\n`;
  return `${outputFiles[0]?.text ?? ''}${comment}`;
}
