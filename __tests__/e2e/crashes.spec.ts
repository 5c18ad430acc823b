import { ownData, pageData } from './support/pageData';
import { followSidebar } from './support/whole';
import { expect, hydrated, test, type Page, visit } from './support/test';

const BROKEN = '/docs/pikaohjeet/osoitteenmuutos';
const WHOLE = '/docs/pikaohjeet/saldo';

/** A page whose template and head throw because its data lacks the page. */
const withoutDoc = (data: { doc: unknown }) => ({ ...data, doc: null });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** React logs each error that a boundary catches once, and a failed first render. */
async function takeErrors(complaints: string[], count = 1): Promise<void> {
  const errors = () => complaints.filter((text) => !text.includes('React error #423'));
  await expect.poll(errors).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^error: TypeError/)));
  complaints.length = 0;
}

test('a crashed page shows a message within the site, and links still work', async ({ page, complaints }) => {
  await pageData(page, `/en${BROKEN}`, withoutDoc);
  await visit(page, `/en${WHOLE}`);
  await followSidebar(page, `/en${BROKEN}`);
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error | Ohjekeskus');
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('aside')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The page's head fails too, after the first paint.
  await takeErrors(complaints, 2);
  await followSidebar(page, `/en${WHOLE}`);
  await expect(heading(page)).not.toHaveText('This page crashed.');
  await expect(page).toHaveURL(`/en${WHOLE}`);
  await expect(page).not.toHaveTitle(/Page Error/);
});

test('if the frame crashes too, a message in the reader’s language remains, and Back works', async ({
  page,
  complaints,
}) => {
  await ownData(page, `/sv${BROKEN}`, () => ({}));
  await page.goto(`/sv${BROKEN}`);
  await expect(heading(page)).toHaveText('Den här sidan kraschade');
  await expect(page).toHaveTitle('Sidfel');
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  await takeErrors(complaints);

  await pageData(page, BROKEN, () => ({}));
  await visit(page, WHOLE);
  await followSidebar(page, BROKEN);
  await expect(heading(page)).toHaveText('Tämä sivu kaatui');
  await takeErrors(complaints);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL(WHOLE);
  await expect(heading(page)).not.toHaveText('Tämä sivu kaatui');
});
