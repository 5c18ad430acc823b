import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

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
  expect(JSON.parse(stdout)).toEqual([false, ['other tracked', { a: 1 }, 'build-html', '<b>'], 'page in its template']);
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
