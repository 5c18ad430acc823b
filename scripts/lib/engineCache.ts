import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/node/site/contentFolder';
import { listFiles } from '../../src/node/content/listFiles';

/** Code that decides what the cache holds. Gatsby itself looks only at the files in the project's root. */
const ENGINE = ['src/node', 'src/model', 'src/config', 'package-lock.json'];
const FINGERPRINT_FILE = path.join('.cache', 'engine.txt');

function engineFingerprint(): string {
  const hash = createHash('sha256').update(contentFolder());
  for (const part of ENGINE) {
    const files = path.extname(part) === '' ? listFiles(part) : [part];
    for (const file of files.filter(existsSync)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Throws Gatsby's cache away when the code that made it, or the content folder, is another one now. */
export function discardStaleCache(): void {
  const fingerprint = engineFingerprint();
  const known = existsSync(FINGERPRINT_FILE) ? readFileSync(FINGERPRINT_FILE, 'utf8') : undefined;
  if (known === fingerprint) return;
  rmSync('.cache', { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
}

/** Remembers which code made the cache; called when Gatsby has ended, because it may empty the cache at its start. */
export function recordEngine(): void {
  if (existsSync('.cache')) writeFileSync(FINGERPRINT_FILE, engineFingerprint());
}
