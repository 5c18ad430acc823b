import { ownData, pageData } from './support/pageData';
import { followSidebar } from './support/whole';
import { expect, hydrated, LOCALES, test, type Page } from './support/test';

const TEXTS = {
  fi: { part: 'Tämä sivu kaatui.', whole: 'Tämä sivu kaatui', retry: 'Yritä uudelleen', title: 'Sivuvirhe' },
  en: { part: 'This page crashed.', whole: 'This page crashed', retry: 'Try again', title: 'Page Error' },
  sv: { part: 'Den här sidan kraschade.', whole: 'Den här sidan kraschade', retry: 'Försök igen', title: 'Sidfel' },
} as const;

const BROKEN = '/docs/pikaohjeet/osoitteenmuutos';
const WHOLE = '/docs/pikaohjeet/saldo';
const POST = '/blog/2024/05/17/webinaari';

/** A page whose template and head throw: its data lacks the page. */
const withoutDoc = (data: { doc: unknown }) => ({ ...data, doc: null });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** React says of each error that a boundary has caught what it is, once, and of a first render that it failed. */
async function takeErrors(complaints: string[], count = 1): Promise<void> {
  const errors = () => complaints.filter((text) => !text.includes('React error #423'));
  await expect.poll(errors).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^error: TypeError/)));
  complaints.length = 0;
}

test('a page that fails says so within the site, in every language, and is left by a link', async ({
  page,
  complaints,
}) => {
  for (const { code, base } of LOCALES) {
    const { part, retry, title } = TEXTS[code];
    await pageData(page, base + BROKEN, withoutDoc);
    await page.goto(base + WHOLE);
    await hydrated(page);
    await followSidebar(page, base + BROKEN);
    await expect(heading(page)).toHaveText(part);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${title} | Ohjekeskus`);
    await expect(page.locator('main')).toContainText(/Cannot read properties of null/);
    await expect(page.locator('header').first()).toBeVisible();
    await expect(page.locator('aside')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    // The page's head fails as well, once the page is painted.
    await takeErrors(complaints, 2);
    await followSidebar(page, base + WHOLE);
    await expect(heading(page)).not.toHaveText(part);
    await expect(page).toHaveURL(base + WHOLE);
    await expect(page).not.toHaveTitle(new RegExp(title));
  }
});

test('Try again shows the page once nothing fails any more, under its own title', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const rules = Intl.PluralRules.prototype as { select: (this: Intl.PluralRules, count: number) => string };
    const original = rules.select;
    rules.select = function (count) {
      if (!document.documentElement.hasAttribute('data-fixed')) throw new TypeError('No plurals.');
      return original.call(this, count);
    };
  });
  await page.goto(POST);
  await expect(heading(page)).toHaveText(TEXTS.fi.part);
  await page.getByRole('button', { name: TEXTS.fi.retry }).click();
  await expect(heading(page)).toHaveText(TEXTS.fi.part);
  await page.locator('html').evaluate((root) => root.setAttribute('data-fixed', ''));
  await page.getByRole('button', { name: TEXTS.fi.retry }).click();
  await expect(heading(page)).not.toHaveText(TEXTS.fi.part);
  await expect(page).toHaveTitle(/^(?!Sivuvirhe).+ \| Ohjekeskus$/);
  await takeErrors(complaints, 2);
});

test('where the frame fails too, bare words in the reader’s language are left', async ({ page, complaints }) => {
  for (const { code, base } of LOCALES) {
    const { whole, retry, title } = TEXTS[code];
    await ownData(page, base + BROKEN, () => ({}));
    await page.goto(base + BROKEN);
    await expect(heading(page)).toHaveText(whole);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
    await takeErrors(complaints);
  }
});

test('from where all has failed, Back loads the page before', async ({ page, complaints }) => {
  await pageData(page, BROKEN, () => ({}));
  await page.goto(WHOLE);
  await hydrated(page);
  await followSidebar(page, BROKEN);
  await expect(heading(page)).toHaveText(TEXTS.fi.whole);
  await takeErrors(complaints);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL(WHOLE);
  await expect(heading(page)).not.toHaveText(TEXTS.fi.whole);
});

test('what fails at a click is told to the console, and the page lives on', async ({ page, complaints }) => {
  await page.goto(WHOLE);
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.setAttribute = () => {
      throw new TypeError('No attributes.');
    };
  });
  await page.locator('header button[title]').first().click();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(complaints.splice(0).filter((text) => !text.includes('No attributes.'))).toEqual([]);
  await expect(heading(page)).toBeVisible();
});
