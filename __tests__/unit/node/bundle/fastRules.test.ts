import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_TARGETS, fastRules, onceByBabel, type Rule } from '../../../../src/node/bundle/fastRules';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const BABEL = [{ loader: 'babel' }];
const OWN: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => BABEL };
const PLUGIN: Rule = { test: /\.tsx?$/, use: () => BABEL };
/** Rules that have nothing to do with scripts, or only with some. */
const OTHERS: Rule[] = [
  { test: /\.css$/, use: () => ['css'] },
  { test: /\.[tj]sx?$/, resourceQuery: /mdx/, use: () => BABEL },
  { test: /\.mjs$/ },
  {},
];

test('the second rule for TypeScript is left out, and nothing else', () => {
  expect(onceByBabel([OWN, ...OTHERS, PLUGIN])).toEqual([OWN, ...OTHERS]);
  expect(onceByBabel(OTHERS)).toEqual(OTHERS);
});

test('what puts a page of React into its template stands first, so that it works last, on code without types', () => {
  const layout: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=.+\.mdx?$/, use: () => BABEL };
  expect(onceByBabel([OWN, ...OTHERS, layout, PLUGIN])).toEqual([layout, OWN, ...OTHERS]);
});

test.each([
  ['a query', 'export const query = graphql`\n  { site }\n`;\nexport const a = 1;', '\nexport const a = 1;'],
  ['text about queries', 'export const View = () => <p>graphql`</p>;', undefined],
])('%s is no code', (_, code, source) => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { 'file.tsx': code });
  const [rule] = fastRules([OWN, PLUGIN], false);
  const use = rule?.use as (target: object) => unknown;
  expect(use({ realResource: path.join(folder, 'file.tsx') })).toMatchObject([
    { loader: expect.stringMatching(/esbuildLoader\.mjs$/) as string, options: { source, target: BROWSER_TARGETS } },
  ]);
});

test('files of the project and of the content get classes for styles', () => {
  const [rule] = fastRules([OWN], false);
  const use = rule?.use as (target: object) => unknown;
  const sourceOf = (file: string) => use({ realResource: path.resolve(file) });
  expect(sourceOf('src/components/layout/Main.tsx')).toMatchObject([{ options: { jsxImportSource: 'class-names' } }]);
  expect(sourceOf('jest.config.ts')).toMatchObject([{ options: { jsxImportSource: 'class-names' } }]);
});

test('a file whose styles are others now is another module to the bundler', () => {
  const file = path.resolve('src/components/layout/Main.tsx');
  const identOf = (source: string) => {
    const [rule] = fastRules([OWN], false, () => source);
    const [step] = (rule?.use as (target: object) => { options: { ident: string } }[])({ realResource: file });
    return step?.options.ident;
  };
  expect(identOf('const a = 1;')).not.toBe(identOf('const a = 2;'));
});

test('code of the server is made for the Node.js that builds', () => {
  const [rule] = fastRules([OWN], true);
  const use = rule?.use as (target: object) => unknown;
  expect(use({ realResource: path.resolve('package.json') })).toMatchObject([{ options: { target: 'node20.19' } }]);
});

test('the targets are the browsers of package.json', () => {
  const { browserslist, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: string[];
    engines: { node: string };
  };
  const targets = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));
  expect([...BROWSER_TARGETS].sort()).toEqual(targets.sort());
  expect(engines.node).toBe('>=20.19');
});
