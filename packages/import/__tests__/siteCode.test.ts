import path from 'node:path';
import { createSiteCode } from '../src/docusaurus/siteCode';
import { makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';

async function read(files: Changes, name = Object.keys(files)[0] ?? '', limit = 5000) {
  const folder = makeTemporaryFolder(files);
  const code = createSiteCode(folder, [folder], limit);
  const { value, entries } = await code.settings(path.join(folder, name), /./);
  return { value, told: entries.map(({ message, from }) => `${from.file}:${from.line ?? ''} ${message}`) };
}

const PACKAGES =
  "import { themes as prism } from 'prism-react-renderer';\nimport type { Config } from '@docusaurus/types';\nconst config: Config = { title: 'A', plugins: [require.resolve('x'), ['y', {}]] } satisfies Config;\nexport default config as Config;";
const YEAR = new Date().getFullYear();

test.each<[string, Changes, unknown]>([
  [
    'a module of CommonJS',
    { 'a.js': "module.exports = { a: 'A', list: [1, , 'b'] };" },
    { a: 'A', list: [1, null, 'b'] },
  ],
  [
    'an ES module',
    { 'a.mjs': 'const a = 1;\nexport default { a, url: `https://${a}.example` };' },
    { a: 1, url: 'https://1.example' },
  ],
  ['TypeScript with packages that are not there', { 'a.ts': PACKAGES }, { title: 'A', plugins: ['x', ['y', {}]] }],
  ['an asynchronous function', { 'a.js': 'module.exports = async () => ({ a: await Promise.resolve(1) });' }, { a: 1 }],
  [
    'loops, conditions and assignments',
    {
      'a.js':
        "const a = { no: process.env.URL ?? 'none', year: new Date().getFullYear() };\nfor (const key of ['b', 'c']) a[key] = key;\nif (process.env.NODE_ENV === 'production') a.d = true;\nmodule.exports = a;",
    },
    { no: 'none', year: YEAR, b: 'b', c: 'c', d: true },
  ],
  [
    'files of the site',
    {
      'a.ts':
        "import base, { other } from '@site/base';\nimport data from './data.json';\nconst { items: [first, second = 'none'] } = require('./common.js');\nexport default { ...base, other, first, second, version: data.versions[0], text: require('fs').readFileSync(__dirname + '/b.md', 'utf8') };",
      'base.ts': "export { x as other } from './x.mjs';\nexport default { title: 'A' };",
      'x.mjs': 'export const x = 3;',
      'data.json': '{ "versions": ["1.0"] }',
      'common.js': "exports.items = ['first'];",
      'b.md': 'Text',
    },
    { title: 'A', other: 3, first: 'first', second: 'none', version: '1.0', text: 'Text' },
  ],
  [
    'paths and addresses',
    {
      'a.mjs':
        "import path from 'node:path';\nimport { fileURLToPath } from 'url';\nconst dir = path.dirname(fileURLToPath(import.meta.url));\nexport default { a: path.relative(dir, path.resolve('docs')), b: new URL('./c', 'https://a.example/b/').href };",
    },
    { a: 'docs', b: 'https://a.example/b/c' },
  ],
  [
    'functions of packages that only extend settings',
    {
      'a.ts':
        "import starlight from '@astrojs/starlight';\nimport { defineConfig } from 'astro/config';\nexport default defineConfig({ integrations: [starlight({ title: 'A' })] });",
    },
    { integrations: [{ title: 'A' }] },
  ],
  ['exports with two names', { 'a.js': "exports.__esModule = true;\nexports.default = { a: 'A' };" }, { a: 'A' }],
])('reads %s', async (_what, files, value) => {
  expect(await read(files)).toEqual({ value, told: [] });
});

test.each<[string, string, unknown, string[]]>([
  [
    'a package',
    "const t = require('t');\nmodule.exports = {\n  a: { theme: t.themes.github },\n};",
    { a: {} },
    ['3 "a.theme" could not be read: it is require("t").themes.github'],
  ],
  [
    'a text with an unknown part',
    "module.exports = { a: `A ${require('b').c}` };",
    {},
    ['1 "a" could not be read: it is A  require("b").c'],
  ],
  [
    'an unknown group',
    "module.exports = { a: { ...require('b'), c: 1 } };",
    { a: { c: 1 } },
    ['1 "a...." could not be read: it is require("b")'],
  ],
  [
    'an unknown list',
    "module.exports = { a: [...require('b')] };",
    { a: [null] },
    ['1 "a[0]" could not be read: it is ...require("b")'],
  ],
  ['a function', 'module.exports = { a() { return 1; } };', {}, ['1 "a" could not be read: it is a() { return 1; }']],
  [
    'a missing file',
    "module.exports = { a: require('./gone').b };",
    {},
    ['1 "a" could not be read: it is require("./gone").b'],
  ],
  [
    'a file outside',
    "module.exports = { a: require('../../etc/passwd.json') };",
    {},
    ['1 "a" could not be read: it is require("../../etc/passwd.json")'],
  ],
  [
    'the network',
    "module.exports = async () => ({ a: (await fetch('https://a.example')).json() });",
    {},
    ['1 "a" could not be read: it is fetch().json()'],
  ],
  ['code that fails', "throw new Error('No key');", undefined, [' It could not be read: No key.']],
  [
    'no JavaScript',
    'module.exports = {',
    undefined,
    [' It could not be read: Expected identifier but found end of file.'],
  ],
])('names %s', async (_what, text, value, told) => {
  expect(await read({ 'a.js': text })).toEqual({ value, told: told.map((each) => `a.js:${each}`) });
});

test('code reaches nothing outside of the sandbox, and no value changes a prototype', async () => {
  const { value } = await read({
    'a.js': `require('child_process').execSync('touch x'); process.binding('fs'); globalThis.process.mainModule.require('fs').x();
      this.constructor.constructor('return process')().exit(3); Object.prototype.polluted = 1;
      module.exports = { secret: require('fs').readFileSync('/etc/passwd', 'utf8'), b: { ['__proto__']: { polluted: 1 }, constructor: { prototype: { polluted: 3 } } }, c: require('./b.json') };`,
    'b.json': '{ "__proto__": { "polluted": 4 } }',
  });
  expect(value).toEqual({ b: { constructor: { prototype: { polluted: 3 } } }, c: {} });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_each, index) => text(index)).join('\n');
const LEVELS = 100_000;

test.each([
  ['loops', 'for (;;);'],
  ['promises without end', 'const go = () => Promise.resolve().then(go);\nmodule.exports = go;'],
  ['functions that call themselves', 'const f = () => [f(), f()];\nmodule.exports = { a: f() };'],
  [
    'lists that double',
    `const a0 = [1, 1];\n${times(60, (n) => `const a${n + 1} = [a${n}, a${n}];`)}\nmodule.exports = { a: a60 };`,
  ],
  [
    'longer and longer texts',
    `const a0 = 'aa';\n${times(60, (n) => `const a${n + 1} = a${n} + a${n};`)}\nmodule.exports = { a: a60 };`,
  ],
  ['much memory', 'module.exports = { a: new Array(2 ** 30).fill(1) };'],
  ['lists in lists', `module.exports = { a: ${'['.repeat(LEVELS)}${']'.repeat(LEVELS)} };`],
  ['functions in functions', `module.exports = ${'() => '.repeat(LEVELS)}1;`],
  ['a pattern that takes ages', "module.exports = { a: /(a+)+$/.test('a'.repeat(40) + 'b') };"],
])('reading %s ends with an error', async (_what, text) => {
  const { value, told } = await read({ 'a.js': text }, 'a.js', 1000);
  expect(value).toBeUndefined();
  expect(told.join()).toMatch(/^a\.js: It could not be read: /);
});

test('reads the exports of a module by name', async () => {
  const folder = makeTemporaryFolder({ 'a.ts': 'export const a = 1;\nexport function b() {}\nexport default [2];' });
  const code = createSiteCode(folder, [folder]);
  expect(await code.constants(path.join(folder, 'a.ts'))).toEqual({ a: 1, default: [2] });
});
