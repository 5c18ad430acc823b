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
  const TEMPLATES = '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
  const FILES = {
    // Gatsby writes the name of a chunk behind the path.
    [TEMPLATES]: `exports.components = { doc: () => import("./../../../src/doc.tsx" /* webpackChunkName: "component---doc" */) };`,
    'src/doc.tsx': 'not code',
    'src/index.js': `import('../${TEMPLATES}');`,
  };
  const DOC = 'const size: number = 1;\nexport const Doc = () => <p id="from-source">{size}</p>;\n';

  /** Bundles a page with Rspack and Gatsby's bundler, and prints the result of the last line. */
  const script = (lines: string) => `
const fs = require('fs');
const path = require('path');
const put = (name, exports) => {
  const file = require.resolve(name);
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
};
let runs = 0;
class Counter { apply(compiler) { compiler.hooks.done.tap('counter', () => { runs += 1; }); } }
class GatsbyWebpackVirtualModules { apply(compiler) { compiler.inputFileSystem.unknown(); } }
class Foreign { apply(compiler) { compiler.hooks.unknown.tap('foreign', () => {}); } }
const compile = { loader: '/src/node/bundle/esbuildLoader.mjs', options: { source: ${JSON.stringify(DOC)}, target: ['chrome109'], jsx: 'automatic', jsxImportSource: 'react' } };
const configFor = (name, ...plugins) => ({
  name,
  context: process.cwd(),
  mode: 'production',
  devtool: false,
  entry: './src/index.js',
  output: { path: path.resolve('output', name), filename: '[name].js', chunkFilename: '[name].js' },
  plugins: [new Counter(), new GatsbyWebpackVirtualModules(), ...plugins],
  module: { rules: [{ test: /\\.tsx$/, use: ({ realResource }) => (realResource.endsWith('doc.tsx') ? [compile] : []) }] },
  resolve: { plugins: [{ apply: () => { throw new Error('a resolver of webpack'); } }] },
  cache: { type: 'filesystem' },
  optimization: {},
});
const state = { program: { directory: process.cwd() }, staticQueryComponents: new Map(), componentsUsingSlices: new Map() };
put('gatsby/dist/redux', { store: { getState: () => state } });
put('gatsby/dist/bootstrap/requires-writer', { writeAll: async () => {} });
put('gatsby/dist/utils/webpack.config', async (program, directory, stage) => configFor(stage));
const { build } = require('gatsby/dist/utils/webpack/bundle');
const bundled = async (...args) => {
  const { stats, close } = await build(configFor(...args));
  await close();
  return Object.keys(stats.toJson({ all: false, assets: true }).assetsByChunkName).sort();
};
(async () => {
  ${lines}
})().then((result) => console.log(JSON.stringify(result)), ({ message }) => console.log(JSON.stringify(message)));`;

  const resultOf = (lines: string): unknown => {
    const { stdout, stderr } = runWithFaster(FILES, script(lines), { BUNDLER: 'rspack' });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  test('bundles with Rspack: chunks have their names, and files the code of the loader', () => {
    const lines = `const chunks = await bundled('build-javascript');
  return [chunks, fs.readFileSync('output/build-javascript/component---doc.js', 'utf8').includes('from-source')];`;
    expect(resultOf(lines)).toEqual([['component---doc', 'main'], true]);
  });

  test.each([
    [
      'a plugin that Rspack cannot take',
      "bundled('build-javascript', new Foreign())",
      `The webpack plugin "Foreign" does not work with Rspack: Cannot read properties of undefined (reading 'tap'). Set "bundler: webpack" in site.yaml, or remove the plugin.`,
    ],
    [
      'a plugin that fails while Rspack runs',
      "bundled('build-javascript', { apply: ({ hooks }) => hooks.make.tapPromise('late', async () => { throw new Error('no'); }) })",
      expect.stringMatching(
        /^Rspack failed, perhaps by a webpack plugin that it does not support: .*no.*\. Set "bundler: webpack" in site\.yaml, or remove the plugin\.$/s,
      ),
    ],
  ])('%s ends the build, with the way out', (_, call, message) => {
    expect(resultOf(`return ${call};`)).toEqual(message);
  });

  test.each([
    ['nothing', '', 2],
    ['the templates', `fs.appendFileSync('${TEMPLATES}', '// more')`, 4],
    ['static queries, which are found later', "state.staticQueryComponents.set('id', {})", 4],
  ])('bundles that started beside the search for queries are used after a change of %s', (_, change, runs) => {
    const { stdout } = runWithFaster(
      FILES,
      script(`const watcher = { extractQueries: async () => {} };
  (await import('${pathToFileURL(path.resolve('packages/gatsby-faster/src/bundler.mjs')).href}')).bundleBesideQueries(watcher);
  await watcher.extractQueries();
  ${change};
  await bundled('build-javascript');
  await bundled('build-html');
  return runs;`),
      { BUNDLER: 'rspack' },
    );
    expect(JSON.parse(stdout)).toBe(runs);
  });
});

