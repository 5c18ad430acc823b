import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeOldFiles } from '../../../../src/node/output/writeFiles';
import { copyContentStatic, isStaticFile } from '../../../../src/node/site/staticFile';
import { makeContentFolder, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test.each([
  ['a file of the content', '/lomakkeet/oma%20lomake.pdf', true],
  ['a file of the project', '/favicon.svg', true],
  ['a folder', '/lomakkeet', false],
  ['nothing', '/puuttuu.pdf', false],
])('%s: %s', (_name, sitePath, expected) => {
  makeContentFolder({ 'static/lomakkeet/oma lomake.pdf': 'a' });
  expect(isStaticFile(sitePath)).toBe(expected);
});

test('files of the content are copied as they are', () => {
  makeContentFolder({ 'static/lomakkeet/a.pdf': 'a' });
  const output = makeTemporaryFolder();
  expect(copyContentStatic(output)).toEqual([{ path: 'lomakkeet/a.pdf' }]);
  expect(readFileSync(path.join(output, 'lomakkeet/a.pdf'), 'utf8')).toBe('a');
});

test('a file that the content has no more is no more served, and others stay', () => {
  const folder = makeContentFolder({ 'static/lomakkeet/a.pdf': 'a', 'static/.well-known/b': 'b' });
  const output = makeTemporaryFolder();
  const list = path.join(makeTemporaryFolder(), 'list.json');
  const copy = () => removeOldFiles(output, copyContentStatic(output), list);
  const served = () =>
    ['index.html', 'lomakkeet/a.pdf', '.well-known/b'].filter((name) => existsSync(path.join(output, name)));
  writeFileSync(path.join(output, 'index.html'), '');
  copy();
  expect(served()).toEqual(['index.html', 'lomakkeet/a.pdf', '.well-known/b']);
  rmSync(path.join(folder, 'static/lomakkeet/a.pdf'));
  copy();
  expect(served()).toEqual(['index.html', '.well-known/b']);
});

test('a content folder needs none', () => {
  makeContentFolder();
  expect(() => copyContentStatic(makeTemporaryFolder())).not.toThrow();
});
