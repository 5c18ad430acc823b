import { startOfflineSite } from '../e2e/offlineSite';
import { expect, test } from '../../../../../__tests__/engines/support/test';

const DIALOG = 'dialog[open]';

test('keeps the site, reads and searches it offline, and removes it', async ({ page, keep }) => {
  const site = await keep(startOfflineSite());
  await page.visit(`${site.url}/docs/etusivu`);
  await page.click({ css: 'footer button', text: 'Lue ilman verkkoa' });
  await page.click({ css: `${DIALOG} button`, text: 'Tallenna sivusto' });
  // Waits as long as the progress changes.
  let shown: string | undefined | null;
  const show = async () => (shown = await page.read(() => document.querySelector('dialog')?.textContent));
  while ((await show())?.includes('Sivusto on tallessa tällä laitteella.') !== true)
    await expect.poll(show).not.toBe(shown);
  await page.click({ css: `${DIALOG} button`, text: 'Sulje' });
  await page.miss(DIALOG);
  await page.until(() => navigator.serviceWorker.controller !== null, true);

  site.isDown = true;
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
  await page.click({ css: 'footer button', text: 'Lue ilman verkkoa' });
  await page.click({ css: `${DIALOG} button`, text: 'Poista laitteelta' });
  await page.see({ css: `${DIALOG} button`, text: 'Tallenna sivusto' });
  await page.until(() => caches.keys(), []);
});
