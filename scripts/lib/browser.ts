import { chromium } from '@playwright/test';
import { findChromium, installed } from '../../src/node/files/findChromium';

/**
 * Debian's package of a headless Chromium. It opens a page in 140 ms instead of 510 on a busy machine, so browser tests
 * take little more than half the time.
 */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium: that of BROWSER_PATH, Playwright's, or an installed one; undefined without any.
 * @param isForTests true to prefer a headless one
 */
export const findBrowser = (isForTests = false): string | undefined =>
  findChromium([...(isForTests ? installed([SHELL]) : []), chromium.executablePath()]);
