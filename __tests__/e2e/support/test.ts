import { test as base, expect, type Page } from '@playwright/test';
import { FULL } from '../../support/testSites';

/** Messages of Chromium's own about an address that answers 404, which some tests ask for. */
const EXPECTED_404 = /the server responded with a status of 404/;

/** Collects what a page complains about: console errors and warnings, and exceptions. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !EXPECTED_404.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

/** The key of the reader's answer about measuring. */
const CONSENT_KEY = 'site.consent';

/** Lets the site FULL, which asks, find a refusal in the browser, so that its question stands in nobody's way. */
function refuse({ key, port }: { key: string; port: number }): void {
  if (Number(location.port) !== port) return;
  try {
    const date = new Date().toISOString().slice(0, 10);
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ choice: 'denied', date }));
  } catch {
    // A test may have blocked the storage.
  }
}

/**
 * The test function of all browser tests: a page that complains, be it of hydration, fails its test. `isAsked` leaves
 * the question whether visits may be measured open.
 */
export const test = base.extend<{ complaints: string[]; isAsked: boolean }>({
  isAsked: [false, { option: true }],
  complaints: [
    async ({ page, isAsked }, use) => {
      if (!isAsked) await page.addInitScript(refuse, { key: CONSENT_KEY, port: FULL.port });
      const complaints = watch(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Waits until React has taken the page over: the colour mode's button works only then. (A dropdown's works before.) */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header button:not([disabled], [aria-controls], [aria-haspopup])').first()).toBeAttached();
}

/** Loads a page and waits until React has taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const LOCALES = [
  { code: 'fi', base: '' },
  { code: 'en', base: '/en' },
  { code: 'sv', base: '/sv' },
] as const;
