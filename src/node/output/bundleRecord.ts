import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The record of this build's browser bundle; the output may still contain older files. */
const RECORD = path.join('.cache', 'browser-bundle.json');

interface BundlerStats {
  compilation: {
    getAssets: () => readonly { name: string }[];
    namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
  };
}

interface BundleRecord {
  files: readonly string[];
  /** The scripts that each named chunk needs; each template is such a chunk. */
  parts: Readonly<Record<string, readonly string[]>>;
}

interface Bundler {
  hooks: { done: { tap: (name: string, listener: (stats: BundlerStats) => void) => void } };
}

/** A webpack plugin that records the output files. */
export class BundleRecorder {
  apply({ hooks }: Bundler): void {
    hooks.done.tap(BundleRecorder.name, ({ compilation }) => {
      mkdirSync(path.dirname(RECORD), { recursive: true });
      const record: BundleRecord = {
        files: compilation.getAssets().map(({ name }) => name),
        parts: Object.fromEntries([...compilation.namedChunkGroups].map(([name, part]) => [name, part.getFiles()])),
      };
      writeFileSync(RECORD, JSON.stringify(record));
    });
  }
}

const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8')) as BundleRecord;

/** Returns the recorded files of the last build. */
export const readBundleRecord = (): Set<string> => new Set(readRecord().files);

/** Returns the scripts that each named chunk of the last build needs. */
export const readBundleParts = (): BundleRecord['parts'] => readRecord().parts;
