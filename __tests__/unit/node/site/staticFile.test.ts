import { readFileSync } from 'node:fs';
import path from 'node:path';
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
  copyContentStatic(output);
  expect(readFileSync(path.join(output, 'lomakkeet/a.pdf'), 'utf8')).toBe('a');
});

test('a content folder needs none', () => {
  makeContentFolder();
  expect(() => copyContentStatic(makeTemporaryFolder())).not.toThrow();
});
