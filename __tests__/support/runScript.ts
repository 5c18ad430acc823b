import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from './contentFolder';

interface Options {
  /** Options of Node.js. */
  options?: readonly string[];
  env?: Record<string, string>;
}

/** Runs a script by Node.js in a folder with these files and the project's packages. */
export function runScript(files: Record<string, string>, script: string, { options = [], env = {} }: Options = {}) {
  const folder = makeTemporaryFolder(files);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}
