import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFileChanges, changedLines, type FileChange } from '../../../../src/node/writing/fileChanges';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterEach(removeTemporaryFolders);

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = makeTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const change = (folder: string, from: string | undefined, to: string | undefined, text?: string): FileChange => {
  const inFolder = (name: string | undefined) => (name === undefined ? undefined : path.join(folder, name));
  const file = inFolder(from);
  return {
    from: file,
    to: inFolder(to),
    text,
    planned: file !== undefined && existsSync(file) ? readFileSync(file) : undefined,
  };
};

test('files are made, moved, written again and removed', () => {
  const folder = folderWith({ 'a.txt': 'a', 'x/b.txt': 'b', 'c.txt': 'c' });
  applyFileChanges([
    change(folder, 'a.txt', 'a.txt', 'A'),
    change(folder, 'x/b.txt', 'y/z/b.txt'),
    change(folder, 'c.txt', undefined),
    change(folder, undefined, 'd.txt', 'd'),
  ]);
  expect(listing(folder)).toEqual(['a.txt', 'd.txt', 'y/z/b.txt']);
  expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('A');
  expect(existsSync(path.join(folder, 'x'))).toBe(false);
});

test('a step that fails undoes those before it', () => {
  const folder = folderWith({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', file: 'no folder' });
  const changes = [
    change(folder, 'a.txt', 'new/a.txt', 'A'),
    change(folder, 'b.txt', undefined),
    change(folder, 'c.txt', 'file/c.txt', 'C'),
  ];
  expect(() => applyFileChanges(changes)).toThrow(/^The content could not be written, and is as it was: /);
  expect(listing(folder)).toEqual(['a.txt', 'b.txt', 'c.txt', 'file']);
  expect(existsSync(path.join(folder, 'new'))).toBe(false);
});

test('a file that has changed since the plan, has vanished or is in the way stops everything', () => {
  const folder = folderWith({ 'a.txt': 'a', 'b.txt': 'b' });
  const edit = change(folder, 'a.txt', 'a.txt', 'A');
  writeFileSync(path.join(folder, 'a.txt'), 'other');
  expect(() => applyFileChanges([change(folder, 'b.txt', undefined), edit])).toThrow(
    /a\.txt has changed in the meantime, so nothing was written\. Try again\.$/,
  );
  expect(() => applyFileChanges([change(folder, 'b.txt', 'a.txt')])).toThrow(
    /a\.txt exists already, so nothing was written\. Choose another path\.$/,
  );
  expect(listing(folder)).toEqual(['a.txt', 'b.txt']);
});

const lines: [before: string, after: string, changed: unknown][] = [
  ['a\nb', 'a\nb', []],
  ['a\nb\nc', 'a\nB\nc', [{ line: 2, before: 'b', after: 'B' }]],
  ['a\r\nc', 'a\r\nb\r\nc', [{ line: 2, before: '', after: 'b' }]],
  ['a\nb\nc', 'a\nc', [{ line: 2, before: 'b', after: '' }]],
];

test.each(lines)('%j becomes %j', (before, after, changed) => {
  expect(changedLines(before, after)).toEqual(changed);
});
