import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import promises, { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFileCache } from '../../../../src/node/cache/fileCache';
import { openTextCache } from '../../../../src/node/cache/textCache';
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
  expect(textAt(output, 'b/x.png')).toBe('made');
});

const DAMAGES: [what: string, damage: (kept: Buffer) => Uint8Array | string][] = [
  ['is empty', () => ''],
  ['was cut off', (kept) => kept.subarray(0, -1)],
  ['was cut off in its first line', (kept) => kept.subarray(0, 9)],
  ['has another byte', (kept) => kept.fill('x', kept.length - 1)],
  ['is noise', (kept) => kept.map((byte) => byte ^ 0x55)],
  ['is of an earlier version', () => 'made'],
];
test.each(DAMAGES)('makes a file again that %s', async (_what, damage) => {
  const [folder, output] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const kept = path.join(folder, 'x.json');
  await createFileCache(folder).place('x.json', path.join(output, 'a'), writer('made'));
  writeFileSync(kept, damage(readFileSync(kept)));
  for (const name of ['b', 'c'])
    await createFileCache(folder).place('x.json', path.join(output, name), writer('again'));
  expect([textAt(output, 'b'), textAt(output, 'c'), readdirSync(folder)]).toEqual(['again', 'again', ['x.json']]);
});

test.each(DAMAGES)('texts of a file that %s are made again', (_what, damage) => {
  const file = path.join(makeTemporaryFolder(), 'texts.json');
  const ask = () => {
    const cache = openTextCache(file);
    const make = jest.fn(() => 'A');
    cache.get('a', make);
    cache.flush();
    return make.mock.calls.length;
  };
  expect([ask(), ask()]).toEqual([1, 0]);
  writeFileSync(file, damage(readFileSync(file)));
  expect([ask(), ask()]).toEqual([1, 0]);
});

test('another build may remove a kept file while this one copies it', async () => {
  const [folder, output] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const cache = createFileCache(folder);
  await cache.place('x', path.join(output, 'a'), writer('made'));
  const { mkdir } = promises;
  jest.spyOn(promises, 'mkdir').mockImplementationOnce(async (...args) => {
    await createFileCache(folder).trim(0);
    return mkdir(...args);
  });
  await cache.place('x', path.join(output, 'b'), writer('made'));
  expect([textAt(output, 'b'), readdirSync(folder)]).toEqual(['made', []]);
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
  await cache.trim(2 * statSync(path.join(folder, 'old')).size);
  expect(['old', 'used', 'new'].map((name) => existsSync(path.join(folder, name)))).toEqual([false, true, true]);
});
