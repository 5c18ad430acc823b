import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildCache } from '../environment';
import type { Compiled } from './mdx/compile';
import { readKeptJson, writeKeptJson } from '../files/keptFile';
import { engineFingerprint } from '../cache/engineFingerprint';

/** Characters of the digest in a folder's name. */
const LENGTH = 16;

/** Opens the compiled pages of a content folder, which are kept for the next run of the same code. */
export function openRecords(contentFolder: string): RecordStore {
  const digest = createHash('sha256').update(contentFolder).update(engineFingerprint()).digest('hex');
  return createRecordStore(path.resolve(buildCache(), 'records', digest.slice(0, LENGTH)));
}

/** Compiled content by digest: in memory for this run, on disk for the next. */
export interface RecordStore {
  /** Returns the record of a key, or creates and stores one. */
  get: (key: string, isFresh: (record: Compiled) => boolean, create: () => Promise<Compiled>) => Promise<Compiled>;
  /** Writes the new records to disk, without those that have errors: the fix may be outside the file. */
  flush: () => void;
}

/** Returns the key of a record, from everything that the record depends on. */
export function recordKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Creates a store with its files in `folder`; without a folder it lasts only for this run. */
export function createRecordStore(folder?: string): RecordStore {
  const records = new Map<string, Promise<Compiled>>();
  const unwritten = new Map<string, Compiled>();
  const fileOf = (key: string) => path.join(folder ?? '', `${key}.json`);
  const read = (key: string): Compiled | undefined => {
    return folder === undefined ? undefined : (readKeptJson(fileOf(key)) as Compiled | undefined);
  };
  return {
    get: (key, isFresh, create) => {
      const make = () => {
        const stored = read(key);
        const usable = stored !== undefined && isFresh(stored);
        const record = usable
          ? Promise.resolve(stored)
          : create().then(
              (created) => {
                // A record with errors may become valid after another file changes, such as a missing image.
                if (created.diagnostics.length === 0) unwritten.set(key, created);
                else records.delete(key);
                return created;
              },
              (reason: unknown) => {
                records.delete(key);
                throw reason;
              },
            );
        records.set(key, record);
        return record;
      };
      const known = records.get(key);
      return known === undefined ? make() : known.then((record) => (isFresh(record) ? record : make()));
    },
    flush: () => {
      if (folder === undefined || unwritten.size === 0) return;
      for (const [key, record] of unwritten) writeKeptJson(fileOf(key), record);
      unwritten.clear();
      records.clear();
    },
  };
}
