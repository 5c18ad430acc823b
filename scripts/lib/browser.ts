import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium for the browser tests: the one that BROWSER_PATH names, Playwright's own, or one that is
 * installed on the machine. Undefined where there is none.
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.BROWSER_PATH ?? '', chromium.executablePath(), ...installed, ...MAC];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}
