import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/* Runs before and after `npm pack`. npm ignores the `overrides` and the lock file of a dependency, and the
   `npm-shrinkwrap.json` of a package that comes as a file. So the package has no dependencies: it contains this
   project's manifest and lock file in `install`, and `scripts/ohjekeskus.mjs` installs these. */

const FOLDER = 'install';
const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
/** The project's manifest while the package's has its place. */
const SAVED = `${FOLDER}/saved.json`;

const DEVELOPING = ['devDependencies', 'workspaces'];

const without = (manifest, keys) => Object.fromEntries(Object.entries(manifest).filter(([key]) => !keys.includes(key)));

/** Returns the manifest of the work folder. */
export const installedManifest = (manifest) => without(manifest, [...DEVELOPING, 'bin', 'files', 'scripts']);

/** Returns the lock file of the work folder: without the packages of developers and the links to workspaces. */
export function installedLock({ packages, ...lock }) {
  const isInstalled = ([name, { dev, devOptional, link }]) =>
    name.startsWith('node_modules/') && dev !== true && devOptional !== true && link !== true;
  const installed = Object.entries(packages).filter(isInstalled);
  return { ...lock, packages: { '': installedManifest(packages['']), ...Object.fromEntries(installed) } };
}

/** Returns the manifest of the package. */
export const packageManifest = (manifest) => without(manifest, [...DEVELOPING, 'dependencies', 'overrides']);

/** Returns the packages that the work folder gets, with their licences; each brings its text. */
export const installedLicenses = ({ packages }) =>
  Object.entries(packages)
    .filter(([name]) => name !== '')
    .map(
      ([name, { version, license }]) =>
        `${name.replace(/^.*node_modules\//, '')} ${version} ${license ?? 'see its folder'}\n`,
    )
    .filter((line, index, lines) => lines.indexOf(line) === index)
    .join('');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function restore() {
  if (existsSync(SAVED)) renameSync(SAVED, MANIFEST);
  rmSync(FOLDER, { recursive: true, force: true });
}

function prepare() {
  // An interrupted `npm pack` leaves the package's manifest.
  restore();
  const manifest = read(MANIFEST);
  mkdirSync(FOLDER);
  write(`${FOLDER}/${MANIFEST}`, installedManifest(manifest));
  const lock = installedLock(read(LOCK));
  write(`${FOLDER}/${LOCK}`, lock);
  writeFileSync(`${FOLDER}/licenses.txt`, installedLicenses(lock));
  renameSync(MANIFEST, SAVED);
  write(MANIFEST, packageManifest(manifest));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) (process.argv[2] === 'restore' ? restore : prepare)();
