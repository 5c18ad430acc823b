import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isUnfinished, markFinished, markUnfinished } from '../../../../src/node/output/unfinished';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('a folder is unfinished from the start of a build to its end', () => {
  const folder = path.join(makeTemporaryFolder(), 'public');
  expect(isUnfinished(folder)).toBe(false);
  markUnfinished(folder);
  expect(isUnfinished(folder)).toBe(true);
  markFinished(folder);
  expect(isUnfinished(folder)).toBe(false);
});

describe('what the builds before have left', () => {
  const makeOutput = () => {
    const folder = makeTemporaryFolder();
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'docs', 'old.md'), 'Old');
    return folder;
  };

  test('stays where a list tells of it', () => {
    const folder = makeOutput();
    markUnfinished(folder, true);
    expect(existsSync(path.join(folder, 'docs', 'old.md'))).toBe(true);
  });

  test('goes where none does', () => {
    const folder = makeOutput();
    markUnfinished(folder, false);
    expect(existsSync(path.join(folder, 'docs'))).toBe(false);
    expect(isUnfinished(folder)).toBe(true);
  });
});
