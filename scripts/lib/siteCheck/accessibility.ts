import { chromium, type Browser, type Page } from '@playwright/test';
import type { ServingTable } from '../../../src/node/output/serving/servingTable';
import { serveSite } from '../siteServer';
import type { SiteFinding } from './builtSite';
import AxeBuilder from '@axe-core/playwright';

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

/** Opens pages of a built site in Chromium, in light and dark mode by turns, and returns what axe finds. */
export async function checkAccessibility(
  { output, table, executablePath }: { output: string; table: ServingTable; executablePath: string },
  addresses: readonly string[],
): Promise<SiteFinding[]> {
  const { origin, stop } = await serveSite(output, table);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    return await checkPages(browser, origin + table.base, addresses);
  } finally {
    await browser.close();
    await stop();
  }
}

/** WCAG 2.2 in its levels A and AA, and what axe counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The accessibility findings of a page or a part of it; of an open menu only, which overlaps other text. */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  // Legacy mode: otherwise axe opens a tab per page to merge the results of frames, which the site does not have.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Width of a page's content: larger than the window's if it scrolls sideways. */
export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
