import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const FOLDER = '.cache/bundles';
/** Packages change only together with the lock file, and then the whole cache is discarded. */
const PACKAGES = `${path.sep}node_modules${path.sep}`;
const SOURCES = 'src';

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** How a bundle is made. Has the names of all sources, since a new file can be resolved instead of another one. */
const settingsOf = ({ entry, resolve, output, devtool, plugins }) => ({
  entry,
  alias: resolve.alias,
  publicPath: output.publicPath,
  devtool,
  node: process.version,
  definitions: plugins.map(({ definitions }) => definitions),
  sources: existsSync(SOURCES) ? readdirSync(SOURCES, { recursive: true }).sort() : [],
});

/** A digest of everything that a bundle is made of. */
async function keyOf(config, files, readCode) {
  const hash = createHash('sha256').update(JSON.stringify(settingsOf(config)));
  for (const file of files) hash.update(JSON.stringify([file, existsSync(file) ? await readCode(config, file) : null]));
  return hash.digest('hex');
}

/**
 * Makes a bundle, or keeps that of the build before where nothing has changed of what it was made of.
 * @param config webpack's configuration
 * @param readCode reads what the bundler compiles of a file
 * @param make makes the bundle; returns a summary, the files that it was made `from` and those that it has `made`;
 * `passing` are files that the build removes at its end, which are written again
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
