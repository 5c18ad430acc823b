import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { listFiles } from '../files/listFiles';
import { SITE_FEATURES, SITE_SLOTS } from './siteFeatures';
import { routerEntry } from './browserModules';

/** Entry points of the code on every page, besides the code of Gatsby and of packages. */
const ENTRIES = [
  routerEntry.app,
  ...['src/app/wrapPageElement.tsx', 'src/app/wrapRootElement.tsx', 'src/browser/hooks.ts'].map((file) =>
    path.resolve(file),
  ),
];

/** The templates of the core and of features. */
const templateFiles = () =>
  listFiles(path.resolve('src')).filter(
    (file) => file.endsWith('.tsx') && path.basename(path.dirname(file)) === 'templates',
  );

interface ProjectModules {
  /** The modules that every page loads: the layout, without what is loaded later. */
  frame: ReadonlySet<string>;
  /** All modules, dependencies first. */
  order: readonly string[];
}

/** Returns the initially loaded modules: the entries' outputs and their static imports. */
function loadedAtOnce({ outputs }: Metafile): Set<string> {
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
  return modules;
}

/** Returns all modules in execution order: the layout first, then page by page. */
function runningOrder({ inputs }: Metafile, entries: readonly string[]): string[] {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path: imported, kind, external } of inputs[name]?.imports ?? [])
      if (kind === 'import-statement' && external !== true) visit(imported);
    order.add(path.resolve(name));
  };
  const names = new Map(Object.keys(inputs).map((name) => [path.resolve(name), name]));
  for (const entry of entries) visit(names.get(entry) ?? entry);
  for (const name of Object.keys(inputs).sort()) visit(name);
  return [...order];
}

/** Returns the modules of the project that pages use; `siteFeatures` is the file with the slots that features fill. */
export async function projectModules(siteFeatures: string): Promise<ProjectModules> {
  const entries = [...ENTRIES, ...templateFiles()];
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    preserveSymlinks: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
    external: ['$*', '*.svg'],
    packages: 'external',
    alias: { [SITE_FEATURES]: siteFeatures, [SITE_SLOTS]: path.join(path.dirname(siteFeatures), SITE_SLOTS) },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return { frame: loadedAtOnce(metafile), order: runningOrder(metafile, entries) };
}