test.each([
  ['a page with exports', 'page.js', 'export const config = 1;', true],
  [
    'a query of Gatsby',
    'other.js',
    "import { graphql } from 'gatsby'; export const q = graphql`{ site { id } }`;",
    true,
  ],
  ['a file with a word that Gatsby looks for', 'other.js', 'export const config = 1;', false],
  ['a file with a query of another library', 'other.js', "import { graphql } from 'graphql';", false],
])('whether Babel reads %s', (_, name, code, isRead) => {
  const script = `
const path = require('path');
const { store } = require('gatsby/dist/redux');
store.getState().components.set(path.resolve('page.js'), {});
const { default: FileParser } = require('gatsby/dist/query/file-parser');
new FileParser().parseFile(path.resolve('${name}'), console.error).then((found) => {
  console.log(found !== null);
  process.exit();
});`;
  expect(runWithFaster({ [name]: code }, script)).toMatchObject({
    stdout: expect.stringMatching(`^${isRead}\\s*$`),
    stderr: '',
  });
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

  test('files that the process has in its own bundle are not compiled', () => {
    const script = `const compiler = require('${REPLACED}');
compiler.provideFiles({ 'gatsby-config': {}, 'gatsby-node': { hook: () => 'provided' } });
compiler.compileGatsbyFiles(process.cwd()).then(async () => {
  const file = compiler.findCompiledLocalPluginModule(process.cwd(), 'default-site-plugin', 'gatsby-node');
  console.log((await import(file)).default.hook(), require('node:fs').existsSync('.cache/compiled/written.js'));
});`;
    const files = { 'gatsby-config.ts': 'export default {', 'gatsby-node.ts': '', '.cache/compiled/written.js': '' };
    expect(runWithFaster(files, script)).toEqual({ status: 0, stdout: 'provided true\n', stderr: '' });
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
    ['gatsby/dist/services/start-webpack-server', ['startWebpackServer']],
  ])('%s has all exports that Gatsby uses', (module, some) => {
    const used = usedExports(module);
    expect(used).toEqual(expect.arrayContaining(some));
    const { stdout } = runWithFaster({}, `console.log(JSON.stringify(Object.keys(require('${module}'))));`, {
      BUNDLER: 'rspack',
    });
    expect(JSON.parse(stdout)).toEqual(expect.arrayContaining(used.filter((name) => name !== 'default')));
  });
});

test('a module that builds rarely use is loaded when they call it', () => {
  const script = `
const { createRequire } = require('module');
const file = createRequire(require.resolve('gatsby/package.json')).resolve('eslint-webpack-plugin');
const isLoaded = () => Object.keys(require.cache).some((each) => /eslint-webpack-plugin.dist.options/.test(each));
const { default: Plugin } = require(file);
const before = isLoaded();
console.log(before, new Plugin({ emitError: true }).options.emitError, isLoaded());`;
  expect(runWithFaster({}, script, { BUNDLER: 'rspack' }).stdout).toBe('false true true\n');
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
