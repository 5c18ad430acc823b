import type { Page } from '@playwright/test';

/** Milliseconds that are longer than anything that the site does later: a retry, a reload, a request of its services. */
const LATE = 20_000;

/**
 * Lets the time pass in which something would come late, in a page with a clock of ours (`page.clock.install()`). What
 * was asked for meanwhile has been seen when the answer to a later request is there.
 * @param address an address of the page's own site
 */
export async function passTime(page: Page, address = '/favicon.svg'): Promise<void> {
  await page.clock.runFor(LATE);
  await page.evaluate((asked) => fetch(asked, { cache: 'no-store' }).then(({ status }) => status), address);
}
