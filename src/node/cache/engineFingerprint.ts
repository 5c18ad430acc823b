import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../model/once';
import { listFiles } from '../files/listFiles';

/** Code that affects caches. Gatsby itself checks only the files in the project's root. */
const ENGINE = [
  'src/node',
  'src/model',
  'src/config',
  'src/features',
  'src/theme',
  'src/ssr',
  'scripts',
  'packages',
  'package-lock.json',
];

/** Returns the digest of the code that makes pages of content: results cached under another digest may be wrong. */
export const engineFingerprint = once((): string => {
  const hash = createHash('sha256');
  for (const part of ENGINE) {
    const files = path.extname(part) === '' ? listFiles(part) : [part];
    for (const file of files.filter((each) => existsSync(each))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
});
