import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../src/node/files/listFiles';
import { removeTemporaryFolders } from '../../../__tests__/support/contentFolder';
import { runWithStandIns } from '../../../__tests__/support/standIns';

afterAll(removeTemporaryFolders);

describe('bundler', () => {
  afterEach(removeTemporaryFolders);

  const FILES = {
    '.cache/static-entry.js':
      "import { parts } from 'named/parts';\nexport default async (name) => (await parts[name]()).default();",
    '.cache/virtual/async-requires.js': `exports.parts = {
  "doc": () => import("../../src/doc.tsx"),
  "react": () => import("../../src/react.tsx?__contentFilePath=/page.mdx")
}`,
    'parts.js': "export { parts } from './.cache/virtual/async-requires';",
    'src/doc.tsx':
      "import { text } from './text';\nexport default () => [text, __NAME__, process.env.BUILD_STAGE, <b />];",
    'src/react.tsx': "export default () => 'template';",
    'src/text.ts': "export const text: string = 'text';",
    'src/other.ts': "import { existsSync } from 'node:fs';\nexport const text = `other ${existsSync.name}`;",
    'src/jsx.ts': 'export const jsx = (name: string) => `<${name}>`;',
    'tracked.js': 'module.exports = { existsSync: function tracked() {} };',
    'esbuild.cjs': 'module.exports = (code) => code;',
    'wrap.cjs': "module.exports = (code) => code.replace('template', 'page in its template');",
  };

  /** Bundles the files by webpack's words, and runs what comes of it. */
  const BUNDLE = `
const path = require('path');
class DefinePlugin { constructor(definitions) { this.definitions = definitions; } }
const esbuild = { loader: path.resolve('esbuild.cjs'), options: {} };
const wrap = { loader: path.resolve('wrap.cjs') };
const config = {
  name: 'build-html',
  entry: { 'render-page': path.resolve('.cache/static-entry') },
  output: { path: path.resolve('.cache/page-ssr/routes') },
  plugins: [new DefinePlugin({ __NAME__: '({"a":1})', 'process.env': '({})', 'process.env.BUILD_STAGE': '"build-html"' })],
  externals: [{ fs: 'commonjs ' + path.resolve('tracked'), 'node:fs': 'commonjs ' + path.resolve('tracked') }],
  resolve: { alias: {
    named: path.resolve('.'),
    [path.resolve('src/text.ts')]: path.resolve('src/other.ts'),
    'class-names/jsx-runtime$': path.resolve('src/jsx.ts'),
  } },
  module: { rules: [
    { test: /\\.tsx$/, resourceQuery: /__contentFilePath/, use: () => [{ loader: 'babel-loader' }, wrap] },
    { test: /\\.tsx?$/, use: () => [esbuild] },
    { test: /\\.css$/ },
  ] },
};
const bundle = () => require('gatsby/dist/utils/webpack/bundle').build(config);
const hashes = ({ stats }) => Object.fromEntries(stats.compilation.chunkGroups.map(({ name, chunks }) => [name, chunks[0].hash]));
`;

  test('the code that writes the pages is bundled as webpack would', () => {
    const script = `${BUNDLE}
bundle().then(async ({ stats, close }) => {
  await close();
  const { default: write } = require(path.resolve('.cache/page-ssr/routes/render-page.js'));
  console.log(JSON.stringify([stats.hasErrors(), await write('doc'), await write('react')]));
});`;
    const { stdout, stderr } = runWithStandIns(FILES, script);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      false,
      ['other tracked', { a: 1 }, 'build-html', '<b>'],
      'page in its template',
    ]);
  });

  test('Gatsby learns which pages a change concerns', () => {
    const script = `${BUNDLE}
(async () => {
  const { writeFileSync } = require('fs');
  const before = hashes(await bundle());
  writeFileSync('src/other.ts', "export const text = 'changed';");
  const after = hashes(await bundle());
  config.plugins[0].definitions.__NAME__ = '2';
  const defined = hashes(await bundle());
  const changed = (a, b) => Object.keys(a).filter((name) => a[name] !== b[name]);
  console.log(JSON.stringify([changed(before, after), changed(after, defined)]));
})();`;
    const { stdout, stderr } = runWithStandIns(FILES, script);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([['doc'], ['render-page', 'doc', 'react']]);
  });

  test('what cannot be bundled is told with its place', () => {
    const script = `${BUNDLE}
bundle().catch((errors) => console.log(JSON.stringify(errors)));`;
    const { stdout } = runWithStandIns(
      { ...FILES, 'src/text.ts': '', 'src/other.ts': "import './none';\nexport const text = 1;" },
      script,
    );
    expect(JSON.parse(stdout)).toContainEqual({
      message: 'Could not resolve "./none"',
      file: 'src/other.ts',
      loc: { start: { line: 1, column: 7 } },
    });
  });
});

