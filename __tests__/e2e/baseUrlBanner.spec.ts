import { PLAIN } from '../support/testSites';
import { startFaultServer } from './support/faultServer';
import { expect, hydrated, LOCALES, test, type Page } from './support/test';

const banner = (page: Page) => page.locator('#base-url-banner');

const TEXTS = {
  fi: { title: 'Kaikki sivuston toiminnot eivät käynnistyneet.', script: /Ylläpitäjälle: selain ei saanut/ },
  en: { title: 'Some features of this site did not start.', script: /the browser did not get the site's scripts/ },
  sv: { title: 'Alla funktioner på webbplatsen startade inte.', script: /webbläsaren fick inte webbplatsens skript/ },
} as const;

/** Chromium tells of each script that does not come, and after some seconds of what was preloaded for it in vain. */
const DUE = /Failed to load resource|Refused to execute script|Unexpected token '<'|preloaded using link preload/;

function takeMissing(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !DUE.test(text))).toEqual([]);
}

test('where the scripts do not come, the home page is whole and says so in its language', async ({
  page,
  complaints,
}) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  for (const { code, base } of LOCALES) {
    await page.goto(base === '' ? '/' : base);
    await expect(banner(page)).toContainText(TEXTS[code].title);
    await expect(banner(page)).toContainText(TEXTS[code].script);
    await expect(banner(page)).toHaveRole('alert');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  takeMissing(complaints);
});

test('under a path that it was not built for, the home page names both', async ({ page, complaints }) => {
  const server = await startFaultServer({ port: PLAIN.port, under: '/muu%3Cb%3E' });
  server.fail(/^\/(?!muu)/, { kind: 'status', status: 404 });
  for (const { code, base } of LOCALES) {
    await page.goto(`${server.origin}/muu%3Cb%3E${base}`);
    await expect(banner(page)).toContainText(TEXTS[code].title);
    await expect(banner(page)).toContainText(' /muu%3Cb%3E/');
    await expect(banner(page)).toContainText(/ \/ \((oletus|default|standard)\)/);
    await expect(banner(page).locator('b')).toHaveCount(0);
  }
  takeMissing(complaints);
  await server.stop();
});

test('a page of the host’s in place of the scripts is told as well', async ({ page, complaints }) => {
  const server = await startFaultServer({ port: PLAIN.port });
  server.fail(/\.js$/, { kind: 'html' });
  await page.goto(server.origin);
  await expect(banner(page)).toContainText(TEXTS.fi.script);
  takeMissing(complaints);
  await server.stop();
});

test('slow scripts are no reason to say anything', async ({ page }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/framework-[^/]+\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const appCame = page.waitForResponse(/\/app-[0-9a-f]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await (await appCame).finished();
  await expect(banner(page)).toHaveCount(0);
  letCome();
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
});

test('other pages have no banner; without the scripts they show what stands in for them', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto('/docs/pikaohjeet/hyvityslasku');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  await expect(banner(page)).toHaveCount(0);
  await page.locator('header summary[aria-label]').click();
  await page.locator('header').getByRole('link', { name: 'Versiotiedotteet' }).click();
  await expect(page).toHaveURL('/docs/category/versiotiedotteet');
  // Its own script is missed by then, too.
  await page.waitForLoadState('load');
  takeMissing(complaints);
});

test('the banner moves nothing sideways on a phone, and goes from the home page with the page', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
  takeMissing(complaints);
});
