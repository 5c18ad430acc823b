import { test as base, expect, type Page } from '@playwright/test';
import { FULL } from '../../support/testSites';

/** Chromium's own messages about status 404, which some tests request. */
const EXPECTED_404 = /the server responded with a status of 404/;

/** Collects console errors and warnings, and exceptions of a page. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !EXPECTED_404.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

/** Storage key of the reader's consent. */
const CONSENT_KEY = 'site.consent';

/** Stores a refusal of consent for the site FULL, so that its question covers nothing. */
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
 * The test function of all browser tests: a page that logs errors or warnings, such as hydration errors, fails its
 * test. `isAsked` keeps the consent question open.
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

/** Removes the complaints of a test, which all have to be due. */
export function takeDue(complaints: string[], due: RegExp): void {
  expect(complaints.splice(0).filter((text) => !due.test(text))).toEqual([]);
}

/** Waits for hydration: the colour mode's button works only then. (A dropdown's works before.) */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header button:not([disabled], [aria-controls], [aria-haspopup])').first()).toBeAttached();
}

/** Loads a page and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const LOCALES = [
  { code: 'fi', base: '' },
  { code: 'en', base: '/en' },
  { code: 'sv', base: '/sv' },
] as const;
