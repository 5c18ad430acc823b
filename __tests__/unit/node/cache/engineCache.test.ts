import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import {
  discardStaleCache,
  isCacheIntact,
  noteChanges,
  recordEngine,
  sealCache,
  wasDeveloped,
} from '../../../../src/node/cache/engineCache';
import { setLanguage } from '../../../../src/node/diagnostics/messages';
import { makeTemporaryFolder } from '../../../support/contentFolder';
import { testWith } from '../../../support/features';
import { projectEngine } from '../../../../src/engine';
import { siteKey } from '../../../../src/node/site/readAtStart';

jest.mock('node:fs', () => {
  const fs = jest.requireActual<{ writeFileSync: () => void }>('node:fs');
  return { ...fs, writeFileSync: jest.fn(fs.writeFileSync) };
});
let engine = 'first';
jest.mock('../../../../src/node/cache/engineFingerprint', () => ({ engineFingerprint: () => engine }));

const project = process.cwd();
beforeEach(() => {
  engine = 'first';
  process.chdir(makeTemporaryFolder());
  mkdirSync('static');
  writeFileSync('static/favicon.svg', '<svg/>');
  discardStaleCache(siteKey(projectEngine()));
  writeFileSync('.cache/pages', 'x');
  recordEngine(siteKey(projectEngine()));
});
afterEach(() => setLanguage('en'));
afterAll(() => process.chdir(project));

test.each<[what: string, change: () => void, wasCut: boolean, isKept: boolean]>([
  ['of the same code', () => undefined, false, true],
  ['of other code', () => (engine = 'second'), false, false],
  ['with messages in another language', () => setLanguage('fi'), false, false],
  ['of a build that did not come to its end', () => undefined, true, false],
])('the cache %s is kept only if it fits: %#', (_what, change, wasCut, isKept) => {
  change();
  discardStaleCache(siteKey(projectEngine()), wasCut);
  expect(existsSync('.cache/pages')).toBe(isKept);
});

testWith('social-cards')('the cache of pages whose cards have another icon is not kept', () => {
  writeFileSync('static/favicon.svg', '<svg></svg>');
  discardStaleCache(siteKey(projectEngine()));
  expect(existsSync('.cache/pages')).toBe(false);
});

test.each<[what: string, damage: () => void, isIntact: boolean]>([
  ['as a build left it', () => writeFileSync('.cache/compiled/site-features.js', 'y'), true],
  ['with a file that was cut off', () => writeFileSync('.cache/pages', ''), false],
  ['with a file that is noise', () => writeFileSync('.cache/data/data.mdb', 'nn'), false],
  ['without a file', () => rmSync('.cache/pages'), false],
  ['with a file more', () => writeFileSync('.cache/more', ''), false],
  ['with digests that were cut off', () => truncateSync('.cache/digests.json', 90), false],
  ['without digests', () => rmSync('.cache/digests.json'), false],
])('the cache %s is intact or not', (_what, damage, isIntact) => {
  for (const folder of ['data', 'compiled']) mkdirSync(`.cache/${folder}`);
  for (const file of ['data/data.mdb', 'data/lock.mdb', 'compiled/site-features.js'])
    writeFileSync(`.cache/${file}`, 'xx');
  sealCache();
  writeFileSync('.cache/data/lock.mdb', 'locked');
  damage();
  expect(isCacheIntact()).toBe(isIntact);
});

test('the cache is that of develop until a build uses it', () => {
  expect(wasDeveloped()).toBe(true);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  recordEngine(siteKey(projectEngine()));
  expect(wasDeveloped()).toBe(false);
});

const STATE = '.cache/redux/redux.rest.state';
/** Sets the time of Gatsby's saved state, in seconds from now. */
const keepState = (seconds: number) => {
  mkdirSync('.cache/redux', { recursive: true });
  writeFileSync(STATE, '');
  const time = Date.now() / 1000 + seconds;
  utimesSync(STATE, time, time);
};

test('many changes at once are two writes, one at their end', async () => {
  const gatsby = new EventEmitter();
  noteChanges(gatsby);
  const write = jest.mocked(writeFileSync).mockClear();
  for (let node = 0; node < 1000; node += 1) gatsby.emit('CREATE_NODE');
  expect(write).toHaveBeenCalledTimes(1);
  await new Promise(setImmediate);
  expect(write).toHaveBeenCalledTimes(2);
  gatsby.emit('DELETE_NODE');
  await new Promise(setImmediate);
  expect(write).toHaveBeenCalledTimes(3);
});

test.each([
  ['a new node came after the state', 'CREATE_NODE', -10, false],
  ['a node went after the state', 'DELETE_NODE', -10, false],
  ['there is no state yet', 'CREATE_NODE', undefined, false],
  ['the state was kept after all changes', 'CREATE_NODE', 10, true],
])('after a killed develop, when %s, the cache is kept: %#', (_when, change, stateAfter, isKept) => {
  const gatsby = new EventEmitter();
  noteChanges(gatsby);
  gatsby.emit(change);
  if (stateAfter !== undefined) keepState(stateAfter);
  discardStaleCache(siteKey(projectEngine()));
  expect(existsSync('.cache/pages')).toBe(isKept);
});
