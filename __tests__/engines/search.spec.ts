import { expect, test } from './support/test';

const BOX = 'dialog [role="combobox"]';
const HIT = '/docs/pikaohjeet/maksumuistutus';

test('the search works by keyboard and mouse, highlights its words, and returns to its list', async ({ page }) => {
  await page.visit('/docs/etusivu');
  await page.press('Control+k');
  await page.seeFocused(BOX);
  await page.type('lasku');
  // Options of a shorter query may still be shown until the list is no longer busy.
  await page.see('[role="listbox"][aria-busy="false"] [role="option"]');
  await page.press('ArrowDown');
  await page.until(() => document.querySelector('[role="option"]')?.ariaSelected, 'true');
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
  await page.titled('Tervetuloa Ohjekeskukseen');

  await page.press('/');
  await page.seeFocused(BOX);
  await page.type('maksumuistutus');
  await page.until(() => document.querySelector('[role="option"]')?.getAttribute('href'), HIT);
  await page.click(`[role="option"][href="${HIT}"]`);
  await page.miss(BOX);
  await page.titled('Maksumuistutuksen');
  await page.see('main .prose mark');
  await page.click('button[aria-label="Seuraava osuma"]');
  await page.seeInView('mark[data-current]');
  await page.press('Escape');
  await page.until(() => document.querySelectorAll('main .prose mark').length, 0);

  await page.visit('/search');
  await page.click('main input');
  await page.type('hyvityslasku');
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

test('headings and hits of the search are named by their words alone', async ({ page }) => {
  await page.visit(HIT);
  await page.named(
    '.prose h2',
    await page.read(() => document.querySelector('.prose h2')?.firstChild?.textContent ?? ''),
  );
  await page.press('Control+k');
  await page.seeFocused(BOX);
  await page.type('lehti ei tullut');
  await page.see('[role="option"][data-answer="true"]');
  const titleAndPlace = await page.read(() => {
    const ids = document.querySelector('[role="option"][data-answer="true"]')?.getAttribute('aria-labelledby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  });
  expect(titleAndPlace).toHaveLength(2);
  await page.named('[role="option"][data-answer="true"]', titleAndPlace.join(' '));
});

test('Back to the search page restores filters and scroll position, Back to the glossary its filter', async ({
  page,
}) => {
  const shown = () => [
    document.querySelector('main [aria-pressed="true"]')?.textContent,
    document.querySelector<HTMLSelectElement>('main select')?.value,
    Math.round(scrollY),
  ];
  await page.visit('/en/search?q=lasku&area=quick-guides&language=fi');
  await page.until(shown, ['Quick guides', 'fi', 0]);
  await page.until(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
    return Math.round(scrollY);
  }, 900);
  await page.read(() => document.querySelector<HTMLElement>('main ol > li:nth-child(8) h2 a')?.click());
  await page.until(() => location.pathname, expect.stringMatching(/^\/en\/docs\//));
  await page.until(() => document.querySelector('main .prose') !== null, true);
  await page.back();
  await page.until(shown, ['Quick guides', 'fi', 900]);
  await page.reload();
  await page.until(shown, ['Quick guides', 'fi', 900]);

  await page.visit('/docs/sanasto');
  await page.click('main input[type="search"]');
  await page.type('saldo');
  await page.at('/docs/sanasto?q=saldo');
  await page.click('main a[href^="/docs/"]');
  await page.see('main .prose');
  await page.back();
  const filter = () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.value;
  await page.until(filter, 'saldo');
  await page.see({ css: 'main [role="status"]', text: 'sana' });
});
