import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRows } from '../../../src/ssr/readRows';
import { makeTemporaryFolder } from '../../support/contentFolder';

test('reads the rows of a page’s sidebar from the output, once', () => {
  const folder = makeTemporaryFolder();
  const start = process.cwd();
  process.chdir(folder);
  const data = { sidebar: { rowsUrl: '/static/sidebars/ohjeet-fi-1.json' } };
  const file = path.join(folder, 'public', data.sidebar.rowsUrl);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '[[0,"Saldo","/saldo"]]');
  expect(readRows(data)).toEqual([[0, 'Saldo', '/saldo']]);
  rmSync(file);
  expect(readRows(data)).toEqual([[0, 'Saldo', '/saldo']]);
  process.chdir(start);
});

test.each([[undefined], [{}], [{ sidebar: null }]])('a page with the data %j has no rows', (data) =>
  expect(readRows(data)).toBeUndefined(),
);
