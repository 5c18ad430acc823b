import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

const ORDERS = '/docs/ohjeet/tilaustenhallinta/tilaukset';

const contents = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Tällä sivulla' });
const active = (page: Page) => contents(page).locator('[aria-current="location"]');
const box = (page: Page) => page.locator('main details').filter({ hasText: 'Tällä sivulla' });

/** Scrolls as a reader would: a heading comes to stand at a place of the window. */
async function scrollHeadingTo(page: Page, name: string, top: number) {
  const heading = page.locator('.prose').getByRole('heading', { name });
  const at = await heading.evaluate((node) => node.getBoundingClientRect().top);
  await page.evaluate((distance) => scrollBy(0, distance), at - top);
}

test.describe('beside the text', () => {
  test.use({ viewport: { width: 1280, height: 700 } });

  test('the entry of what is being read is marked', async ({ page }) => {
    await page.goto(ORDERS);
    await hydrated(page);
    await expect(active(page)).toHaveCount(0);
    await scrollHeadingTo(page, 'Miten tilaustyypit eroavat?', 340);
    await expect(active(page)).toHaveText('Mistä tilaus koostuu?');
    await scrollHeadingTo(page, 'Miten tilaustyypit eroavat?', 100);
    await expect(active(page)).toHaveText('Miten tilaustyypit eroavat?');
    await scrollHeadingTo(page, 'Mitä näkymässä ja tilauskortilla on?', 500);
    await expect(active(page)).toHaveText('Mitä tilauksen tilat merkitsevät?');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(active(page)).toHaveCount(0);
  });

  test('at the end of the page the last heading is marked', async ({ page }) => {
    await page.goto(ORDERS);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(active(page)).toHaveText('Katso myös');
  });

  test('a chosen entry stays marked until the reader scrolls', async ({ page }) => {
    await page.goto(ORDERS);
    await hydrated(page);
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

  test('an address with umlauts marks its heading', async ({ page }) => {
    await page.goto('/docs/pikaohjeet/hyvityslasku#katso-myös');
    await hydrated(page);
    await expect(active(page)).toHaveText('Katso myös');
    await page.goto('/docs/pikaohjeet/hyvityslasku');
    await hydrated(page);
    await contents(page).getByRole('link', { name: 'Katso myös' }).click();
    await expect(active(page)).toHaveText('Katso myös');
  });

  test('text that moves is measured again', async ({ page }) => {
    await page.goto(ORDERS);
    await hydrated(page);
    await scrollHeadingTo(page, 'Mistä tilaus koostuu?', 100);
    await expect(active(page)).toHaveText('Mistä tilaus koostuu?');
    await page.locator('.prose').evaluate((prose) => {
      prose.style.overflowAnchor = 'none';
      prose.style.paddingTop = '3000px';
    });
    await expect(active(page)).toHaveCount(0);
  });

  test('the marked entry stays in sight in its own scroll area', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.goto(ORDERS);
    await hydrated(page);
    await scrollHeadingTo(page, 'Usein kysyttyä tilauskortista', 90);
    const before = await page.evaluate(() => scrollY);
    await expect(active(page)).toHaveText('Usein kysyttyä tilauskortista');
    const isSeen = () =>
      contents(page).evaluate((nav) => {
        const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
        const area = nav.getBoundingClientRect();
        return link !== undefined && link.top >= area.top && link.bottom <= area.bottom;
      });
    await expect.poll(isSeen).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('above the text', () => {
  test.use({ viewport: { width: 800, height: 700 } });

  test('the box is closed, opens, and closes when an entry is chosen', async ({ page }) => {
    await page.goto(ORDERS);
    await hydrated(page);
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

  test('its list is in the page as it is served', async ({ request }) => {
    const html = await (await request.get(ORDERS)).text();
    expect(html.match(/href="#katso-myös"/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

test('a page that hides its contents has neither list nor box, and keeps the middle', async ({ page }) => {
  await page.goto(`${FULL.url}/docs/kulku/yksin`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Osio' })).toBeVisible();
  await expect(page.getByText('Tällä sivulla')).toHaveCount(0);
});
