import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Murupolku' });
const neighbours = (page: Page) => page.locator('main a[rel="prev"], main a[rel="next"]');
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Edellinen ja seuraava sivu' });

/** The breadcrumbs that search engines read, as `1 name url`; the head has them once. */
async function structuredTrail(page: Page): Promise<string[]> {
  const scripts = await page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  return scripts.flatMap((json) => {
    const { '@type': type, itemListElement } = JSON.parse(json) as {
      '@type': string;
      itemListElement?: { position: number; name: string; item: string }[];
    };
    if (type !== 'BreadcrumbList') return [];
    return (itemListElement ?? []).map(({ position, name, item }) => `${position} ${name} ${item}`);
  });
}

test('the breadcrumbs lead from the home page to the page itself', async ({ page }) => {
  await page.goto('/docs/ohjeet/tilaustenhallinta/tilaukset');
  await hydrated(page);
  await expect(trail(page).locator('> ol > li')).toHaveCount(4);
  await expect(trail(page).locator('li').first().getByRole('link')).toHaveAccessibleName('Etusivu');
  await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Tilaukset ja tilauskortti');
  await expect(trail(page).locator('li').last().getByRole('link')).toHaveCount(0);
  await trail(page).getByRole('link', { name: 'Tilausten hallinta' }).click();
  await expect(page).toHaveURL('/docs/category/tilausten-hallinta');
  await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Tilausten hallinta');
});

const ORIGIN = 'https://ohje.example.com';

test('the structured breadcrumbs change with the page', async ({ page }) => {
  await page.goto('/docs/category/pikaohjeet');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Asiakkaan haku' }).first().click();
  await expect(page).toHaveURL('/docs/pikaohjeet/asiakkaan-haku');
  await expect
    .poll(() => structuredTrail(page))
    .toEqual([
      `1 Etusivu ${ORIGIN}/`,
      `2 Pikaohjeet ${ORIGIN}/docs/category/pikaohjeet`,
      `3 Asiakkaan haku ${ORIGIN}/docs/pikaohjeet/asiakkaan-haku`,
    ]);
});

// What the server has written is read without the site's code.
test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  const rows: [path: string, expected: string[]][] = [
    [
      '/docs/pikaohjeet/hyvityslasku',
      [
        `1 Etusivu ${ORIGIN}/`,
        `2 Pikaohjeet ${ORIGIN}/docs/category/pikaohjeet`,
        `3 Hyvityslaskun tekeminen ${ORIGIN}/docs/pikaohjeet/hyvityslasku`,
      ],
    ],
    [
      '/sv/docs/category/tilausten-hallinta',
      [
        `1 Startsida ${ORIGIN}/sv`,
        `2 Anvisningar ${ORIGIN}/sv/docs/category/ohjeet`,
        `3 Prenumerationshantering ${ORIGIN}/sv/docs/category/tilausten-hallinta`,
      ],
    ],
  ];

  for (const [path, expected] of rows) {
    test(`search engines read the breadcrumbs of ${path}, without the category that has no page`, async ({ page }) => {
      await page.goto(path);
      expect(await structuredTrail(page)).toEqual(expected);
    });
  }

  test('addresses in the structured breadcrumbs have the base path', async ({ page }) => {
    await page.goto(`${FULL.url}/docs/kulku/pitka`);
    const items = await structuredTrail(page);
    expect(items).toHaveLength(2);
    for (const item of items) expect(item).toMatch(/ https:\/\/[^/]+\/ohje(\/|$)/);
  });

  test('a page is called by its own name on the pages around it, and leads where it says', async ({ page }) => {
    await page.goto(`${FULL.url}/docs/kulku/pitka`);
    await expect(neighbours(page)).toHaveText([/Ensimmäinen kulku$/, /./]);
    await expect(page.locator('main a[rel="next"]')).toHaveAttribute('href', '/ohje/docs/alku');

    await page.goto(`${FULL.url}/docs/kulku/ensin`);
    await expect(page.locator('main a[rel="prev"]')).toHaveCount(0);
    await expect(page.locator('main a[rel="next"]')).toHaveAttribute('href', '/ohje/docs/kulku/pitka');

    await page.goto(`${FULL.url}/docs/kulku/loppu`);
    await expect(neighbours(page)).toHaveCount(1);
    await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/ohje/docs/kulku/ensin');
    await expect(page.locator('main a[rel="prev"]')).toHaveText(/^Edellinen\s*Ensimmäinen kulku$/);
  });

  test('a page shows the sidebar that it names, and has no neighbours in it where that does not list it', async ({
    page,
  }) => {
    await page.goto(`${FULL.url}/docs/kulku/muualla`);
    await expect(page.locator('aside').getByRole('navigation')).toHaveAccessibleName('Versiot');
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Muualla');
    await expect(pagination(page)).toHaveCount(0);
  });

  test('a page can do without sidebar, and then has no breadcrumbs and no neighbours', async ({ page }) => {
    await page.goto(`${FULL.url}/docs/kulku/yksin`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yksin');
    await expect(page.locator('aside')).toHaveCount(0);
    await expect(trail(page)).toHaveCount(0);
    await expect(pagination(page)).toHaveCount(0);
  });

  test('the last page of a sidebar does not lead into another one', async ({ page }) => {
    await page.goto(`${FULL.url}/docs/ohjeet/saldo`);
    await expect(page.locator('main a[rel="prev"]')).toHaveCount(1);
    await expect(page.locator('main a[rel="next"]')).toHaveCount(0);
  });
});

test('a long category leads to its groups, and the whole of an entry is its link', async ({ page }) => {
  await page.goto('/docs/category/pikaohjeet');
  await hydrated(page);
  const groups = page.locator('main').getByRole('navigation', { name: 'Tällä sivulla' });
  await expect(groups.getByRole('link')).toHaveText([
    /^Alkuun/,
    /^Asiakkaat/,
    /^Tilaukset/,
    /^Laskutus/,
    /^Maksut ja perintä/,
  ]);
  await groups.getByRole('link', { name: 'Maksut ja perintä' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Maksut ja perintä' })).toBeInViewport();
  const entry = page.locator('main li').filter({ has: page.getByRole('link', { name: 'Kassatiliöinti' }) });
  await expect(entry).toHaveAttribute('title', (await entry.locator('p').textContent()) ?? '');
  // The link lies over the text, which Playwright would wait to be free.
  await entry.locator('p').click({ position: { x: 5, y: 5 }, force: true });
  await expect(page).toHaveURL('/docs/pikaohjeet/kassa-tiliointi');
});

test('the entries of a short category are cards that are links as a whole', async ({ page }) => {
  await page.goto('/docs/category/tilausten-hallinta');
  await hydrated(page);
  const card = page.locator('main li').filter({ has: page.getByRole('link', { name: 'Kestojatko' }) });
  await card.locator('p').click({ position: { x: 5, y: 5 }, force: true });
  await expect(page).toHaveURL('/docs/ohjeet/tilaustenhallinta/kestojatko');
});
