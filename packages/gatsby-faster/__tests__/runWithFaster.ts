import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyChanges, makeTemporaryFolder } from '../../../__tests__/support/contentFolder';

const LOAD = pathToFileURL(path.resolve('packages/gatsby-faster/src/load.mjs')).href;

/** Runs a script in a folder with these files and the project's packages, with modules of Gatsby replaced before it. */
export function runWithFaster(files: Record<string, string>, script: string, env: Record<string, string> = {}) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, files);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', LOAD, '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}
