import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../site/contentFolder';
import { engineFingerprint } from './engineFingerprint';

const FINGERPRINT_FILE = path.join('.cache', 'engine.txt');

const cacheFingerprint = () => createHash('sha256').update(contentFolder()).update(engineFingerprint()).digest('hex');

/**
 * Throws Gatsby's cache away when the code that made it, or the content folder, is another one now.
 * @param isBroken true where a build did not come to its end: Gatsby has kept the content that it read by then, and
 * takes the pages that it did not come to for done
 */
export function discardStaleCache(isBroken = false): void {
  const known = existsSync(FINGERPRINT_FILE) ? readFileSync(FINGERPRINT_FILE, 'utf8') : undefined;
  if (!isBroken && known === cacheFingerprint()) return;
  rmSync('.cache', { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
}

/** Remembers which code makes the cache; called when Gatsby has started, because it may empty the cache before. */
export const recordEngine = (): void => writeFileSync(FINGERPRINT_FILE, cacheFingerprint());
