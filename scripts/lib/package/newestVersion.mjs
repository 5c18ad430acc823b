import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ENGINE, SITE } from './folders.mjs';

/** Milliseconds to wait for the registry. */
const TIMEOUT = 5000;

const isNewer = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/** Returns a sentence about the newest version in the registry that npm is set to; undefined without an answer. */
export function newestVersion() {
  const { name, version } = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8'));
  try {
    const args = ['view', name, 'version', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
    const options = { cwd: SITE, encoding: 'utf8', timeout: TIMEOUT, stdio: ['ignore', 'pipe', 'ignore'] };
    const newest = execFileSync('npm', args, { ...options, shell: process.platform === 'win32' }).trim();
    return isNewer(newest, version)
      ? `Version ${newest} of the engine is there; this site has ${version}. How to upgrade: node_modules/${name}/handbook/upgrading.md`
      : `This site has the newest version of the engine, ${version}.`;
  } catch {
    return undefined;
  }
}
