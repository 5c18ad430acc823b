import { startOfflineSite } from '../e2e/support/offlineSite';
import { FILE_MISSING } from './support/complaints';
import { expect, test } from './support/test';

/** Keeping the site fetches some hundreds of files, which takes a busy machine its time. */
test.describe.configure({ timeout: 120_000 });

test('the site is kept, then read and searched without a network, and removed again', async ({ page, keep, due }) => {
  const site = await keep(startOfflineSite());
  const open = { css: 'footer button', text: 'Lue ilman verkkoa' };
  const dialog = 'dialog[open]';
  await page.visit(`${site.url}/docs/etusivu`);
  await page.click(open);
  await page.click({ css: `${dialog} button`, text: 'Tallenna sivusto' });
  // For as long as the progress that is shown goes on.
  let shown: string | undefined | null;
  const show = async () => (shown = await page.read(() => document.querySelector('dialog')?.textContent));
  while ((await show())?.includes('Sivusto on tallessa tällä laitteella.') !== true)
    await expect.poll(show).not.toBe(shown);
  await page.click({ css: `${dialog} button`, text: 'Sulje' });
  await page.miss(dialog);
  await page.until(() => navigator.serviceWorker.controller !== null, true);

  site.isDown = true;
  due.push(FILE_MISSING, /no-response|ERR_|Failed to fetch|ServiceWorker/);
  await page.visit(`${site.url}/docs/pikaohjeet/hyvityslasku`);
  await page.titled('Hyvityslaskun tekeminen');
  await page.follow('/docs/pikaohjeet/saldo');
  await page.titled('Saldon');
  await page.press('Control+k');
  await page.seeFocused('[role="combobox"]');
  await page.type('maksumuistutus');
  await page.see('[role="option"]');
  await page.press('Enter');
  await page.titled('Maksumuistutuksen');
  await page.load(`${site.url}/docs/ei-ole`);
  await page.titled('Sivua ei löytynyt');

  site.isDown = false;
  await page.visit(`${site.url}/docs/etusivu`);
  await page.click(open);
  await page.click({ css: `${dialog} button`, text: 'Poista laitteelta' });
  await page.see({ css: `${dialog} button`, text: 'Tallenna sivusto' });
  await page.until(() => caches.keys(), []);
});
