import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const FOLDER = '.cache/bundles';
/** Packages change only with the lock file, which invalidates the whole cache. */
const PACKAGES = `${path.sep}node_modules${path.sep}`;
const SOURCES = 'src';

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Bundle settings and source names in the cache key; a new file can change how imports resolve. */
const settingsOf = ({ entry, resolve, output, devtool, plugins }) => ({
  entry,
  alias: resolve.alias,
  publicPath: output.publicPath,
  devtool,
  node: process.version,
  definitions: plugins.map(({ definitions }) => definitions),
  sources: existsSync(SOURCES) ? readdirSync(SOURCES, { recursive: true }).sort() : [],
});

/** Cache key: a digest of all inputs of a bundle. */
async function keyOf(config, files, readCode) {
  const hash = createHash('sha256').update(JSON.stringify(settingsOf(config)));
  for (const file of files) hash.update(JSON.stringify([file, existsSync(file) ? await readCode(config, file) : null]));
  return hash.digest('hex');
}

/**
 * Builds a bundle, or reuses the previous one if its inputs are unchanged.
 * @param config webpack's configuration
 * @param readCode returns the code that the bundler compiles for a file
 * @param make builds the bundle; returns a summary, its input files (`from`) and output files (`made`); `passing` are
 * outputs that the build removes at its end, and that are restored
 * @returns the summary of the bundle
 */
export async function keepBundle(config, readCode, make) {
  const recordFile = path.join(FOLDER, `${config.name}.json`);
  const kept = JSON.parse(textOf(recordFile) ?? 'null');
  const isThere = kept !== null && kept.made.every((file) => existsSync(file));
  if (isThere && kept.key === (await keyOf(config, kept.files, readCode))) {
    for (const [file, text] of kept.passing) writeFileSync(file, text);
    return kept.summary;
  }
  const { summary, from, made, passing = [] } = await make();
  const files = from
    .filter((file) => !file.includes(PACKAGES) && statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    .sort();
  const record = {
    key: await keyOf(config, files, readCode),
    files,
    made,
    passing: passing.map((file) => [file, textOf(file)]),
    summary,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
  return summary;
}
