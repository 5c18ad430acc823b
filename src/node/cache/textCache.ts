import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Texts that are slow to make, kept from build to build. */
export interface TextCache {
  /** Returns the text of a source; makes it first unless the last build had the same source. */
  get: (source: string, make: () => string) => string;
  /** Writes the texts that were asked for, and drops the others. */
  flush: () => void;
}

/** Opens a cache in a file. A text is made again when its source changes. */
export function openTextCache(file: string): TextCache {
  const kept = new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) : []);
  const used = new Map<string, string>();
  return {
    get: (source, make) => {
      const key = createHash('sha256').update(source).digest('hex');
      const text = kept.get(key) ?? make();
      used.set(key, text);
      return text;
    },
    flush: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...used]));
    },
  };
}
