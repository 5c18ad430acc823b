import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the files that the bundler made for browsers in this build; the output may still have older ones. */
const RECORD = path.join('.cache', 'browser-bundle.json');

interface BundlerStats {
  compilation: { getAssets: () => readonly { name: string }[] };
}

interface Bundler {
  hooks: { done: { tap: (name: string, listener: (stats: BundlerStats) => void) => void } };
}

/** A plugin of webpack's that notes which files it made. */
export class BundleRecorder {
  apply({ hooks }: Bundler): void {
    hooks.done.tap(BundleRecorder.name, ({ compilation }) => {
      mkdirSync(path.dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, JSON.stringify(compilation.getAssets().map(({ name }) => name)));
    });
  }
}

/** The noted files of the last build. */
export function readBundleRecord(): Set<string> {
  return new Set(JSON.parse(readFileSync(RECORD, 'utf8')) as string[]);
}
