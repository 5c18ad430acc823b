import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isBuild } from '../environment';
import { messageLanguage } from '../diagnostics/messages';
import { readKeptJson, writeKeptJson } from '../files/keptFile';
import { listFiles } from '../files/listFiles';
import { engineFingerprint } from './engineFingerprint';

const FINGERPRINT_FILE = path.join('.cache', 'engine.txt');
/** Written at each change of a node. */
const CHANGED_FILE = path.join('.cache', 'changed.txt');
/** Exists while the cache is that of `develop`, which runs the queries of opened pages only. */
const DEVELOPED_FILE = path.join('.cache', 'developed.txt');
/** Gatsby's state with its stale queries; written whenever `develop` is idle. */
const STATE_FILE = path.join('.cache', 'redux', 'redux.rest.state');

/** The digests of the cache's files after a build. */
const SEAL_FILE = path.join('.cache', 'digests.json');
/** Files that each start writes anew: the locks of LMDB, and the modules of the site's features. */
const UNSEALED = /^(?:digests\.json|.*\/lock\.mdb|compiled\/site-.*)$/;

const digestsOfCache = () =>
  Object.fromEntries(
    listFiles('.cache')
      .map((file) => [path.relative('.cache', file).split(path.sep).join('/'), file] as const)
      .filter(([name]) => !UNSEALED.test(name))
      .map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('base64')]),
  );

/** Writes what the cache consists of. Called after Gatsby's process has ended, which writes its database until then. */
export const sealCache = (): void => writeKeptJson(SEAL_FILE, digestsOfCache());

/** True where the cache is as the last build left it: Gatsby does not notice files that are damaged. */
export const isCacheIntact = (): boolean => isDeepStrictEqual(readKeptJson(SEAL_FILE), digestsOfCache());

const cacheFingerprint = (siteKey: string) =>
  createHash('sha256')
    .update(JSON.stringify([siteKey, engineFingerprint(), messageLanguage()]))
    .digest('hex');

/** Returns when a file was written, in milliseconds; 0 without a file. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Writes a mark when nodes change, at the first and the last change of a turn of the event loop: a `develop` that is
 * killed then would leave outdated query results.
 */
export function noteChanges(emitter: EventEmitter): void {
  let changes = 0;
  const note = () => {
    changes += 1;
    if (changes > 1) return;
    writeFileSync(CHANGED_FILE, '');
    setImmediate(() => {
      if (changes > 1) writeFileSync(CHANGED_FILE, '');
      changes = 0;
    });
  };
  for (const change of ['CREATE_NODE', 'DELETE_NODE']) emitter.on(change, note);
}

/**
 * Deletes Gatsby's cache after a change of the engine's code, the key of the site, the language of messages (pages with
 * errors show them), or if nodes changed after the state was saved.
 * @param isBroken true for a build after one that did not finish, or after `develop`: Gatsby has saved the content, and
 * skips the pages that these did not reach; and for a build whose cache is damaged
 */
export function discardStaleCache(siteKey: string, isBroken = false): void {
  const known = existsSync(FINGERPRINT_FILE) ? readFileSync(FINGERPRINT_FILE, 'utf8') : undefined;
  const isBehind = writtenAt(CHANGED_FILE) > writtenAt(STATE_FILE);
  if (!isBroken && !isBehind && known === cacheFingerprint(siteKey)) return;
  rmSync('.cache', { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
}

/** True where `develop` has used the cache since the last build: a build would miss results of queries. */
export const wasDeveloped = (): boolean => existsSync(DEVELOPED_FILE);

/** Writes which code and command use the cache. Called after Gatsby's start, which may clear the cache. */
export function recordEngine(siteKey: string): void {
  writeFileSync(FINGERPRINT_FILE, cacheFingerprint(siteKey));
  if (isBuild()) rmSync(DEVELOPED_FILE, { force: true });
  else writeFileSync(DEVELOPED_FILE, '');
}
