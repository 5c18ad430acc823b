import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './lib/browser';

const HELP = [
  'No Chromium was found for the browser tests. Do one of these, then run npm test again:',
  '  npx playwright install chromium',
  '  apt-get install -y chromium            (Debian and Ubuntu, as root)',
  '  export BROWSER_PATH=/path/to/chrome    (a Chromium or Chrome that you have)',
].join('\n');

function attempt(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** `npm test -- browser`: installs a Chromium for the browser tests if there is none; prints instructions if that fails. */
function ensureBrowser(): void {
  if (findBrowser(true) !== undefined) return;
  attempt('npx', ['playwright', 'install', 'chromium']);
  if (findBrowser(true) !== undefined) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && attempt('apt-get', ['update', '-qq'])) attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  if (findBrowser(true) !== undefined) return;
  console.error(HELP);
  process.exit(1);
}

ensureBrowser();
