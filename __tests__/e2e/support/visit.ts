import type { Page } from '@playwright/test';
import { hydrated } from './test';

/** Loads a page and waits until React has taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
