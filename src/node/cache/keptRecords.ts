import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentFolder } from '../content/contentFolder';
import { createRecordStore } from '../content/recordStore';
import { once } from '../once';
import { engineFingerprint } from './engineFingerprint';
import { BUILD_CACHE } from './fileCache';

/** Characters of the digest in a folder's name. */
const LENGTH = 16;

/** The compiled pages of the content folder, kept for the next build or check by the same code. */
export const keptRecords = once(() => {
  const digest = createHash('sha256').update(contentFolder()).update(engineFingerprint()).digest('hex');
  return createRecordStore(path.resolve(BUILD_CACHE, 'records', digest.slice(0, LENGTH)));
});
