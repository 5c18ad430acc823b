import path from 'node:path';
import { build } from 'esbuild';
import type { OfflineEdition } from '../../model/offline/edition';
import { BROWSER_TARGETS } from '../bundler/fastRules';

const FOLDER = 'src/browser/offline';

async function bundle(name: string, before = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(FOLDER, name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    // Without it Workbox brings along what it tells developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: before },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The worker of an edition, in one file: what it keeps stands before its code. */
export function bundleWorker(edition: OfflineEdition): Promise<string> {
  return bundle('worker.ts', `const OFFLINE_EDITION=${JSON.stringify(edition)};`);
}

/** The worker of a site that offers offline reading no longer. */
export function bundleLeavingWorker(): Promise<string> {
  return bundle('leavingWorker.ts');
}
