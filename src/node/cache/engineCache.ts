import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES } from '../../features';
import { messageLanguage } from '../diagnostics/messages';
import { contentFolder } from '../files/contentFolder';
import { engineFingerprint } from './engineFingerprint';

const FINGERPRINT_FILE = path.join('.cache', 'engine.txt');
/** Written at each change of a node. */
const CHANGED_FILE = path.join('.cache', 'changed.txt');
/** Gatsby's state, which says which queries are to be run again; written whenever develop comes to rest. */
const STATE_FILE = path.join('.cache', 'redux', 'redux.rest.state');

const cacheFingerprint = () =>
  createHash('sha256')
    .update(
      JSON.stringify([
        contentFolder(),
        engineFingerprint(),
        messageLanguage(),
        FEATURES.map(({ cacheKey }) => cacheKey?.() ?? ''),
      ]),
    )
    .digest('hex');

/** When a file was written, in milliseconds; 0 where there is none. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Notes each change of a node while Gatsby runs: nodes are kept at once, and which queries that concerns only later.
 * Where develop is killed in between, the next start would take what the queries had found before for right.
 */
export function noteChanges(emitter: EventEmitter): void {
  for (const change of ['CREATE_NODE', 'DELETE_NODE']) emitter.on(change, () => writeFileSync(CHANGED_FILE, ''));
}

/**
 * Deletes Gatsby's cache if the code that made it, the content folder, the language of messages (pages with errors show
 * them) or a feature's cache key has changed, or if nodes have changed since its state was kept.
 * @param isBroken true where a build did not come to its end: Gatsby has kept the content that it read by then, and
 * takes the pages that it did not come to for done
 */
export function discardStaleCache(isBroken = false): void {
  const known = existsSync(FINGERPRINT_FILE) ? readFileSync(FINGERPRINT_FILE, 'utf8') : undefined;
  const isBehind = writtenAt(CHANGED_FILE) > writtenAt(STATE_FILE);
  if (!isBroken && !isBehind && known === cacheFingerprint()) return;
  rmSync('.cache', { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
}

/** Remembers which code makes the cache; called when Gatsby has started, because it may empty the cache before. */
export const recordEngine = (): void => writeFileSync(FINGERPRINT_FILE, cacheFingerprint());
