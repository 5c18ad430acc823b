import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Texts that take long to make, kept from build to build by what they are made of. */
export interface TextCache {
  /** The text that `make` makes of the sources, or made of the same ones before. */
  get: (sources: readonly string[], make: () => string) => string;
  /** Keeps the texts that have been asked for, and forgets the others. */
  flush: () => void;
}

/** A cache in a file, which lies where what clears Gatsby's cache clears it too. */
export function createTextCache(file: string): TextCache {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const known = new Map(Object.entries(kept));
  const used = new Map<string, string>();
  return {
    get: (sources, make) => {
      const key = createHash('sha256').update(JSON.stringify(sources)).digest('hex');
      const text = known.get(key) ?? make();
      used.set(key, text);
      return text;
    },
    flush: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
