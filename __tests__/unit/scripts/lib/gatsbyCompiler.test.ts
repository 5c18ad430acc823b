import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../../src/node/content/listFiles';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterEach(removeTemporaryFolders);

const COMPILER = pathToFileURL(path.resolve('scripts/lib/gatsbyCompiler.mjs')).href;
const STOOD_IN_FOR = 'gatsby/dist/utils/parcel/compile-gatsby-files';

/** Runs a script in a folder with these files, with the compiler loaded before it. */
function runIn(files: Record<string, string>, script: string) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, files);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', COMPILER, '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const COMPILE = `const compiler = require('${STOOD_IN_FOR}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const { resolvedCompiledGatsbyNode } = compiler.getResolvedFieldsForPlugin(process.cwd(), 'default-site-plugin');
  console.log(require(resolvedCompiledGatsbyNode).hook());
  console.log(compiler.findCompiledLocalPluginModule(process.cwd(), 'gatsby-plugin-mdx', 'gatsby-node'));
});`;

test('a site’s own files are compiled with what they import, packages stay where they are', () => {
  const files = {
    'gatsby-config.ts': 'export default {};',
    'gatsby-node.ts': "export { hook } from './src/hook';",
    'src/hook.ts': "import { z } from 'zod';\nexport const hook = (): string => `hook of ${typeof z.string}`;",
  };
  expect(runIn(files, COMPILE)).toEqual({ status: 0, stdout: 'hook of function\nundefined\n', stderr: '' });
});

test('what one of the files remembers the other one knows', () => {
  const files = {
    'gatsby-config.ts': "import { counted } from './count';\nexport default { counted: counted() };",
    'gatsby-node.ts': "import { counted } from './count';\nexport const hook = counted;",
    'count.ts': 'let count = 0;\nexport const counted = () => ++count;',
  };
  const script = `const compiler = require('${STOOD_IN_FOR}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const [config, node] = ['gatsby-config', 'gatsby-node'].map((name) =>
    require(compiler.findCompiledLocalPluginModule(process.cwd(), 'default-site-plugin', name)));
  console.log(config.default.counted, node.hook());
});`;
  expect(runIn(files, script)).toEqual({ status: 0, stdout: '1 2\n', stderr: '' });
});

test('what cannot be compiled ends the process, with its place', () => {
  const { status, stderr } = runIn({ 'gatsby-config.ts': 'export default {', 'gatsby-node.ts': '' }, COMPILE);
  expect(status).toBe(1);
  expect(stderr).toContain('gatsby-config.ts:1:16');
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('all is there that Gatsby asks of the module that it stands in for', () => {
  const asked = listFiles(path.resolve('node_modules/gatsby/dist'))
    .filter((file) => file.endsWith('.js') && !file.includes(`${path.sep}parcel${path.sep}`))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes('parcel/compile-gatsby-files'))
    .flatMap((code) => [
      ...[...code.matchAll(/_compileGatsbyFiles\.(\w+)/g)].map(([, name = '']) => name),
      ...(/const \{\s*([^}]*?)\s*\} = require\(`[^`]*compile-gatsby-files`\)/.exec(code)?.[1]?.split(/,\s*/) ?? []),
    ]);
  const { stdout } = runIn({}, `console.log(JSON.stringify(Object.keys(require('${STOOD_IN_FOR}'))));`);
  expect(new Set(asked)).toEqual(new Set(JSON.parse(stdout) as string[]));
});
