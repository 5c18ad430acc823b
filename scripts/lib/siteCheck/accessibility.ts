import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { ServingTable } from '../../../src/node/serving/servingTable';
import { createSiteServer } from '../siteServer';
import type { SiteFault } from './walkedSite';

/** The rules of WCAG 2.2 A and AA, and what axe recommends beyond them. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MODES = ['light', 'dark'] as const;
const WINDOW = { width: 1280, height: 900 };

/** The faults that axe finds on a page that is open, each with the elements that have it. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

async function checkPages(browser: Browser, root: string, addresses: readonly string[]): Promise<SiteFault[]> {
  const faults: SiteFault[] = [];
  for (const [index, address] of addresses.entries()) {
    const colorScheme = MODES[index % MODES.length] ?? 'light';
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
    await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    const page = await context.newPage();
    await page.goto(root + address);
    faults.push(
      ...(await axeFaults(page)).map((message) => ({ address, message: `in ${colorScheme} mode ${message}` })),
    );
    await context.close();
  }
  return faults;
}

/**
 * Opens pages of a built site in Chromium, in light and dark mode by turns, and returns what axe finds.
 * @param executablePath the browser
 */
export async function checkAccessibility(
  { output, table, executablePath }: { output: string; table: ServingTable; executablePath: string },
  addresses: readonly string[],
): Promise<SiteFault[]> {
  const server = createSiteServer(output, table);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const root = `http://localhost:${(server.address() as AddressInfo).port}${table.base}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    return await checkPages(browser, root, addresses);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
