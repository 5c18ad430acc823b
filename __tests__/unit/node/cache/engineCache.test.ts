import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { discardStaleCache, noteChanges, recordEngine } from '../../../../src/node/cache/engineCache';
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

describe('a develop that was killed', () => {
  const STATE = '.cache/redux/redux.rest.state';
  /** Gatsby keeps its state so many seconds after now. */
  const keepState = (seconds: number) => {
    mkdirSync('.cache/redux', { recursive: true });
    writeFileSync(STATE, '');
    const time = Date.now() / 1000 + seconds;
    utimesSync(STATE, time, time);
  };

  test.each(['CREATE_NODE', 'DELETE_NODE'])('leaves no cache where %s came after the state', (change) => {
    const gatsby = new EventEmitter();
    noteChanges(gatsby);
    keepState(-10);
    gatsby.emit(change);
    discardStaleCache();
    expect(existsSync('.cache/pages')).toBe(false);
  });

  test('leaves no cache where it had not come to rest', () => {
    const gatsby = new EventEmitter();
    noteChanges(gatsby);
    gatsby.emit('CREATE_NODE');
    discardStaleCache();
    expect(existsSync('.cache/pages')).toBe(false);
  });

  test('leaves the cache where the state was kept after all changes', () => {
    const gatsby = new EventEmitter();
    noteChanges(gatsby);
    gatsby.emit('CREATE_NODE');
    keepState(10);
    discardStaleCache();
    expect(existsSync('.cache/pages')).toBe(true);
  });
});
