import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchNodeType, writeSearchIndex, type LocalSearchNode } from '../../../../src/node/search/writeSearchIndex';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

const node: LocalSearchNode = {
  id: 'haku',
  parent: null,
  children: [],
  internal: { type: 'LocalSearchFi', contentDigest: 'abc', owner: 'test' },
  index: '[{"tlas":[0]}]',
  store: { 0: { title: 'Lasku' } },
};

test.each([
  ['fi', 'LocalSearchFi'],
  ['sv', 'LocalSearchSv'],
])('the index of %s is a node of the type %s', (code, type) => {
  expect(searchNodeType(code)).toBe(type);
});

test('index and store are written under names that carry their digest', async () => {
  const files = await writeSearchIndex(node);
  expect(files).toEqual({ indexUrl: '/static/search/abc.index.txt', storeUrl: '/static/search/abc.store.json' });
  expect(readFileSync(path.join(folder, 'public', files.indexUrl), 'utf8')).toBe('[{"tlas":[0]}]');
  expect(readFileSync(path.join(folder, 'public', files.storeUrl), 'utf8')).toBe('{"0":{"title":"Lasku"}}');
});

test('a file that cannot be written is an error of the build', async () => {
  writeFileSync(path.join(folder, 'public'), '');
  await expect(writeSearchIndex(node)).rejects.toThrow(/^(ENOTDIR|EEXIST)/);
});
