import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { FEATURES } from '../src/features';
import { run } from './lib/run';

/** The checks that a project without a feature has to pass, with the arguments of Node.js. */
const CHECKS = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['unit tests', ['node_modules/jest/bin/jest.js', '--selectProjects', 'node', 'dom', '--silent']],
  ['build', ['scripts/run.mjs', 'scripts/build.ts']],
] as const;

/** Copies the files of the project that git knows; packages are linked. */
function copyTrackedFiles(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Takes the lines of a feature out of the list of features. */
function unlist(listFile: string, name: string): void {
  const text = readFileSync(listFile, 'utf8');
  const [, variable] = new RegExp(`import \\{ (\\w+) \\} from './features/${name}/feature';`).exec(text) ?? [];
  if (variable === undefined) throw new Error(`${listFile} does not import the feature "${name}".`);
  const without = text
    .replace(new RegExp(`import \\{ ${variable} \\} .*\\n`), '')
    .replace(new RegExp(`(\\[|\\s)${variable}(?:,\\s*|(?=\\s*\\]))`), '$1');
  writeFileSync(listFile, without);
}

/** Removes a feature from a copy of the project: its folder, its lines in the list, its keys in settings. */
function removeFeature(folder: string, name: string): void {
  const feature = FEATURES.find((each) => each.name === name);
  rmSync(path.join(folder, 'src/features', name), { recursive: true });
  unlist(path.join(folder, 'src/features.ts'), name);
  const siteFile = path.join(folder, 'content/site.yaml');
  const site = parseDocument(readFileSync(siteFile, 'utf8'));
  for (const key of Object.keys(feature?.settings ?? {})) site.delete(key);
  for (const key of Object.keys(feature?.searchSettings ?? {}))
    if (site.hasIn(['search', key])) site.deleteIn(['search', key]);
  writeFileSync(siteFile, site.toString());
}

/**
 * Shows that the project needs none of its features: removes each from a copy, or those that are named, and checks types,
 * unit tests and a build of what is left.
 */
async function featuresWithout(named: readonly string[]): Promise<void> {
  const all = readdirSync('src/features');
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no feature "${unknown.join('", "')}". The features are ${all.join(', ')}.`);
    process.exit(1);
  }
  const failed: string[] = [];
  for (const name of named.length === 0 ? all : named) {
    const folder = copyTrackedFiles();
    removeFeature(folder, name);
    for (const [what, args] of CHECKS) {
      console.log(`\n== ${what} without ${name}`);
      const env = { SITE_CONTENT: path.join(folder, 'content'), BUILD_CACHE: path.join(folder, 'build-cache') };
      if ((await run(process.execPath, args, what === 'build' ? env : {}, folder)) !== 0)
        failed.push(`${what} without ${name}`);
    }
    rmSync(folder, { recursive: true });
  }
  if (failed.length === 0) return;
  console.error(`\nFailed:\n${failed.join('\n')}`);
  process.exit(1);
}

void featuresWithout(process.argv.slice(2));
