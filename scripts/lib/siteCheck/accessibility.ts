import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import type { ServingTable } from '../../../src/node/output/serving/servingTable';
import { createSiteServer } from '../siteServer';
import { accessibilityFindings } from './axe';
import type { SiteFinding } from './walkedSite';

const MODES = ['light', 'dark'] as const;
const WINDOW = { width: 1280, height: 900 };

async function checkPages(browser: Browser, root: string, addresses: readonly string[]): Promise<SiteFinding[]> {
  const findings: SiteFinding[] = [];
  for (const [index, address] of addresses.entries()) {
    const colorScheme = MODES[index % MODES.length] ?? 'light';
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
    await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    const page = await context.newPage();
    await page.goto(root + address);
    findings.push(
      ...(await accessibilityFindings(page)).map((message) => ({
        address,
        message: `in ${colorScheme} mode ${message}`,
      })),
    );
    await context.close();
  }
  return findings;
}

/**
 * Opens pages of a built site in Chromium, in light and dark mode by turns, and returns what axe finds.
 * @param executablePath the browser
 */
export async function checkAccessibility(
  { output, table, executablePath }: { output: string; table: ServingTable; executablePath: string },
  addresses: readonly string[],
): Promise<SiteFinding[]> {
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
