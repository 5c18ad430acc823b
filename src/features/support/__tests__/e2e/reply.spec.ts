import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { forbidInjection } from '../../../../../__tests__/e2e/support/whole';
import { expect, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';
import { COPIED, copyBy, GUIDE, LINKED, markSteps, open, openReply, openSearch, ORIGIN, STEPS } from './supportTools';

const CHANGED = 'päivitetty vastauksen lähettämisen jälkeen';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });

test('a reply collects excerpts of all tabs in order, and is sent as text, mail or link', async ({ page, context }) => {
  await open(page, STEPS);
  await markSteps(page);
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
  await panel.getByText('Kieli, tervehdys ja lopetus').click();
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
  const link = await copyBy(page, 'Enter', LINKED);
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
  await panel.getByText('Kieli, tervehdys ja lopetus').click();
  await panel.getByRole('textbox', { name: 'Tervehdys' }).fill('Hei <b>sinä</b>');
  expect(await copyBy(page, 'Alt+c', COPIED)).not.toContain('poistettu');
  await panel.getByRole('button', { name: 'Tulosta' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { printed?: string }).printed))
    .toMatch(
      /^Hei <b>sinä<\/b>\n\nSaldon tarkistus[\s\S]+\/docs\/pikaohjeet\/hyvityslasku\n\nYstävällisin terveisin\nAsiakaspalvelu$/,
    );
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
  await expect(page.getByText(/javascript|evil\.example/)).toHaveCount(0);
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

  const words = `~${encodeURIComponent('Soita\u202e 0700')},`;
  await show(`docs/pikaohjeet/saldo+${words}`);
  await expect(page.locator('main blockquote')).toHaveText('Linkin lähettäjän teksti, ei tämän sivuston:Soita 0700');
  await show(words);
  await expect(page.getByText('Soita')).toHaveCount(0);

  await show('');
  await expect(page.getByText('Linkissä ei ole yhtään ohjetta.')).toBeVisible();
  await show('docs/a+'.repeat(15_000));
  await expect(page.getByText('Linkki on liian pitkä luettavaksi.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
