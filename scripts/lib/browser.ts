import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Debian's package of a headless Chromium. It opens a page in 140 ms instead of 510 on a busy machine, so browser tests
 * take little more than half the time.
 */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium: that of BROWSER_PATH, Playwright's, or an installed one; undefined without any.
 * @param isForTests true to prefer a headless one
 */
export function findBrowser(isForTests = false): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = (names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [
    process.env.BROWSER_PATH ?? '',
    ...(isForTests ? installed([SHELL]) : []),
    chromium.executablePath(),
    ...installed(NAMES),
    ...MAC,
  ];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}
