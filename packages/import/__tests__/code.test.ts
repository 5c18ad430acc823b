import path from 'node:path';
import { readModule } from '../src/code/readModule';
import { runConfig } from '../src/docusaurus/runConfig';
import { isReadable } from '../src/docusaurus/sourceFiles';
import { makeTemporaryFolder, type Changes } from '../../../__tests__/support/contentFolder';

function read(files: Changes, { name = 'a.js', isModule = false, parseLimit = 10_000 } = {}) {
  const folder = makeTemporaryFolder(files);
  const options = { site: folder, isReadable: (file: string) => isReadable(file, [folder]), isModule, parseLimit };
  return { folder, ...readModule(path.join(folder, name), options) };
}

const unreadOf = ({ unread }: ReturnType<typeof read>) =>
  unread.map(
    ({ path: part, unknown: { place } }) => `${part} ${path.basename(place.file)}:${place.line} ${place.source}`,
  );

describe('reading plain settings gives the same as running them', () => {
  const HONEST: [string, string, Changes][] = [
    ['a module of CommonJS', 'a.js', { 'a.js': "module.exports = { title: 'A', list: [1, , 'b'] };" }],
    [
      'an ES module',
      'a.mjs',
      { 'a.mjs': "const title = 'A';\nexport default { title, url: `https://${title}.example` };" },
    ],
    [
      'TypeScript with packages that are not there',
      'a.ts',
      {
        'a.ts':
          "import { themes as prism } from 'prism-react-renderer';\nimport type { Config } from '@docusaurus/types';\nconst config: Config = { title: 'A', theme: prism.github, plugins: [require('x'), ['y', {}]] } satisfies Config;\nexport default config as Config;",
      },
    ],
    [
      'an asynchronous function',
      'a.js',
      { 'a.js': "module.exports = async () => { const title = 'A'; return { title }; };" },
    ],
    [
      'operators, conditions and the environment',
      'a.js',
      {
        'a.js':
          "const isDev = process.env.NODE_ENV !== 'production';\nmodule.exports = { url: process.env.URL ?? 'https://a.example', base: isDev ? '/dev/' : '/', no: !isDev, sum: 1 + 2 * 3, year: `© ${new Date().getFullYear()}` };",
      },
    ],
    [
      'spreads, destructuring and files of the site',
      'a.ts',
      {
        'a.ts':
          "import base, { locales, other as renamed } from './base';\nimport data from './data.json';\nconst { items: [first, second = 'none'] } = require('./common.js');\nexport default { ...base, locales: [...locales, 'fi'], renamed, first, second, version: data.versions[0] };",
        'base.ts':
          "export const locales = ['en'];\nexport { x as other } from './x.mjs';\nexport default { title: 'A', url: 'b' };",
        'x.mjs': 'export const x = 3;',
        'data.json': '{ "versions": ["1.0"] }',
        'common.js': "exports.items = ['first'];",
      },
    ],
    [
      'paths',
      'a.js',
      {
        'a.js':
          "const path = require('path');\nmodule.exports = { a: path.join(__dirname, 'docs').length > 4, b: path.join('x', '../y'), c: require.resolve('./sidebars.js') };",
      },
    ],
    [
      'lists with what conditions leave out, and functions of the file',
      'a.js',
      {
        'a.js':
          "const link = (label, to = '/') => ({ label, to });\nfunction all() { if (true) { return ['a', 'b'].map((each) => link(each)); } }\nmodule.exports = { plugins: [false && 'x', 'y', null].filter(Boolean), links: all().concat([link('c', '/c')]) };",
      },
    ],
    [
      'exports with two names',
      'a.js',
      { 'a.js': "exports.__esModule = true;\nconst config = { title: 'A' };\nexports.default = config;" },
    ],
  ];
  test.each(HONEST)('%s', async (_what, name, files) => {
    const { folder, value, skipped } = read(files, { name });
    const ran = await runConfig(path.join(folder, name), [folder]);
    expect(ran.error).toBeUndefined();
    expect(value).toEqual(ran.value);
    expect(skipped).toEqual([]);
  });
});

test.each<[string, string, string[]]>([
  ['a call', "module.exports = { title: getTitle(), url: 'a' };", ['title a.js:1 getTitle()']],
  [
    'a package',
    "const t = require('t');\nmodule.exports = { theme: t.themes.github };",
    ['theme a.js:2 t.themes.github'],
  ],
  ['a text with an unknown part', 'module.exports = {\n  title: `A ${b}`,\n};', ['title a.js:2 `A ${b}`']],
  ['an unknown condition', "module.exports = { title: isA() ? 'A' : 'B' };", ["title a.js:1 isA() ? 'A' : 'B'"]],
  ['an unknown group', 'module.exports = { a: { ...b(), c: 1 } };', ['a.... a.js:1 ...b()']],
  ['a getter', 'module.exports = { get title() { return 1; } };', ['title a.js:1 get title() { return 1; }']],
  ['a name with two values', "let a = 'a';\na = 'b';\nmodule.exports = { title: a };", ['title a.js:1 a']],
  ['a value of itself', 'const a = [a];\nmodule.exports = { a };', ['a[0] a.js:1 a']],
  [
    'a prototype',
    "module.exports = { a: ''.constructor, b: {}.toString, c: [].map.constructor };",
    ['c a.js:1 [].map.constructor'],
  ],
])('%s is unknown, with its position', (_what, text, unread) =>
  expect(unreadOf(read({ 'a.js': text }))).toEqual(unread),
);

