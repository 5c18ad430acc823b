import { expect, test, type Page } from './support/test';

const BOX = '[role="dialog"] [role="combobox"], dialog [role="combobox"]';
const OPTION = '[role="option"]';
const HIT = '/docs/pikaohjeet/maksumuistutus';

async function openDialog(page: Page, path: string): Promise<void> {
  await page.visit(path);
  await page.press('Control+k');
  await page.seeFocused(BOX);
}

test('the dialog is worked by the keyboard alone', async ({ page }) => {
  await openDialog(page, '/docs/etusivu');
  await page.type('lasku');
  await page.until(() => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value, 'lasku');
  // The options of the letters before give way to those of the word.
  await page.see(`[role="listbox"][aria-busy="false"] ${OPTION}`);
  await page.until(() => document.querySelector('[role="combobox"]')?.getAttribute('aria-expanded'), 'true');
  await page.press('ArrowDown');
  await page.until(() => document.querySelector('[role="option"]')?.getAttribute('aria-selected'), 'true');
  await page.press('ArrowUp');
  await page.until(() => [...document.querySelectorAll('[role="option"]')].at(-1)?.ariaSelected, 'true');
  await page.press('ArrowDown');
  await page.seeFocused(BOX);
  const href = await page.read(() => document.querySelector('[aria-selected="true"]')?.getAttribute('href') ?? '');
  await page.press('Enter');
  await page.miss(BOX);
  await page.at(href);
  await page.back();
  await page.at('/docs/etusivu');
  await page.press('/');
  await page.seeFocused(BOX);
  await page.press('Escape');
  await page.miss(BOX);
});

for (const width of [360, 1280]) {
  test(`a hit of the dialog is opened with the mouse in a window of ${width} px`, async ({ page }) => {
    await page.resize(width);
    await openDialog(page, '/docs/etusivu');
    await page.type('maksumuistutus');
    // By its address, since a passage of another page may have the title's words; and once it is the first, since the
    // hits of the letters before have it further down, from where it moves.
    await page.until(() => document.querySelector('[role="option"]')?.getAttribute('href'), HIT);
    await page.click(`${OPTION}[href="${HIT}"]`);
    await page.miss(BOX);
    await page.titled('Maksumuistutuksen');
  });
}

test('the words of the search are marked on the opened page, and Escape takes the marks off', async ({ page }) => {
  await openDialog(page, '/docs/etusivu');
  await page.type('maksumuistutus');
  await page.see(OPTION);
  await page.press('Enter');
  await page.at(HIT);
  await page.see('main .prose mark');
  await page.click('button[aria-label="Seuraava osuma"]');
  await page.seeInView('mark[data-current]');
  await page.press('Escape');
  await page.until(() => document.querySelectorAll('main .prose mark').length, 0);
});

test('the search page finds while one types, and keeps its list for Back', async ({ page }) => {
  await page.visit('/search');
  await page.focus('main input');
  await page.type('hyvityslasku');
  await page.see({ css: 'main [role="status"]', text: 'tulos' });
  await page.at('/search?q=hyvityslasku');
  await page.titled('Haku: ”hyvityslasku”');
  await page.see('main ol[aria-busy="false"]');
  const count = await page.read(() => document.querySelectorAll('main ol > li').length);
  expect(count).toBeGreaterThan(0);
  await page.click('main ol > li h2 a');
  await page.until(() => location.pathname, expect.stringMatching(/^\/(?:docs|blog)\//));
  await page.back();
  await page.at('/search?q=hyvityslasku');
  await page.until(() => document.querySelectorAll('main ol > li').length, count);
});
