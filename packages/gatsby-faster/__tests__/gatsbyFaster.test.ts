import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runGatsby } from '../../../scripts/lib/gatsby';
import { listFiles } from '../../../src/node/files/listFiles';
import { makeTemporaryFolder } from '../../../__tests__/support/contentFolder';
import { runScript } from '../../../__tests__/support/runScript';

const LOAD = pathToFileURL(path.resolve('packages/gatsby-faster/src/load.mjs')).href;

/** Runs a script with the replaced Gatsby modules. */
const runWithFaster = (files: Record<string, string>, script: string, env?: Record<string, string>) =>
  runScript(files, script, { options: ['--import', LOAD], env });

test.each([
  ['5.16.1', true, undefined],
  [
    '5.17.0',
    false,
    'packages/gatsby-faster was tested with Gatsby 5.16.1, and 5.17.0 is installed: the build goes on without it, and takes longer.\n' +
      'Install 5.16.1, or run "npm run test:nightly -- plain" and write 5.17.0 into packages/gatsby-faster/package.json.',
  ],
])('Gatsby %s is run with the replaced modules: %s', async (version, isUsed, warning) => {
  const project = process.cwd();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  try {
    process.chdir(
      makeTemporaryFolder({
        'node_modules/gatsby/package.json': JSON.stringify({ version }),
        'node_modules/gatsby/cli.js': "require('fs').writeFileSync('options', process.execArgv.join());",
        'packages/gatsby-faster/package.json': readFileSync('packages/gatsby-faster/package.json', 'utf8'),
        'packages/gatsby-faster/src/load.mjs': '',
      }),
    );
    expect(await runGatsby(['build'])).toBe(0);
    expect(readFileSync('options', 'utf8').includes('gatsby-faster')).toBe(isUsed);
    expect(warn.mock.calls).toEqual(warning === undefined ? [] : [[warning]]);
  } finally {
    process.chdir(project);
  }
});

