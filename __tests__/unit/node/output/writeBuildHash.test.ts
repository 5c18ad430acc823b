import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeBuildHash } from '../../../../src/node/output/writeBuildHash';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('the data of each page says for which code it was made, and is written only when that is new', () => {
  const folder = makeTemporaryFolder();
  applyChanges(folder, {
    'page-data/app-data.json': '{"webpackCompilationHash":"new"}',
    'page-data/index/page-data.json': '{"path":"/","result":{}}',
    'page-data/docs/saldo/page-data.json': '{"path":"/docs/saldo","build":"old"}',
    'page-data/docs/lasku/page-data.json': '{"path":"/docs/lasku","build":"new"}',
    'page-data/sq/d/1.json': '{}',
  });
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, 'page-data', name), 'utf8')) as unknown;
  const same = path.join(folder, 'page-data/docs/lasku/page-data.json');
  utimesSync(same, 1, 1);
  writeBuildHash(folder);
  expect(read('index/page-data.json')).toEqual({ path: '/', result: {}, build: 'new' });
  expect(read('docs/saldo/page-data.json')).toEqual({ path: '/docs/saldo', build: 'new' });
  expect(read('sq/d/1.json')).toEqual({});
  expect(statSync(same).mtimeMs).toBe(1000);
});
