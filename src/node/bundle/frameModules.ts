import path from 'node:path';
import { build } from 'esbuild';
import { routerEntry } from './browserModules';

/** What the bundle of every page is made of beside Gatsby's and the packages' code. */
const ENTRIES = [
  routerEntry.app,
  ...['src/app/wrapPageElement.tsx', 'src/app/wrapRootElement.tsx', 'src/browser/hooks.ts'].map((file) =>
    path.resolve(file),
  ),
];

/**
 * The project's modules that every page loads: those of the frame, without what is fetched later.
 * @param replaced modules that others replace
 */
export async function frameModules(replaced: ReadonlySet<string>): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
    external: ['$*', '*.svg'],
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const seen = new Set<string>();
  const waiting = Object.keys(outputs).filter((name) => {
    const entry = outputs[name]?.entryPoint;
    return entry !== undefined && ENTRIES.includes(path.resolve(entry));
  });
  const modules = new Set<string>();
  for (const name of waiting) {
    if (seen.has(name)) continue;
    seen.add(name);
    const output = outputs[name];
    for (const input of Object.keys(output?.inputs ?? {})) modules.add(path.resolve(input));
    for (const each of output?.imports ?? []) if (each.kind === 'import-statement') waiting.push(each.path);
  }
  return new Set([...modules].filter((file) => !replaced.has(file) && !replaced.has(file.replace(/\.tsx?$/, ''))));
}
