import { expect, test } from './support/test';

const GUIDE = '/docs/pikaohjeet/saldo';
const PANEL = 'dialog[aria-label="Vastaus asiakkaalle"]';
const reply = (count: number) => ({ css: 'button', text: `Vastaus (${String(count)})` });

test('an answer is copied and a reply gathered by the keyboard alone', async ({ page }) => {
  await page.visit(`${GUIDE}?tuki=1`);
  await page.see(reply(0));
  await page.press('Alt+c');
  // Copied, or shown to be copied by hand where the engine gives no program the clipboard.
  await page.see({ css: '[role="status"]', text: 'opio' });
  await page.press('Alt+a');
  await page.see(reply(1));
  await page.press('Control+k');
  await page.seeFocused('dialog [role="combobox"]');
  await page.type('maksumuistutus');
  await page.see('[role="option"]');
  await page.press('Alt+a');
  await page.see({ css: 'dialog button', text: 'Vastaus (2)' });
  await page.press('Alt+r');
  await page.see({ css: `${PANEL} li`, text: 'Saldo' });
  expect(await page.read((css) => document.querySelectorAll(`${css} ol[aria-label] > li`).length, PANEL)).toBe(2);
  await page.press('Escape');
  await page.miss(PANEL);
  await page.seeFocused('dialog [role="combobox"]');
  await page.press('Escape');
  await page.miss('dialog[open]');
});

test('a reply’s link shows its parts', async ({ page }) => {
  await page.visit('/vastaus#docs/pikaohjeet/saldo:vaihe-2~~Avaa%20sama+docs/poissa');
  await page.see({ css: 'main ol.steps[start="2"] mark', text: 'Avaa sama' });
  await page.see({ css: 'main', text: 'Tätä ohjetta ei enää ole.' });
});
