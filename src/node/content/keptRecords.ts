import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentFolder } from '../files/contentFolder';
import { createRecordStore, type RecordStore } from './recordStore';
import { engineFingerprint } from '../cache/engineFingerprint';
import { BUILD_CACHE } from '../cache/fileCache';

/** Characters of the digest in a folder's name. */
const LENGTH = 16;

/** Returns the compiled pages of the content folder, cached for the next run of the same code. */
export function keptRecords(): RecordStore {
  return (kept ??= openRecords());
}

let kept: RecordStore | undefined;

function openRecords(): RecordStore {
  const digest = createHash('sha256').update(contentFolder()).update(engineFingerprint()).digest('hex');
  return createRecordStore(path.resolve(BUILD_CACHE, 'records', digest.slice(0, LENGTH)));
}
