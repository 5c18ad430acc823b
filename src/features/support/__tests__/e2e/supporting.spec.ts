import type { Locator } from '@playwright/test';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { forbidInjection } from '../../../../../__tests__/e2e/support/whole';
import { expect, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

const GUIDE = '/docs/pikaohjeet/saldo';
const STEPS = `${GUIDE}#nain-siirrat-tai-palautat-saldon`;
const ORIGIN = 'https://ohje.example.com';
const COPIED = 'Vastaus kopioitu.';
const LINK_COPIED = 'Linkki kopioitu.';
const CHANGED = 'päivitetty vastauksen lähettämisen jälkeen';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last();
const openReply = (page: Page, count: number) => page.getByRole('button', { name: `Vastaus (${String(count)})` });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });

/** Opens a page with the tools and waits until they are visible. */
async function open(page: Page, address = GUIDE): Promise<void> {
  const [path = '', hash = ''] = address.split('#');
  await visit(page, `${path}?tuki=1${hash === '' ? '' : `#${hash}`}`);
  await expect(page.getByRole('button', { name: /^(?:Vastaus|Reply|Svar) \(\d+\)$/ })).toBeVisible();
}

/** Copies by a key and returns the text. Waits until the previous notice disappears. */
async function copyBy(page: Page, key: string, notice: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press(key);
  await expect.poll(() => clipboard(page)).not.toBe('');
  await expect(status(page, notice)).toBeVisible();
  return clipboard(page);
}

const markTwoSteps = (page: Page) =>
  page.evaluate(() => {
    const [first, , third] = document.querySelectorAll('ol.steps > li');
    if (first === undefined || third === undefined) throw new Error('The page has no steps.');
    document.getSelection()?.setBaseAndExtent(first, 0, third, 0);
  });

async function openSearch(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(query);
}

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
  await expect(openReply(page, 0)).toBeVisible();
  expect(code).toHaveLength(1);
  await page.reload();
  await expect(openReply(page, 0)).toBeVisible();
  await button.click();
  await expect(openReply(page, 0)).toHaveCount(0);
  await expect(page.locator('.support-tools')).toHaveCount(0);
  await open(page);
  expect(page.url()).not.toContain('tuki=1');
  await page.goto(GUIDE);
  await expect(openReply(page, 0)).toBeVisible();
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
  const tools = page.getByRole('toolbar', { name: 'Vastaustyökalut: vaihe 2' });
  await expect(tools).toBeAttached();
  await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: Tarkista tulos' })).toBeAttached();
  await page.locator('#vaihe-2 .step-link').focus();
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Kopioi linkki' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  expect(await copyBy(page, 'Enter', COPIED)).toBe(
    `Saldon tarkistus, siirto ja palautus\n\n2. Avaa sama asiakas Saldo-näkymässä.\n\n${ORIGIN}${GUIDE}#vaihe-2\n`,
  );

  await markTwoSteps(page);
  await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: valittu teksti' })).toBeVisible();
  const marked = await copyBy(page, 'Alt+c', COPIED);
  expect(marked).toContain('1. Avaa asiakaskortin Saldo-välilehti');
  expect(marked).toContain('2. Avaa sama asiakas Saldo-näkymässä.');
  expect(marked).not.toContain('Valitse siirrossa');

  await open(page, STEPS);
  expect(await copyBy(page, 'Alt+l', LINK_COPIED)).toBe(ORIGIN + STEPS);
  await expect(page.locator('[id="näin-siirrät-tai-palautat-saldon"]')).toBeInViewport();
});

