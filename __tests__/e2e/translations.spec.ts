import { expect, LOCALES, test, type Page } from './support/test';

const ORIGIN = 'https://ohje.example.com';
const TRANSLATED = ['/docs/tietosuoja', '/docs/tukiportaali'];
const UNTRANSLATED = '/docs/ohjeet/yleista';

/** The languages that a page claims to be there in, and where. */
const alternatesOf = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`));

for (const path of TRANSLATED) {
  for (const { code, base } of LOCALES) {
    test(`${path} is there in ${code}, and names its other languages`, async ({ page }) => {
      await page.goto(base + path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + base + path);
      expect(await alternatesOf(page)).toEqual([
        ...LOCALES.map((locale) => `${locale.code} ${ORIGIN}${locale.base}${path}`),
        `x-default ${ORIGIN}${path}`,
      ]);
      await expect(page.getByRole('note').filter({ has: page.locator('[hreflang]') })).toHaveCount(0);
      await expect(page.getByRole('article')).not.toHaveAttribute('lang');
    });
  }

  test(`a heading of ${path} has one address in every language`, async ({ page }) => {
    const ids = async (base: string) => {
      await page.goto(base + path);
      return page.locator('.prose :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => id));
    };
    const [finnish, ...others] = [await ids(''), await ids('/en'), await ids('/sv')];
    expect(finnish).not.toEqual([]);
    expect(others).toEqual([finnish, finnish]);
  });
}

test('a page without a translation has the original as canonical and claims no other language', async ({ page }) => {
  await page.goto(`/en${UNTRANSLATED}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + UNTRANSLATED);
  expect(await alternatesOf(page)).toEqual([]);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'fi');
});
