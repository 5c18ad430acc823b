import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiled } from './mdx/compile';

/**
 * Compiled content by digest: in memory for this run, on disk for the next.
 */
export interface RecordStore {
  /** The record of a key, or a new one, which is then kept. */
  get: (key: string, isFresh: (record: Compiled) => boolean, create: () => Promise<Compiled>) => Promise<Compiled>;
  /**
   * Writes the new records to disk. Those with faults are left out: what fixes a fault, such as a missing image, may lie
   * outside the file.
   */
  flush: () => void;
}

/** A key for records, from everything that a record depends on. */
export function recordKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** A store that keeps its files in `folder`; without one it remembers only for this run. */
export function createRecordStore(folder?: string): RecordStore {
  const records = new Map<string, Promise<Compiled>>();
  const unwritten = new Map<string, Compiled>();
  const fileOf = (key: string) => path.join(folder ?? '', `${key}.json`);
  const read = (key: string): Compiled | undefined => {
    if (folder === undefined || !existsSync(fileOf(key))) return undefined;
    try {
      return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Compiled;
    } catch {
      return undefined;
    }
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
                // A record with faults may be right after something else has changed, such as a missing image.
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
      mkdirSync(folder, { recursive: true });
      for (const [key, record] of unwritten) writeFileSync(fileOf(key), JSON.stringify(record));
      unwritten.clear();
      records.clear();
    },
  };
}
