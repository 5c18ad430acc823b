import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from '../files/notices';

/** The record of this build's browser bundle; the output may still contain older files. */
const RECORD = path.join('.cache', 'browser-bundle.json');

interface BundlerStats {
  compilation: {
    fileDependencies: Iterable<string>;
    getAssets: () => readonly { name: string }[];
    namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>;
  };
}

interface BundleRecord {
  files: readonly string[];
  /** Folders of the packages that the bundler read: those in the bundle, and some that it left out. */
  packages: readonly string[];
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
        // Gatsby's code is copied into .cache.
        packages: packagesOf([...compilation.fileDependencies, realpathSync('node_modules/gatsby/package.json')]),
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

/** Returns the folders of the packages of the last build. */
export const readBundlePackages = (): readonly string[] => readRecord().packages;