describe('bundler', () => {
  const PACKAGE = 'vendor/node_modules/package/index.js';
  const FILES = {
    'src/page.tsx': 'export default 1;',
    'page.mdx': 'text',
    'fact.txt': 'one',
    [PACKAGE]: 'package',
    // A React page depends on more than its file.
    'mdx.cjs': "module.exports = (text) => text + require('fs').readFileSync('fact.txt', 'utf8');",
  };

  /** Bundles a stage with a fake webpack that counts its runs, and prints the result of the last line. */
  const script = (stage: string, lines: string) => `
const fs = require('fs');
const path = require('path');
const file = require.resolve('webpack');
let runs = 0;
const group = (name, hash, childrenIterable = []) => ({ name, chunks: [{ hash }], childrenIterable, origins: [] });
const compilation = {
  errors: [],
  fileDependencies: new Set(['src', 'src/page.tsx', 'page.mdx', '${PACKAGE}'].map((name) => path.resolve(name))),
  getAssets: () => [{ name: 'render-page.js' }],
  chunkGroups: [group('render-page', 'a'), group('doc', 'b', [group(null, 'c')])],
};
const webpack = (config) => ({
  run: (done) => {
    runs += 1;
    fs.mkdirSync(config.output.path, { recursive: true });
    for (const name of ['render-page.js', 'webpack.stats.json', 'chunk-map.json'])
      fs.writeFileSync(path.join(config.output.path, name), 'written');
    done(null, { hash: 'hash', hasErrors: () => false, compilation });
  },
  close: (done) => done(),
});
require.cache[file] = { id: file, filename: file, loaded: true, exports: webpack };
let source;
const config = {
  name: '${stage}',
  entry: {},
  plugins: [{ definitions: { __NAME__: '1' } }, {}],
  resolve: { alias: {} },
  output: { path: path.resolve('output') },
  module: { rules: [
    { test: /\\.tsx$/, use: () => [{ loader: 'esbuild', options: { source } }] },
    { test: /\\.mdx$/, use: () => [{ loader: 'babel-loader' }, { loader: path.resolve('mdx.cjs') }] },
    { test: /\\.css$/ },
  ] },
};
const { getSSRChunkHashes } = require('gatsby/dist/utils/webpack/get-ssr-chunk-hashes');
const components = [{ componentChunkName: 'doc', componentPath: 'doc.tsx' }];
const build = async () => {
  const { stats, close } = await require('gatsby/dist/utils/webpack/bundle').build(config);
  await close();
  return stats;
};
(async () => {
  ${lines}
})().then((result) => console.log(JSON.stringify(result)));`;

  const resultOf = (stage: string, lines: string): unknown => {
    const { stdout, stderr } = runWithFaster(FILES, script(stage, lines));
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  /** The number of runs after a change between two builds, and after one more build. */
  const runsAfter = (change: string) =>
    resultOf(
      'build-html',
      `await build();\n  ${change};\n  await build();\n  const second = runs;\n  await build();\n  return [second, runs];`,
    );

  test('a reused server bundle reports the same parts to Gatsby', () => {
    const parts = { templateHashes: { 'doc.tsx': 'b--c' }, renderPageHash: 'a' };
    const lines = `const hashes = (stats) => getSSRChunkHashes({ stats, components });
  return [hashes(await build()), hashes(await build()), runs];`;
    expect(resultOf('build-html', lines)).toEqual([parts, parts, 1]);
  });

  test('a reused browser bundle has the same hash and reports', () => {
    const lines = `await build();
  fs.rmSync('output/webpack.stats.json');
  const { hash, hasWarnings } = await build();
  return [hash, hasWarnings(), fs.readFileSync('output/webpack.stats.json', 'utf8'), runs];`;
    expect(resultOf('build-javascript', lines)).toEqual(['hash', false, 'written', 1]);
  });

  test.each([
    ['nothing', ''],
    ['another package, with which the whole cache would go', `fs.writeFileSync('${PACKAGE}', 'other')`],
    ['a file that is no input', "fs.writeFileSync('other.mdx', 'other')"],
  ])('keeps the bundle after a change of %s', (_what, change) => expect(runsAfter(change)).toEqual([1, 1]));

  test.each([
    ['a source', "fs.writeFileSync('src/page.tsx', 'other')"],
    ['a source that is compiled differently', "source = 'other'"],
    ['a page of React', "fs.writeFileSync('page.mdx', 'other')"],
    ['a fact that a page of React shows', "fs.writeFileSync('fact.txt', 'two')"],
    ['a setting', "config.plugins[0].definitions.__NAME__ = '2'"],
    ['the module that an import means', "config.resolve.alias.page = 'other'"],
    ['the names of sources', "fs.writeFileSync('src/page.ts', 'page')"],
    ['what was made, which is lost', "fs.rmSync('output/render-page.js')"],
    ['a page of React, which is removed', "fs.rmSync('page.mdx')"],
  ])('rebuilds the bundle after a change of %s, once', (_what, change) => expect(runsAfter(change)).toEqual([2, 2]));
});

describe('compiler', () => {
  const REPLACED = 'gatsby/dist/utils/parcel/compile-gatsby-files';

  const COMPILE = `const compiler = require('${REPLACED}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const { resolvedCompiledGatsbyNode } = compiler.getResolvedFieldsForPlugin(process.cwd(), 'default-site-plugin');
  console.log(require(resolvedCompiledGatsbyNode).hook());
  console.log(compiler.findCompiledLocalPluginModule(process.cwd(), 'gatsby-plugin-mdx', 'gatsby-node'));
});`;

  test('compiles the site’s own files with their imports, but not packages', () => {
    const files = {
      'gatsby-config.ts': 'export default {};',
      'gatsby-node.ts': "export { hook } from './src/hook';",
      'src/hook.ts': "import { z } from 'zod';\nexport const hook = (): string => `hook of ${typeof z.string}`;",
    };
    expect(runWithFaster(files, COMPILE)).toEqual({ status: 0, stdout: 'hook of function\nundefined\n', stderr: '' });
  });

  test('both compiled files share module state', () => {
    const files = {
      'gatsby-config.ts': "import { counted } from './count';\nexport default { counted: counted() };",
      'gatsby-node.ts': "import { counted } from './count';\nexport const hook = counted;",
      'count.ts': 'let count = 0;\nexport const counted = () => ++count;',
    };
    const script = `const compiler = require('${REPLACED}');
compiler.compileGatsbyFiles(process.cwd()).then(() => {
  const [config, node] = ['gatsby-config', 'gatsby-node'].map((name) =>
    require(compiler.findCompiledLocalPluginModule(process.cwd(), 'default-site-plugin', name)));
  console.log(config.default.counted, node.hook());
});`;
    expect(runWithFaster(files, script)).toEqual({ status: 0, stdout: '1 2\n', stderr: '' });
  });

  test.each<[string, string, string, Record<string, string>]>([
    ['a compile error', 'export default {', 'gatsby-config.ts:1:16', {}],
    ['an error of esbuild', 'export default {};', 'no-esbuild', { ESBUILD_BINARY_PATH: '/no-esbuild' }],
  ])('%s ends the process and is printed', (_, config, message, env) => {
    const { status, stderr } = runWithFaster({ 'gatsby-config.ts': config, 'gatsby-node.ts': '' }, COMPILE, env);
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    if (message.includes(':')) expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('load', () => {
  /** The exports of a module that other Gatsby modules use, in Babel's output. */
  function usedExports(module: string): string[] {
    const name = path.basename(module);
    const camelCase = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const required = new RegExp(
      `var (_${camelCase}\\w*|WorkerPool) = [\\w(]*require\\(["'\`][./\\w-]*/${name}["'\`]\\)`,
    );
    const imported = new RegExp(`const \\{\\s*([^}]*?)\\s*\\} = require\\(\`[^\`]*${name}\`\\)`);
    return listFiles(path.resolve('node_modules/gatsby/dist'))
      .filter((file) => file.endsWith('.js') && !file.includes(`${path.sep}child${path.sep}`))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8');
        const variable = required.exec(code)?.[1] ?? 'none';
        const used = [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
        return [...used, ...(imported.exec(code)?.[1]?.split(/,\s*/) ?? [])];
      });
  }

  test.each([
    ['gatsby/dist/utils/parcel/compile-gatsby-files', ['compileGatsbyFiles', 'getResolvedFieldsForPlugin']],
    ['gatsby/dist/utils/worker/pool', ['create', 'runQueriesInWorkersQueue', 'mergeWorkerState']],
    ['gatsby/dist/utils/webpack/bundle', ['build']],
  ])('%s has all exports that Gatsby uses', (module, some) => {
    const used = usedExports(module);
    expect(used).toEqual(expect.arrayContaining(some));
    const { stdout } = runWithFaster({}, `console.log(JSON.stringify(Object.keys(require('${module}'))));`);
    expect(JSON.parse(stdout)).toEqual(expect.arrayContaining(used.filter((name) => name !== 'default')));
  });
});

describe('workers', () => {
  /** Renders pages in calls of 50 on three cores, like Gatsby, and counts pages per process. */
  const write = (pages: number) => `
require('os').availableParallelism = () => 3;
require('module').syncBuiltinESMExports();
const put = (name, exports) => {
  const file = require.resolve(name);
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
};
const written = {};
const by = (who) => ({
  renderHTMLProd: async ({ paths }) => {
    written[who] = (written[who] ?? 0) + paths.length;
    return { who };
  },
});
put('gatsby/dist/utils/worker/child/render-html', by('main process'));
put('gatsby-worker', { WorkerPool: class {
  constructor(file, { numWorkers }) { written.numWorkers = numWorkers; }
  single = by('workers');
  end() { return [Promise.resolve('ended')]; }
} });
const pool = require('gatsby/dist/utils/worker/pool').create();
pool.all.loadConfigAndPlugins({});
pool.all.buildSchema();
const calls = Array.from({ length: Math.ceil(${pages} / 50) }, (_, at) => ({
  paths: Array.from({ length: Math.min(50, ${pages} - 50 * at) }),
}));
(async () => {
  await Promise.all(calls.map((call) => pool.single.renderHTMLProd(call)));
  await pool.restart();
  console.log(JSON.stringify({ written, ended: await Promise.all(pool.end()) }));
})();`;

  test('renders few pages without workers', () => {
    const { stdout } = runWithFaster({}, write(200));
    expect(JSON.parse(stdout)).toEqual({ written: { 'main process': 200 }, ended: [] });
  });

  test('renders many pages in one worker per additional core and in the main process', () => {
    const { stdout } = runWithFaster({}, write(1001));
    const { written, ended } = JSON.parse(stdout) as { written: Record<string, number>; ended: string[] };
    const { 'main process': own = 0, workers = 0, numWorkers } = written;
    expect(own).toBeGreaterThan(0);
    expect(workers).toBeGreaterThan(own);
    expect([own + workers, { numWorkers, ended }]).toEqual([1001, { numWorkers: 2, ended: ['ended'] }]);
  });

  test('a failed page rejects its call', () => {
    const script = `
const file = require.resolve('gatsby/dist/utils/worker/child/render-html');
require.cache[file] = { id: file, filename: file, loaded: true, exports: { renderHTMLProd: async () => { throw new Error('no page'); } } };
const pool = require('gatsby/dist/utils/worker/pool').create();
pool.single.renderHTMLProd({ paths: ['/'] }).catch(({ message }) => console.log(message));`;
    expect(runWithFaster({}, script).stdout).toBe('no page\n');
  });
});
