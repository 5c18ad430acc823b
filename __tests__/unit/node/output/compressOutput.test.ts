import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressOutput } from '../../../../src/node/output/compressOutput';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const TEXT = '<p>Tilaus ja lasku.</p>\n'.repeat(100);
const FILES = {
  'index.html': TEXT,
  'docs/a/index.html': `${TEXT}a`,
  'app.js': TEXT,
  'short.html': '<p>x</p>',
  'picture.png': TEXT,
  'table.csv.gz': 'a reader downloads this',
};

const LIST = 'list/compressed.json';
/** The list lies beside the output, and is no part of it. */
const compress = (folder: string) =>
  compressOutput(folder, path.join(folder, '..', `${path.basename(folder)}-${LIST}`));

function makeOutput(): string {
  const folder = makeTemporaryFolder();
  applyChanges(folder, FILES);
  return folder;
}

test('text files have both forms beside them, which hold the same', async () => {
  const folder = makeOutput();
  expect(await compress(folder)).toBe(3);
  for (const file of ['index.html', 'docs/a/index.html', 'app.js'] as const) {
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).toString()).toBe(FILES[file]);
    expect(gunzipSync(readFileSync(path.join(folder, `${file}.gz`))).toString()).toBe(FILES[file]);
  }
  expect(readdirSync(folder).filter((name) => /^(?:short|picture)/.test(name))).toEqual(['picture.png', 'short.html']);
});

test('files that are as they were are left alone, changed ones are not', async () => {
  const folder = makeOutput();
  await compress(folder);
  expect(await compress(folder)).toBe(0);
  // Gatsby writes many files anew as they were.
  applyChanges(folder, { 'app.js': TEXT, 'index.html': `${TEXT}new` });
  utimesSync(path.join(folder, 'app.js'), new Date(), new Date(Date.now() + 5000));
  expect(await compress(folder)).toBe(1);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe(`${TEXT}new`);
});

test('of a file that is gone nothing stays, and nothing else goes', async () => {
  const folder = makeOutput();
  await compress(folder);
  rmSync(path.join(folder, 'docs/a/index.html'));
  await compress(folder);
  expect(readdirSync(path.join(folder, 'docs/a'))).toEqual([]);
  expect(existsSync(path.join(folder, 'table.csv.gz'))).toBe(true);
});