describe('compiler', () => {
  afterEach(removeTemporaryFolders);

  const STOOD_IN_FOR = 'gatsby/dist/utils/parcel/compile-gatsby-files';

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
    expect(runWithStandIns(files, COMPILE)).toEqual({ status: 0, stdout: 'hook of function\nundefined\n', stderr: '' });
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
    expect(runWithStandIns(files, script)).toEqual({ status: 0, stdout: '1 2\n', stderr: '' });
  });

  test('what cannot be compiled ends the process, with its place', () => {
    const { status, stderr } = runWithStandIns(
      { 'gatsby-config.ts': 'export default {', 'gatsby-node.ts': '' },
      COMPILE,
    );
    expect(status).toBe(1);
    expect(stderr).toContain('gatsby-config.ts:1:16');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

const PACKAGE = 'vendor/node_modules/package/index.js';
const FILES = { 'src/page.tsx': 'page', 'content/react.mdx': 'text', [PACKAGE]: 'package' };

/** What happens between two builds, and how many times the bundle has been made then. */
const CHANGES: readonly (readonly [happens: string, code: string, count: number])[] = [
  ['nothing', '', 1],
  ['another package, with which the whole cache would go', `fs.writeFileSync('${PACKAGE}', 'other')`, 1],
  ['a file that is none of it', "fs.writeFileSync('content/other.mdx', 'other')", 1],
  ['another source', "fs.writeFileSync('src/page.tsx', 'other')", 2],
  ['another page of React', "fs.writeFileSync('content/react.mdx', 'other')", 3],
  ['other loaders', "config.loaded = 'other'", 4],
  ['another setting', "config.plugins[0].definitions.__NAME__ = '2'", 5],
  ['another module in the place of one', "config.resolve.alias.page = 'other'", 6],
  ['a new source', "fs.writeFileSync('src/page.ts', 'page')", 7],
  ['the loss of what was made', "fs.rmSync('public/app.js')", 8],
  ['the loss of a page of React', "fs.rmSync('content/react.mdx')", 9],
  ['nothing again', '', 9],
];

const MODULE = pathToFileURL(path.resolve('packages/gatsby-faster/src/keptBundle.mjs')).href;

/** Asks for one bundle after each change, and notes how often it was made and what its report says. */
const SCRIPT = `
const fs = require('fs');
const path = require('path');
const readCode = async (config, file) => ({ contents: fs.readFileSync(file, 'utf8') + config.loaded });
const config = {
  name: 'build-javascript', entry: { app: 'src/page' }, loaded: '', resolve: { alias: {} }, output: {},
  plugins: [{ definitions: { __NAME__: '1' } }, {}],
};
let count = 0;
const make = async () => {
  count += 1;
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/app.js', 'code');
  fs.writeFileSync('public/report.json', 'report ' + count);
  const from = ['src', 'src/page.tsx', 'content/react.mdx', '${PACKAGE}'].map((file) => path.resolve(file));
  return { told: count, from, made: ['public/app.js'], passing: ['public/report.json'] };
};
import('${MODULE}').then(async ({ keepBundle }) => {
  const told = [];
  const ask = async () => {
    fs.rmSync('public/report.json', { force: true });
    told.push([await keepBundle(config, readCode, make), fs.readFileSync('public/report.json', 'utf8')]);
  };
  await ask();
  ${CHANGES.map(([, code]) => `${code};\n  await ask();`).join('\n  ')}
  console.log(JSON.stringify(told.slice(1)));
});`;

test('a bundle is made anew when something has changed of what it is made of', () => {
  const { stdout, stderr } = runWithStandIns(FILES, SCRIPT);
  expect(stderr).toBe('');
  const told = JSON.parse(stdout) as [number, string][];
  expect(CHANGES.map(([happens], index) => [happens, ...(told[index] ?? [])])).toEqual(
    CHANGES.map(([happens, , count]) => [happens, count, `report ${count}`]),
  );
});

describe('load', () => {
  afterEach(removeTemporaryFolders);

  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  /** What other modules of Gatsby's ask of one, as Babel has written it. */
  function askedOf(module: string): Set<string> {
    const name = path.basename(module);
    const asking = listFiles(path.resolve('node_modules/gatsby/dist'))
      .filter((file) => file.endsWith('.js') && !file.includes(`${path.sep}child${path.sep}`))
      .map((file) => readFileSync(file, 'utf8'))
      .map((code) => ({
        code,
        variable: new RegExp(`var (\\w+) = [\\w(]*require\\(["'\`][./\\w-]*/${name}["'\`]\\)`).exec(code)?.[1],
      }));
    return new Set(
      asking.flatMap(({ code, variable }) => [
        ...(variable?.startsWith(`_${camelCase(name)}`) === true || variable === 'WorkerPool'
          ? [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked)
          : []),
        ...(new RegExp(`const \\{\\s*([^}]*?)\\s*\\} = require\\(\`[^\`]*${name}\`\\)`)
          .exec(code)?.[1]
          ?.split(/,\s*/) ?? []),
      ]),
    );
  }

  test.each([
    ['gatsby/dist/utils/parcel/compile-gatsby-files', ['compileGatsbyFiles', 'getResolvedFieldsForPlugin']],
    ['gatsby/dist/utils/worker/pool', ['create', 'runQueriesInWorkersQueue', 'mergeWorkerState']],
    ['gatsby/dist/utils/webpack/bundle', ['build']],
    ['gatsby/dist/utils/gatsby-dependents', ['getGatsbyDependents']],
  ])('all is there that Gatsby asks of %s', (module, some) => {
    const asked = askedOf(module);
    expect([...asked]).toEqual(expect.arrayContaining(some));
    const { stdout } = runWithStandIns({}, `console.log(JSON.stringify(Object.keys(require('${module}'))));`);
    expect(JSON.parse(stdout)).toEqual(expect.arrayContaining([...asked].filter((name) => name !== 'default')));
  });

  test('what is loaded only when it is called does what it did', () => {
    const script = `const prefixer = require('autoprefixer');
const isLoaded = () => Object.keys(require.cache).some((file) => file.includes('autoprefixer/data'));
const server = require('gatsby/dist/services/start-webpack-server');
console.log(isLoaded(), typeof server.startWebpackServer, prefixer({}).postcssPlugin, isLoaded());`;
    expect(runWithStandIns({}, script)).toEqual({
      status: 0,
      stdout: 'false function autoprefixer true\n',
      stderr: '',
    });
  });

  test('what is loaded only when it is used has all that it had', () => {
    const module = 'gatsby/dist/utils/graphql-typegen/ts-codegen';
    const script = `const later = require('${module}');
const isLoaded = () => Object.keys(require.cache).some((file) => file.includes('@graphql-codegen/core'));
console.log(isLoaded(), later.__esModule, isLoaded(), typeof later.writeTypeScriptTypes, isLoaded());`;
    expect(runWithStandIns({}, script)).toEqual({ status: 0, stdout: 'false true false function true\n', stderr: '' });
  });
});

describe('queryFinder', () => {
  afterEach(removeTemporaryFolders);

  test('only files with queries and templates are parsed', () => {
    const files = {
      'src/components/fragment.ts':
        "import { graphql } from 'gatsby';\nexport const a = graphql`fragment A on Site { id }`;",
      'src/node/settings.ts': 'export const config = (this cannot be parsed;',
      'src/templates/doc.tsx': 'export const Head = () => <title>A</title>;',
    };
    const script = `
const path = require('path');
const { default: FileParser } = require('gatsby/dist/query/file-parser');
const { store } = require('gatsby/dist/redux');
const file = path.resolve('src/templates/doc.tsx');
store.dispatch({ type: 'CREATE_PAGE', payload: { path: '/', component: file, componentPath: file, context: {} }, plugin: { name: 'site' } });
const errors = [];
new FileParser().parseFiles(${JSON.stringify(Object.keys(files))}.map((name) => path.resolve(name)), (error) => errors.push(error)).then((found) => {
  const { Head } = store.getState().components.get(file);
  console.log(JSON.stringify({ found: found.map(({ text }) => text), Head, errors }));
});`;
    const { stdout, stderr } = runWithStandIns(files, script);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ found: ['fragment A on Site{id}'], Head: true, errors: [] });
  });
});

