import path from 'node:path';
import { removeTemporaryFolders } from '../../../support/contentFolder';
import { runWithStandIns } from '../../../support/standIns';

afterAll(removeTemporaryFolders);

const LOADER = path.resolve('src/node/bundle/uncachedLoader.mjs');
const FILES = {
  'page.mdx': 'text',
  'term.txt': 'first',
  'pages.cjs': "module.exports = () => `export default '${require('fs').readFileSync('term.txt', 'utf8')}'`;",
};

/** Bundles twice with a cache on disk, and changes meanwhile what the page's loader reads beside the page. */
const SCRIPT = `
const fs = require('fs');
const path = require('path');
const webpack = require('webpack');
const bundle = () => new Promise((resolve, reject) => {
  const compiler = webpack({
    mode: 'development', devtool: false, entry: './page.mdx', context: path.resolve('.'),
    cache: { type: 'filesystem', cacheDirectory: path.resolve('cache') },
    module: { rules: [{ test: /mdx$/, use: [path.resolve('pages.cjs')] }, { test: /mdx$/, use: LOADERS }] },
  });
  compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
});
const hasSecond = () => fs.readFileSync('dist/main.js', 'utf8').includes('second');
bundle().then(async () => {
  fs.writeFileSync('term.txt', 'second');
  await bundle();
  console.log(hasSecond());
});`;

test.each([
  ['with', 'true', [LOADER]],
  ['without', 'false', []],
])('%s it a page has what its loader reads beside it: %s', (_, expected, loaders) => {
  const { stdout, stderr } = runWithStandIns(FILES, SCRIPT.replace('LOADERS', JSON.stringify(loaders)));
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe(expected);
});
