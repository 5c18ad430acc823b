import type { Locator } from '@playwright/test';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import {
  COPIED,
  copyBy,
  GUIDE,
  LINKED,
  markSteps,
  open,
  openReply,
  openSearch,
  ORIGIN,
  STEPS,
  tools,
} from './supportTools';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the button and the parameter turn the tools on and off; their code loads only when on', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => void (request.url().includes('support-tools') && code.push(request.url())));
  await visit(page, GUIDE);
  const button = page.getByRole('button', { name: 'Tuen työkalut' });
  await expect(button).toHaveCount(0);
  await visit(page, '/docs/tukiportaali');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(code).toEqual([]);
  await button.click();
  await expect(tools(page)).toBeAttached();
  expect(code).toHaveLength(1);
  await page.reload();
  await expect(tools(page)).toBeAttached();
  await button.click();
  await expect(tools(page)).toHaveCount(0);
  await expect(page.locator('.support-tools')).toHaveCount(0);
  await open(page);
  expect(page.url()).not.toContain('tuki=1');
  await page.goto(GUIDE);
  await expect(tools(page)).toBeAttached();
  await visit(page, '/docs/tukiportaali?tuki=0');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('if the clipboard rejects, shows the text for manual copying', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await open(page, STEPS);
  await page.keyboard.press('Alt+l');
  const box = page.getByRole('textbox', { name: 'Kopioitava teksti' });
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => String(document.getSelection()))).toBe(ORIGIN + STEPS);
});

test('copies a page, a step, a selection and a section’s address by keyboard', async ({ page }) => {
  await open(page);
  const text = await copyBy(page, 'Alt+c', COPIED);
  expect(text).toMatch(/^Saldon tarkistus, siirto ja palautus\n\nTarkista saldo, .+\n\n1\. Avaa .+\n2\. /);
  expect(text).toMatch(new RegExp(`\n5\\. .+\n\n${ORIGIN}${GUIDE}\n$`));
  // The tools of a step and of a heading are one tab stop each.
  const ofStep = page.getByRole('toolbar', { name: 'Vastaustyökalut: vaihe 2' });
  await expect(ofStep).toBeAttached();
  await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: Tarkista tulos' })).toBeAttached();
  await page.getByRole('toolbar', { name: 'Vastaustyökalut: vaihe 1' }).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await expect(ofStep.getByRole('button', { name: 'Kopioi linkki' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  expect(await copyBy(page, 'Enter', COPIED)).toBe(
    `Saldon tarkistus, siirto ja palautus\n\n2. Avaa sama asiakas Saldo-näkymässä.\n\n${ORIGIN}${GUIDE}#vaihe-2\n`,
  );

  await markSteps(page);
  await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: valittu teksti' })).toBeVisible();
  const marked = await copyBy(page, 'Alt+c', COPIED);
  expect(marked).toContain('1. Avaa asiakaskortin Saldo-välilehti');
  expect(marked).toContain('2. Avaa sama asiakas Saldo-näkymässä.');
  expect(marked).not.toContain('Valitse siirrossa');

  await open(page, STEPS);
  expect(await copyBy(page, 'Alt+l', LINKED)).toBe(ORIGIN + STEPS);
  await expect(page.locator('[id="näin-siirrät-tai-palautat-saldon"]')).toBeInViewport();
});

test('copies results by key in the dialog, and narrows them by key', async ({ page }) => {
  await open(page, '/');
  await openSearch(page, 'saldo');
  // The key precedes the answer: it copies the first result.
  const text = await copyBy(page, 'Alt+c', COPIED);
  expect(text).toContain(ORIGIN + ((await page.getByRole('option').first().getAttribute('href')) ?? '-'));
  await expect(page.getByRole('combobox')).toHaveValue('saldo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = (await page.getByRole('option', { selected: true }).getAttribute('href')) ?? '-';
  expect((await copyBy(page, 'Alt+l', LINKED)).split('#')[0]).toBe(ORIGIN + (href.split('#')[0] ?? ''));
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('button', { pressed: true, name: 'Kaikki' })).toHaveCount(0);
  await page.keyboard.press('Alt+0');
  await expect(page.getByRole('button', { pressed: true, name: 'Kaikki' })).toBeVisible();
});

test('a page of questions offers them to choose from, with the focus in their filter', async ({ page }) => {
  await open(page, '/docs/faq/laskutus');
  await page.keyboard.press('Alt+a');
  const chooser = page.getByRole('dialog', { name: 'Valitse kysymys vastaukseen' });
  await expect(chooser.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('kiist');
  await expect(chooser.getByRole('listitem')).toHaveText(['Asiakas kiistää laskun. Meneekö se perintään?']);
});

test('the dialog lists its keys, and copies a table row alone with the column heads', async ({ page }) => {
  await open(page, '/');
  await openSearch(page, '');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Näppäimet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Näppäimet' })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toBeFocused();

  await page.keyboard.type('kortti hylätään');
  await expect(page.getByRole('option', { name: 'Kortti hylätään' })).toBeVisible();
  const row = await copyBy(page, 'Alt+c', COPIED);
  expect(row).toContain('\n\n- Havainto: Kortti hylätään; Toimi näin: Hylkäyksen tekee ');
  expect(row).toContain(`${ORIGIN}/docs/ohjeet/integraatiot/stripe#kortti-hylataan\n`);
  await page.getByRole('option', { name: 'Kortti hylätään' }).click();
  await expect(page.locator('tr#kortti-hylataan')).toBeInViewport();
});

test('copies and collects results by key on the search page', async ({ page }) => {
  await open(page, '/');
  await page.goto('/search?q=saldo');
  const ofHit = page.getByRole('toolbar', { name: /^Saldo/ }).first();
  await ofHit.getByRole('button', { name: 'Lisää vastaukseen' }).click();
  await expect(openReply(page, 1)).toBeVisible();
  await page.getByRole('searchbox').focus();
  const first = await page.locator('main ol h2 a').first().getAttribute('href');
  expect(await copyBy(page, 'Alt+l', LINKED)).toBe(ORIGIN + (first ?? '-'));
});

test('on a phone the tools cover neither results nor the bar of marks, nor widen the page', async ({ page }) => {
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: NaN, height: NaN };
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await openSearch(page, 'maksumuistutus');
  const title = page.getByRole('option').first().locator(':scope > span').first();
  await expect(title).toContainText('Maksumuistutuksen');
  const buttons = page.getByRole('dialog').getByRole('toolbar');
  await expect
    .poll(async () => {
      const [head, beside] = [await boxOf(title), await boxOf(buttons)];
      return beside.y - head.y - head.height;
    })
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Alt+a');
  await expect(openReply(page, 1).last()).toBeVisible();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: /osumaa? tällä sivulla/ });
  await expect(bar).toBeVisible();
  const [reply, marks] = [await boxOf(openReply(page, 1)), await boxOf(bar)];
  expect(reply.y + reply.height).toBeLessThanOrEqual(marks.y);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings(page)).toEqual([]);
});
