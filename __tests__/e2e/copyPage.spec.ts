import { expect, hydrated, test } from './support/test';

const GUIDE = '/docs/pikaohjeet/hyvityslasku';

test('a page is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(GUIDE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Kopioi sivu Markdownina' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopioitu.' })).toBeVisible();
  const text = await (await page.request.get(`${GUIDE}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(text).toMatch(/^# .+\n\n> .+\n\n<https:\/\/[^>]+\/docs\/pikaohjeet\/hyvityslasku>\n\n/);
});

test('where the text cannot be fetched, the button leads to it', async ({ page }) => {
  // Nor does the clipboard wait for the text.
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
  });
  // An answer without the text, as some hosts give for a missing file.
  await page.route('**/*.md', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>x</p>' }));
  await page.goto(`/sv${GUIDE}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Kopiera sidan som Markdown' }).click();
  await expect(page.getByRole('link', { name: 'Öppna texten' })).toHaveAttribute('href', `${GUIDE}.md`);
});
