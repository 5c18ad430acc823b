import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/*
 * Keeps a bundle for the next build, which makes it anew only when something has changed of what it was made of. Most
 * builds come after a change of texts, of which the bundles have none.
 */

const FOLDER = '.cache/bundles';
/** Packages change only together with this file, and then the whole cache is thrown away. */
const PACKAGES = `${path.sep}node_modules${path.sep}`;
const SOURCES = 'src';

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** How a bundle is made. Names of sources, because a new one may be found in the place of another. */
const settingsOf = ({ entry, resolve, output, devtool, plugins }) => ({
  entry,
  alias: resolve.alias,
  publicPath: output.publicPath,
  devtool,
  // Code for the server is made for this version of Node.js.
  node: process.version,
  definitions: plugins.map(({ definitions }) => definitions),
  sources: existsSync(SOURCES) ? readdirSync(SOURCES, { recursive: true }).sort() : [],
});

/** A digest of all that a bundle is made of. */
async function keyOf(config, files, readCode) {
  const hash = createHash('sha256').update(JSON.stringify(settingsOf(config)));
  for (const file of files)
    hash.update(JSON.stringify([file, existsSync(file) ? (await readCode(config, file)).contents : null]));
  return hash.digest('hex');
}

/**
 * What `make` tells of a bundle, or told of the same one before.
 * @param config webpack's configuration
 * @param readCode reads the code that the bundler has of a file
 * @param make makes the bundle; returns what to tell of it, the files that it was made of and those that it has made;
 * `passing` are some that it has made and that do not last, which are then written again
 */
export async function keepBundle(config, readCode, make) {
  const recordFile = path.join(FOLDER, `${config.name}.json`);
  const kept = JSON.parse(textOf(recordFile) ?? 'null');
  const isThere = kept !== null && kept.made.every((file) => existsSync(file));
  if (isThere && kept.key === (await keyOf(config, kept.files, readCode))) {
    for (const [file, text] of kept.passing) writeFileSync(file, text);
    return kept.told;
  }
  const { told, from, made, passing = [] } = await make();
  const files = from
    .filter((file) => !file.includes(PACKAGES) && statSync(file, { throwIfNoEntry: false })?.isFile() === true)
    .sort();
  const record = {
    key: await keyOf(config, files, readCode),
    files,
    made,
    passing: passing.map((file) => [file, textOf(file)]),
    told,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
  return told;
}
