import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const ORDERS = '/docs/ohjeet/tilaustenhallinta/tilaukset';

const contents = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Tällä sivulla' });
const active = (page: Page) => contents(page).locator('[aria-current="location"]');
const firstEntry = async (page: Page) => (await contents(page).getByRole('link').first().textContent()) ?? '';
const box = (page: Page) => page.locator('main details').filter({ hasText: 'Tällä sivulla' });

/** Scrolls so that a heading is at a position in the window. */
async function scrollHeadingTo(page: Page, name: string, top: number) {
  const heading = page.locator('.prose').getByRole('heading', { name });
  const at = await heading.evaluate((node) => node.getBoundingClientRect().top);
  await page.evaluate((distance) => scrollBy(0, distance), at - top);
}

test('beside the text the entry of the current section is current, also after a click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await visit(page, ORDERS);
  await expect(active(page)).toHaveText(await firstEntry(page));
  await scrollHeadingTo(page, 'Miten tilaustyypit eroavat?', 100);
  await expect(active(page)).toHaveText('Miten tilaustyypit eroavat?');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(active(page)).toHaveText(await firstEntry(page));

  await contents(page).getByRole('link', { name: 'Voinko poistaa turhan tilauksen?' }).click();
  await expect(active(page)).toHaveText('Voinko poistaa turhan tilauksen?');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(active(page)).toHaveText('Voinko poistaa turhan tilauksen?');
  await page.mouse.move(640, 400);
  const scrolled = () => page.evaluate(() => scrollY);
  const end = await scrolled();
  await page.mouse.wheel(0, -40);
  await expect.poll(scrolled).toBeLessThan(end);
  await page.mouse.wheel(0, 40);
  await expect(active(page)).toHaveText('Katso myös');
});

test('the current entry stays in view without scrolling the page, and moved text is measured again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await visit(page, ORDERS);
  await scrollHeadingTo(page, 'Usein kysyttyä tilauskortista', 90);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await expect(active(page)).toHaveText('Usein kysyttyä tilauskortista');
  const isSeen = () =>
    contents(page).evaluate((nav) => {
      const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
      const area = nav.getBoundingClientRect();
      return link !== undefined && link.top >= area.top && link.bottom <= area.bottom;
    });
  await expect.poll(isSeen).toBe(true);
  expect(await scrolled()).toBe(before);

  // Moved text is measured again.
  await page.locator('.prose').evaluate((prose) => {
    prose.style.overflowAnchor = 'none';
    prose.style.paddingTop = '9000px';
  });
  await expect(active(page)).toHaveText(await firstEntry(page));
});

test('an address marks its heading, also with umlauts; a step marks its section’s heading', async ({ page }) => {
  await visit(page, '/docs/pikaohjeet/hyvityslasku#katso-myös');
  await expect(active(page)).toHaveText('Katso myös');
  await visit(page, '/docs/pikaohjeet/hyvityslasku#vaihe-4');
  await expect(active(page)).toHaveText(/^Näin /);
});

test('above the text the box is closed at first, and closes when an entry is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, ORDERS);
  await expect(contents(page)).toBeHidden();
  await expect(box(page)).not.toHaveAttribute('open');
  await box(page).locator('summary').press('Enter');
  await box(page).getByRole('link', { name: 'Tavalliset tehtävät' }).click();
  await expect(box(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/#tavalliset-teht/);
  const top = await page
    .getByRole('heading', { name: 'Tavalliset tehtävät' })
    .evaluate((node) => node.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(120);
});
