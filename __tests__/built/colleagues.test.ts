import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listEntries } from '../../src/node/files/listFiles';
import { SECRET } from '../e2e/support/colleaguesPages';
import { FULL } from '../support/testSites';

const READERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** The same word as it may be encoded: in UTF-16 and Base64, whatever the bytes before it. */
const FORMS = [
  Buffer.from(SECRET),
  Buffer.from(SECRET, 'utf16le'),
  ...[0, 1, 2].map((shift) => {
    const text = Buffer.from(' '.repeat(shift) + SECRET).toString('base64');
    // The characters at both ends have bits of their neighbours.
    return Buffer.from(text.slice(shift === 0 ? 0 : shift + 1, -4));
  }),
];

test('no byte of the site for customers has a text for colleagues', () => {
  const files = [FULL.output, path.join(FULL.project, 'deploy')].flatMap((folder) =>
    listEntries(folder).map(({ file }) => file),
  );
  const isIn = (bytes: Buffer) => FORMS.some((form) => bytes.includes(form));
  const found = files.filter((file) => {
    const bytes = readFileSync(file);
    const read = READERS[path.extname(file)];
    return file.includes(SECRET) || isIn(bytes) || (read !== undefined && isIn(read(bytes)));
  });
  expect(files.filter((file) => file.endsWith('.br')).length).toBeGreaterThan(50);
  expect(found.map((file) => path.relative(FULL.project, file))).toEqual([]);
});
