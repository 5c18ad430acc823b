import path from 'node:path';
import { build } from 'esbuild';
import { BROWSER_TARGETS } from '../../../node/bundle/fastRules';
import type { PrecacheManifest } from '../model/precacheManifest';

const FOLDER = 'src/features/offline/browser';

async function bundle(name: string, before = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(FOLDER, name)],
    bundle: true,
    preserveSymlinks: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    // Without it, Workbox includes its development messages.
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: before },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The worker of an edition in one file, starting with its manifest. */
export function bundleWorker(edition: PrecacheManifest): Promise<string> {
  return bundle('worker.ts', `const PRECACHE_MANIFEST=${JSON.stringify(edition)};`);
}

/** The worker of a site without offline reading. */
export function bundleUnregisterWorker(): Promise<string> {
  return bundle('unregisterWorker.ts');
}
