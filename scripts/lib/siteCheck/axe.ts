import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 in its levels A and AA, and what axe counts as best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility faults of a page, or of a part of it, each with the elements that have it. A menu lies over the
 * page where letters happen to end, so with a menu open only its own part is looked at.
 */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  // Otherwise axe opens a tab of its own each time, to put the results of frames together: the site's pages have none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The width of all that a page holds: more than the window's where it scrolls sideways. */
export const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