describe('workers', () => {
  afterEach(removeTemporaryFolders);

  /** Writes pages in calls of 50 on three cores, as Gatsby does, and tells who wrote how many. */
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

  test('few pages are written without workers', () => {
    const { stdout } = runWithStandIns({}, write(200));
    expect(JSON.parse(stdout)).toEqual({ written: { 'main process': 200 }, ended: [] });
  });

  test('many pages are written by a worker for each other core, and by the main process', () => {
    const { stdout } = runWithStandIns({}, write(1001));
    const { written, ended } = JSON.parse(stdout) as { written: Record<string, number>; ended: string[] };
    const { 'main process': own = 0, workers = 0, numWorkers } = written;
    expect(own).toBeGreaterThan(0);
    expect(workers).toBeGreaterThan(own);
    expect(own + workers).toBe(1001);
    expect({ numWorkers, ended }).toEqual({ numWorkers: 2, ended: ['ended'] });
  });

  test('a page that cannot be written fails the call that asked for it', () => {
    const script = `
const file = require.resolve('gatsby/dist/utils/worker/child/render-html');
require.cache[file] = { id: file, filename: file, loaded: true, exports: { renderHTMLProd: async () => { throw new Error('no page'); } } };
const pool = require('gatsby/dist/utils/worker/pool').create();
pool.single.renderHTMLProd({ paths: ['/'] }).catch(({ message }) => console.log(message));`;
    expect(runWithStandIns({}, script).stdout).toBe('no page\n');
  });
});
