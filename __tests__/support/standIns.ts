import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyChanges, makeTemporaryFolder } from './contentFolder';

const STAND_INS = pathToFileURL(path.resolve('packages/gatsby-faster/src/load.mjs')).href;

/** Runs a script in a folder with these files and the project's packages, with the stand-ins loaded before it. */
export function runWithStandIns(files: Record<string, string>, script: string) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, files);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', STAND_INS, '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
