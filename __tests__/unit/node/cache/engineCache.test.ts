import { existsSync, writeFileSync } from 'node:fs';
import { discardStaleCache, recordEngine } from '../../../../src/node/cache/engineCache';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

let engine = 'first';
jest.mock('../../../../src/node/cache/engineFingerprint', () => ({ engineFingerprint: () => engine }));

const project = process.cwd();
beforeEach(() => {
  engine = 'first';
  process.chdir(makeTemporaryFolder());
  discardStaleCache();
  writeFileSync('.cache/pages', 'x');
  recordEngine();
});
afterAll(() => {
  process.chdir(project);
  removeTemporaryFolders();
});

test('the cache of the same code stays', () => {
  discardStaleCache();
  expect(existsSync('.cache/pages')).toBe(true);
});

test('the cache of other code goes', () => {
  engine = 'second';
  discardStaleCache();
  expect(existsSync('.cache/pages')).toBe(false);
});

test('the cache of a build that did not come to its end goes', () => {
  discardStaleCache(true);
  expect(existsSync('.cache/pages')).toBe(false);
});