test('copies results by key in the dialog and on the search page', async ({ page }) => {
  await open(page, '/');
  await openSearch(page, 'saldo');
  // The key precedes the answer: it copies the first result.
  const text = await copyBy(page, 'Alt+c', COPIED);
  expect(text).toContain(ORIGIN + ((await page.getByRole('option').first().getAttribute('href')) ?? '-'));
  await expect(page.getByRole('combobox')).toHaveValue('saldo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = (await page.getByRole('option', { selected: true }).getAttribute('href')) ?? '-';
  expect((await copyBy(page, 'Alt+l', LINK_COPIED)).split('#')[0]).toBe(ORIGIN + (href.split('#')[0] ?? ''));
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('button', { pressed: true, name: 'Kaikki' })).toHaveCount(0);
  await page.keyboard.press('Alt+0');
  await expect(page.getByRole('button', { pressed: true, name: 'Kaikki' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await openSearch(page, '');
  await expect(
    page.getByRole('region', { name: 'Viimeksi haettu' }).getByRole('button', { name: 'saldo' }),
  ).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Näppäimet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Näppäimet' })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toBeFocused();

  // A table row is copied alone, with the column heads.
  await page.keyboard.type('kortti hylätään');
  await expect(page.getByRole('option', { name: 'Kortti hylätään' })).toBeVisible();
  const row = await copyBy(page, 'Alt+c', COPIED);
  expect(row).toContain('\n\n- Havainto: Kortti hylätään; Toimi näin: Hylkäyksen tekee ');
  expect(row).toContain(`${ORIGIN}/docs/ohjeet/integraatiot/stripe#kortti-hylataan\n`);
  await page.getByRole('option', { name: 'Kortti hylätään' }).click();
  await expect(page.locator('tr#kortti-hylataan')).toBeInViewport();

  await page.goto('/search?q=saldo');
  const tools = page.getByRole('toolbar', { name: /^Saldo/ }).first();
  await tools.getByRole('button', { name: 'Lisää vastaukseen' }).click();
  await expect(openReply(page, 1)).toBeVisible();
  await page.getByRole('searchbox').focus();
  const first = await page.locator('main ol h2 a').first().getAttribute('href');
  expect(await copyBy(page, 'Alt+l', LINK_COPIED)).toBe(ORIGIN + (first ?? '-'));
});

test('on a phone the tools cover neither results nor the bar of marks, nor widen the page', async ({ page }) => {
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: NaN, height: NaN };
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await openSearch(page, 'maksumuistutus');
  const title = page.getByRole('option').first().locator(':scope > span').first();
  await expect(title).toContainText('Maksumuistutuksen');
  const tools = page.getByRole('dialog').getByRole('toolbar');
  await expect
    .poll(async () => {
      const [head, beside] = [await boxOf(title), await boxOf(tools)];
      return beside.y - head.y - head.height;
    })
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: /osumaa? tällä sivulla/ });
  await expect(bar).toBeVisible();
  const [reply, marks] = [await boxOf(openReply(page, 0)), await boxOf(bar)];
  expect(reply.y + reply.height).toBeLessThanOrEqual(marks.y);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a reply collects excerpts of all tabs in order, and is sent as text, mail or link', async ({ page, context }) => {
  await open(page, STEPS);
  await markTwoSteps(page);
  await page.keyboard.press('Alt+a');
  await expect(openReply(page, 1)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/docs/pikaohjeet/hyvityslasku');
  await other.keyboard.press('Alt+a');
  await expect(openReply(page, 2)).toBeVisible();

  await page.keyboard.press('Alt+r');
  const panel = panelOf(page);
  const items = panel.getByRole('list', { name: 'Vastauksen osat' }).getByRole('listitem');
  await expect(items).toHaveText([/Saldo/, /yvityslasku/]);
  await panel.getByRole('button', { name: /^Siirrä alemmas: Saldo/ }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(items).toHaveText([/yvityslasku/, /Saldo/]);
  await expect(panel.getByRole('button', { name: /^Siirrä alemmas: Saldo/ })).toBeFocused();
  await panel.getByRole('textbox', { name: 'Tervehdys' }).fill('Hei <b>sinä</b>');
  await panel.getByRole('textbox', { name: 'Lopetus' }).fill('Terveisin tuki');
  await expect(panel.getByRole('region', { name: 'Näin vastaus lähtee' })).toContainText('Hei <b>sinä</b>');
  expect(await copyBy(page, 'Alt+c', COPIED)).toMatch(/^Hei <b>sinä<\/b>\n\n.*yvityslasku[\s\S]+\n\nTerveisin tuki\n$/);
  // Longer than mail programs accept: the mail has the link instead.
  await panel.getByRole('textbox', { name: 'Lopetus' }).fill('Terveisin tuki. '.repeat(80).trim());
  await expect(panel.getByText('sähköpostilinkiksi liian pitkä')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const mail = (await panel.getByRole('link', { name: 'Avaa sähköpostissa' }).getAttribute('href')) ?? '';
  expect(mail).toMatch(/^mailto:\?subject=/);
  expect(decodeURIComponent(mail)).toContain(`${ORIGIN}/vastaus#docs/`);

  await panel.getByRole('button', { name: 'Kopioi linkki vastaukseen' }).focus();
  const link = await copyBy(page, 'Enter', LINK_COPIED);
  expect(link).toMatch(
    /\/vastaus#docs\/pikaohjeet\/hyvityslasku~\w+\+docs\/pikaohjeet\/saldo:nain-siirrat[\w-]+~\w+~Avaa%20/,
  );
  await page.goto('/');
  await page.goto(link.replace(ORIGIN, ''));
  await expect(page.getByRole('heading', { level: 2, name: /^Saldon tarkistus/ })).toBeVisible();
  await expect(page.locator('main ol.steps')).toHaveCount(2);
  await expect(page.getByText(CHANGED)).toHaveCount(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  const steps = page.locator('section:last-of-type ol.steps > li');
  await expect(steps.nth(0).locator('mark')).toHaveText([/^Avaa/, /Saldo/, /välilehti/]);
  await expect(steps.nth(2).locator('mark')).toHaveCount(0);
  await page.goto('/');
  await page.goto(link.replace(ORIGIN, '').replace('Avaa%20', 'Poista%20'));
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page.locator('main mark')).toHaveCount(0);
});

test('the reply opens over the search, which Back and Escape leave as it was', async ({ page }) => {
  await open(page);
  await openSearch(page, 'saldo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Alt+a');
  await expect(openReply(page, 1).last()).toBeVisible();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Alt+r');
    await expect(panelOf(page)).toBeVisible();
    await leave();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveValue('saldo');
  }
});

test('a stored reply reports changed and missing excerpts, and prints without the page', async ({ page }) => {
  await page.addInitScript(() => {
    const excerpt = (path: string, anchor: string, digest: string) => ({ path, anchor, digest, name: `Vanha ${path}` });
    // Words and selections can end within a surrogate pair.
    const quote = { lang: 'fi', blocks: [{ kind: 'paragraph', line: [{ text: 'Avaa \ud83d' }] }] };
    const excerpts = [
      excerpt('/docs/pikaohjeet/saldo', '', 'vanha'),
      excerpt('/docs/pikaohjeet/saldo', 'poistettu', ''),
      excerpt('/docs/poistettu', '', ''),
      { ...excerpt('/docs/pikaohjeet/hyvityslasku', '', ''), quote },
    ];
    localStorage.setItem('site.reply', JSON.stringify(excerpts));
    localStorage.setItem('site.replyWords', JSON.stringify({ greeting: `${'a'.repeat(4999)}\u{1f600}` }));
    window.print = () => {
      Object.assign(window.top ?? window, { printed: document.body.innerText });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await open(page);
  await page.keyboard.press('Alt+r');
  const panel = panelOf(page);
  await expect(panel.getByText('Teksti on muuttunut')).toBeVisible();
  await expect(panel.getByText('Kohta on poistettu sivulta')).toBeVisible();
  await expect(panel.getByText('Sivu on poistettu')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Avaa sähköpostissa' })).toHaveAttribute('href', /^mailto:/);
  await panel.getByRole('textbox', { name: 'Tervehdys' }).fill('Hei <b>sinä</b>');
  expect(await copyBy(page, 'Alt+c', COPIED)).not.toContain('poistettu');
  await panel.getByRole('button', { name: 'Tulosta' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: string }).printed))
    .toMatch(/^Hei <b>sinä<\/b>\n\nSaldon tarkistus[\s\S]+\/docs\/pikaohjeet\/hyvityslasku$/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the reply page shows excerpts in the reader’s language, and prints them with addresses', async ({ page }) => {
  await page.goto('/sv/vastaus#docs/tukiportaali:nain-teet-tukipyynnon+docs/pikaohjeet/saldo:vaihe-2');
  await expect(page.getByRole('heading', { name: /Så gör du ett supportärende/ })).toBeVisible();
  await expect(page.locator('article[lang="fi"] ol.steps[start="2"]')).toBeVisible();
  await expect(page.getByText('Den här delen har inte översatts till svenska.')).toHaveCount(1);
  const address = page.getByText(`${ORIGIN}/sv${GUIDE}#vaihe-2`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.locator('main :is(button, a:not(article a)):visible, nav:visible')).toHaveCount(0);
});

test('the reply page runs no scripts of a hostile link, reports invalid parts and shows the rest', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  const show = async (hash: string) => {
    await page.goto('about:blank');
    await visit(page, `/vastaus#${hash}`);
  };
  const hostile = '<img src=x onerror=alert(1)>';
  await show(
    `${hostile}+javascript:alert(1)+//evil.example/x+..%2f..%2fx+docs/pikaohjeet/saldo~~${encodeURI(hostile)}`,
  );
  await expect(page.getByText(/Linkin 3 osasta ei saatu selvää/)).toBeVisible();
  await expect(page.getByText('/javascript')).toBeVisible();
  await expect(page.locator('main ol.steps')).toHaveCount(1);
  await hasNothingInjected();

  await show('docs/pikaohjeet/saldo:vaihe-2~abc+docs/pikaohjeet/saldo:poissa+docs/poissa');
  await expect(page.getByText('Ohjetta on päivitetty')).toBeVisible();
  await expect(page.locator('main ol.steps')).toHaveAttribute('start', '2');
  await expect(page.getByText('Tätä kohtaa ei enää ole ohjeessa.')).toBeVisible();
  await expect(page.getByText('Tätä ohjetta ei enää ole.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avaa koko ohje' })).toHaveCount(2);

  await page.setViewportSize({ width: 360, height: 700 });
  await show(`docs/pikaohjeet/saldo+${'a'.repeat(290)}+${'b'.repeat(15_000)}`);
  await expect(page.getByText(/Linkin 1 osasta ei saatu selvää/)).toBeVisible();
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360);

  await show('');
  await expect(page.getByText('Linkissä ei ole yhtään ohjetta.')).toBeVisible();
  await show('docs/pikaohjeet/saldo+'.repeat(200));
  await expect(page.getByText('Linkissä on vielä 160 osaa')).toBeVisible();
  await show('docs/a+'.repeat(15_000));
  await expect(page.getByText('Linkki on liian pitkä luettavaksi.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
