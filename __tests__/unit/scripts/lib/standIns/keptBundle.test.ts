import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

afterAll(removeTemporaryFolders);

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

const MODULE = pathToFileURL(path.resolve('scripts/lib/standIns/keptBundle.mjs')).href;

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
