import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeSeconds } from '../../../../tools/videos/writeSeconds';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

function fileWith(text: string): string {
  const file = path.join(makeTemporaryFolder(), 'haku.yaml');
  writeFileSync(file, text);
  return file;
}

test('only the line of the length is written anew', () => {
  const file = fileWith('title: Haku # seconds: 1\nseconds: 1\nposter: haku.jpg\n');
  writeSeconds(file, 42);
  expect(readFileSync(file, 'utf8')).toBe('title: Haku # seconds: 1\nseconds: 42\nposter: haku.jpg\n');
});

test('a file without the line tells how to fix it', () => {
  const file = fileWith('title: Haku\n');
  expect(() => writeSeconds(file, 42)).toThrow(
    `${file} has no line "seconds: …". Add it: "seconds: 1"; it is written anew.`,
  );
});
