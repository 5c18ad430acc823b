import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { splitRules } from '../output/serving/mergeStyleBlocks';

/** What the server writes the groups of content elements by. */
const SOURCE = 'src/ssr/contentStyles.ts';

interface Source {
  writtenGroups: readonly { name: string; css: string }[];
}

/** The styles of each group of content elements, a rule in each line, for pages that come after one without them. */
export async function contentGroups(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(SOURCE)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const module = { exports: {} as Source };
  vm.runInNewContext(outputFiles[0]?.text ?? '', {
    module,
    require: createRequire(path.resolve('package.json')),
    process,
    console,
  });
  return Object.fromEntries(module.exports.writtenGroups.map(({ name, css }) => [name, splitRules(css).join('\n')]));
}
