import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the bundler made for browsers in this build; the output may still have older files. */
const RECORD = path.join('.cache', 'browser-bundle.json');

interface BundlerStats {
  compilation: {
    getAssets: () => readonly { name: string }[];
    namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
  };
}

interface BundleRecord {
  files: readonly string[];
  /** The scripts that each named part of the bundle needs, a template among them. */
  parts: Readonly<Record<string, readonly string[]>>;
}

interface Bundler {
  hooks: { done: { tap: (name: string, listener: (stats: BundlerStats) => void) => void } };
}

/** A plugin of webpack's that notes which files it made. */
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

/** The noted files of the last build. */
export const readBundleRecord = (): Set<string> => new Set(readRecord().files);

/** The scripts of each named part of the last build's bundle. */
export const readBundleParts = (): BundleRecord['parts'] => readRecord().parts;
