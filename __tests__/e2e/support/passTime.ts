import { expect, type Page } from '@playwright/test';

/** Milliseconds after which the site retries; no other delay is longer. */
const STEP = 5000;
const STEPS = 4;

/**
 * Lets enough time pass for anything delayed: a retry, a reload, a request to a service. The page needs a fake clock
 * (`page.clock.install()`). Earlier requests have been seen once a later one is answered.
 * @param address an address of the page's own site
 */
export async function passTime(page: Page, address = '/favicon.svg'): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.clock.fastForward(STEP);
    // If the page reloads at this moment, evaluate in the new document.
    await expect(async () => {
      await page.evaluate((asked) => fetch(asked, { cache: 'no-store' }).then(({ status }) => status), address);
    }).toPass();
  }
}