test('names statements that may change values, and no others', () => {
  const { value, skipped } = read({
    'a.js':
      "'use strict';\nrequire('dotenv').config();\nconsole.log('a');\nconst config = { title: 'A' };\nconfig.title = 'B';\nif (config.title) config.url = 'c';\nfor (const a of [1]) config.a = a;\nmodule.exports = config;",
  });
  expect(value).toEqual({ title: 'A' });
  expect(skipped.map(({ line, source }) => `${line} ${source}`)).toEqual([
    "5 config.title = 'B';",
    "6 if (config.title) config.url = 'c';",
    '7 for (const a of [1]) config.a = a;',
  ]);
});

test('import cycles yield the values that do not depend on them', () => {
  const { value } = read(
    {
      'a.js': "import { b } from './b';\nexport const own = 'a';\nexport default { b };",
      'b.js': "import { own } from './a';\nimport config from './a';\nexport const b = [own, config];",
    },
    { name: 'a.js' },
  );
  expect(value).toEqual({ b: ['a', null] });
});

test('no value changes a prototype', () => {
  const { value } = read({
    'a.js':
      "const bad = { ['__proto__']: { polluted: 1 }, __proto__: { polluted: 2 }, constructor: { prototype: { polluted: 3 } } };\nmodule.exports = { ...bad, inner: require('./b.json') };",
    'b.json': '{ "__proto__": { "polluted": 4 } }',
  });
  expect(value).toEqual({ constructor: { prototype: { polluted: 3 } }, inner: {} });
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_each, index) => text(index)).join('\n');
const LEVELS = 100_000;

test.each([
  ['loops', 'for (;;);\nwhile (true) {}\nmodule.exports = { a: (() => { for (;;); })() };'],
  ['functions that call themselves', 'const f = () => [f(), f()];\nmodule.exports = { a: f() };'],
  [
    'lists that double',
    `const a0 = [1, 1];\n${times(60, (n) => `const a${n + 1} = [a${n}, a${n}];`)}\nmodule.exports = { a: a60 };`,
  ],
  [
    'longer and longer lists',
    `const a0 = [1, 1];\n${times(60, (n) => `const a${n + 1} = [...a${n}, ...a${n}];`)}\nmodule.exports = { a: a60 };`,
  ],
  [
    'longer and longer texts',
    `const a0 = 'aa';\n${times(60, (n) => `const a${n + 1} = a${n} + a${n};`)}\nmodule.exports = { a: a60 };`,
  ],
  [
    'lists of lists',
    `const l = [${'1,'.repeat(90_000)}];\nmodule.exports = { a: l.map(() => l.map(() => l.map(Boolean))) };`,
  ],
  [
    'a chain of names',
    `const a0 = 1;\n${times(LEVELS / 10, (n) => `const a${n + 1} = a${n};`)}\nmodule.exports = { a: a${LEVELS / 10} };`,
  ],
  ['lists in lists', `module.exports = { a: ${'['.repeat(LEVELS)}${']'.repeat(LEVELS)} };`],
  ['groups in groups', `module.exports = ${'{a:'.repeat(LEVELS)}1${'}'.repeat(LEVELS)};`],
  ['a long sum', `module.exports = { a: ${'1+'.repeat(LEVELS)}1 };`],
  ['functions in functions', `module.exports = ${'() => '.repeat(LEVELS)}1;`],
  ['calls that the parser tries in two ways', `module.exports = ${'async(a => '.repeat(60)}1${')'.repeat(60)};`],
])('reading %s ends without a value', (_what, text) => {
  const { value, unread, skipped, error } = read({ 'a.js': text }, { parseLimit: 2000 });
  const { a } = (value ?? {}) as { a?: unknown };
  expect([a].flat().every((each) => each === undefined || each === null)).toBe(true);
  expect(unread.length + skipped.length > 0 || error !== undefined).toBe(true);
});

test('reads the exports of a module by name', () => {
  expect(
    read(
      { 'a.ts': 'export const a = 1;\nexport function b() {}\nexport default [2];' },
      { name: 'a.ts', isModule: true },
    ).value,
  ).toEqual({
    a: 1,
    default: [2],
  });
});
