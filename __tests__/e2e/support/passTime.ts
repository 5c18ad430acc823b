import { expect, type Page } from '@playwright/test';

/** Milliseconds after which the site tries again what has failed, which is the longest that it waits for anything. */
const STEP = 5000;
const STEPS = 4;

/**
 * Lets the time pass in which something would come late: a retry, a reload, a request of a service. The page needs a
 * clock of ours (`page.clock.install()`). What was asked for meanwhile has been seen when a later request is answered.
 * @param address an address of the page's own site
 */
export async function passTime(page: Page, address = '/favicon.svg'): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.clock.fastForward(STEP);
    // Where the page is loaded anew just then, the document that comes is asked.
    await expect(async () => {
      await page.evaluate((asked) => fetch(asked, { cache: 'no-store' }).then(({ status }) => status), address);
    }).toPass();
  }
}
