import { expect, type Page } from './test';

/** Counts the documents that a page loads from now on. */
export function documentLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Expects a complete page: heading, navigation and footer. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Fails the test if the page runs code from an address or a stored value. */
export async function forbidInjection(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const state = window as unknown as { injected: string[] };
    state.injected = [];
    document.addEventListener('securitypolicyviolation', ({ sourceFile, violatedDirective, sample }) =>
      state.injected.push(`${violatedDirective} ${sourceFile} ${sample}`),
    );
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { injected: string[] }).injected)).toEqual([]);
    expect(await page.locator('img[src="x"], [onerror], script:not([src])[data-evil]').count()).toBe(0);
    expect(await page.evaluate(() => Object.prototype.hasOwnProperty.call(Object.prototype, 'x'))).toBe(false);
  };
}

/** Inserts a link into the page's content and follows it. */
export async function followLink(page: Page, href: string): Promise<void> {
  const content = page.locator('.prose').first();
  await content.evaluate((root, address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = 'hostile';
    root.prepend(link);
  }, href);
  await content.getByRole('link', { name: 'hostile' }).first().click();
}

/** Follows a link of the sidebar, also in a closed category. */
export async function followSidebar(page: Page, path: string): Promise<void> {
  await page
    .locator(`aside a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
