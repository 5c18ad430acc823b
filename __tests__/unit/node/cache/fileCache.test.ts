import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileCache } from '../../../../src/node/cache/fileCache';
import { makeTemporaryFolder } from '../../../support/contentFolder';

const writer = (text: string) => jest.fn((file: string) => writeFile(file, text));
const textAt = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

test('creates a file once, and copies it to every output', async () => {
  const [folder, output] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const make = writer('made');
  for (const name of ['a', 'b'])
    await createFileCache(folder).place('images/x.png', path.join(output, name, 'x.png'), make);
  expect(make).toHaveBeenCalledTimes(1);
  writeFileSync(path.join(output, 'a/x.png'), 'changed');
  expect([textAt(output, 'b/x.png'), textAt(folder, 'images/x.png')]).toEqual(['made', 'made']);
});

test('removes a partial file after an error', async () => {
  const [folder, output] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const target = path.join(output, 'x.png');
  const make = async (file: string) => {
    await writeFile(file, 'half');
    throw new Error('no space left');
  };
  await expect(createFileCache(folder).place('x.png', target, make)).rejects.toThrow('no space left');
  expect([...readdirSync(folder), ...readdirSync(output)]).toEqual([]);
});

test('removes the least recently used file first', async () => {
  const [folder, output] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const cache = createFileCache(folder);
  for (const name of ['old', 'used', 'new']) await cache.place(name, path.join(output, name), writer('1234'));
  for (const [index, name] of ['old', 'used', 'new'].entries())
    utimesSync(path.join(folder, name), index + 1, index + 1);
  await cache.place('used', path.join(output, 'again'), writer('1234'));
  await cache.trim(8);
  expect(['old', 'used', 'new'].map((name) => existsSync(path.join(folder, name)))).toEqual([false, true, true]);
});
