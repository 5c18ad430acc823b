import { chromium } from '@playwright/test';
import { findChromium, installed } from '../../src/node/files/findChromium';

/** Debian's package of a headless Chromium, with which browser tests take little more than half the time. */
const SHELL = 'chromium-headless-shell';

/** Path of a Chromium, for tests a headless one: that of BROWSER_PATH, Playwright's, or an installed one. */
export const findBrowser = (isForTests = false): string | undefined =>
  findChromium([...(isForTests ? installed([SHELL]) : []), chromium.executablePath()]);
