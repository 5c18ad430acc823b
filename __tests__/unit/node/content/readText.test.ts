import path from 'node:path';
import { findWrongEncoding } from '../../../../src/node/files/encoding';
import { readIfThere, readText, readWhileChanging } from '../../../../src/node/files/readText';
import { applyChanges, makeTemporaryFolder } from '../../../support/contentFolder';

/** Reads a file that reappears at the given read. */
async function readsOf(comesBackAt: number) {
  const folder = makeTemporaryFolder();
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === comesBackAt) applyChanges(folder, { 'sivu.mdx': 'Teksti.' });
    return Promise.resolve(readText(path.join(folder, 'sivu.mdx')));
  };
  const result = await readWhileChanging(read).catch((error: NodeJS.ErrnoException) => error.code);
  return [result, reads];
}

test.each([
  [1, 'Teksti.', 1],
  [3, 'Teksti.', 3],
  [6, 'ENOENT', 5],
])('retries until a file reappears at read %d', async (comesBackAt, result, reads) => {
  expect(await readsOf(comesBackAt)).toEqual([result, reads]);
});

test('a replacement character is an error only in a file that is not UTF-8', () => {
  const folder = makeTemporaryFolder({ 'a.mdx': 'Merkki \ufffd.', 'b.mdx': Buffer.from('Hyv\u00e4 \n', 'latin1') });
  const found = ['a.mdx', 'b.mdx'].map((name) => findWrongEncoding(readText(path.join(folder, name)), name).length);
  expect(found).toEqual([0, 1]);
});

test('does not retry other errors while reading content', async () => {
  const read = jest.fn(() => Promise.reject(new Error('Broken.')));
  await expect(readWhileChanging(read)).rejects.toThrow('Broken.');
  expect(read).toHaveBeenCalledTimes(1);
});

test('neither a missing file nor a folder has a text', () => {
  const folder = makeTemporaryFolder();
  expect(readIfThere(path.join(folder, 'sivu.mdx'))).toBeUndefined();
  expect(readIfThere(folder)).toBeUndefined();
});
