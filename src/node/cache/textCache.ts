import { createHash } from 'node:crypto';
import { readKeptJson, writeKeptJson } from '../files/keptFile';

/** Texts that are slow to make, kept from build to build. */
export interface TextCache {
  /** Returns the text of a source; makes it first unless the last build had the same source. */
  get: (source: string, make: () => string) => string;
  /** Writes the texts that were asked for, and drops the others. */
  flush: () => void;
}

/** Opens a cache in a file. A text is made again when its source changes. */
export function openTextCache(file: string): TextCache {
  const kept = new Map((readKeptJson(file) as [string, string][] | undefined) ?? []);
  const used = new Map<string, string>();
  return {
    get: (source, make) => {
      const key = createHash('sha256').update(source).digest('hex');
      const text = kept.get(key) ?? make();
      used.set(key, text);
      return text;
    },
    flush: () => writeKeptJson(file, [...used]),
  };
}
