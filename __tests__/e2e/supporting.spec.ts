import type { Locator } from '@playwright/test';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { forbidInjection } from './support/whole';
import { expect, hydrated, test, type Page } from './support/test';

const GUIDE = '/docs/pikaohjeet/saldo';
const STEPS = `${GUIDE}#nain-siirrat-tai-palautat-saldon`;
const ORIGIN = 'https://ohje.example.com';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).last();
const openReply = (page: Page, count: number) => page.getByRole('button', { name: `Vastaus (${String(count)})` });

/** Opens a page with the tools, and waits until they are there. */
async function open(page: Page, address = GUIDE): Promise<void> {
  const [path = '', hash = ''] = address.split('#');
  await page.goto(`${path}?tuki=1${hash === '' ? '' : `#${hash}`}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^(?:Vastaus|Reply|Svar) \(\d+\)$/ })).toBeVisible();
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

test.describe('the switch', () => {
  test('readers get nothing of the tools until they ask, and nothing more when they put them away', async ({
    page,
  }) => {
    const code: string[] = [];
    page.on('request', (request) => void (request.url().includes('support-kit') && code.push(request.url())));
    await page.goto(GUIDE);
    await hydrated(page);
    const own = page.getByRole('button', { name: 'Tuen työkalut' });
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    expect(code).toEqual([]);
    await own.click();
    await expect(openReply(page, 0)).toBeVisible();
    expect(code).toHaveLength(1);
    await page.reload();
    await expect(openReply(page, 0)).toBeVisible();
    await own.click();
    await expect(openReply(page, 0)).toHaveCount(0);
    await expect(page.locator('.support-tools')).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(own).toHaveAttribute('aria-pressed', 'false');
  });

  test('the address asks for them and puts them away', async ({ page }) => {
    await open(page);
    await page.goto(GUIDE);
    await expect(openReply(page, 0)).toBeVisible();
    await page.goto(`${GUIDE}?tuki=0`);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Tuen työkalut' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('where storage is blocked they stay until the page is left, and the reply says so', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await open(page);
    await page.keyboard.press('Alt+a');
    await expect(status(page, 'säilyy vain tämän sivun ajan')).toBeVisible();
    await page.getByRole('link', { name: 'Ohjeet', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/category/ohjeet');
    await expect(openReply(page, 1)).toBeVisible();
    expect(complaints.splice(0).every((text) => text.includes('Browser storage is not available'))).toBe(true);
  });
});

test.describe('copying', () => {
  test('the address of a section has plain letters, and leads to it', async ({ page }) => {
    await open(page, STEPS);
    await page.keyboard.press('Alt+l');
    await expect(status(page, 'Linkki kopioitu.')).toBeVisible();
    expect(await clipboard(page)).toBe(ORIGIN + STEPS);
    await expect(page.locator('[id="näin-siirrät-tai-palautat-saldon"]')).toBeInViewport();
  });

  test('a page is copied as its beginning and its steps, with its look and as plain text', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    const text = await clipboard(page);
    expect(text).toMatch(/^Saldon tarkistus, siirto ja palautus\n\nTarkista saldo, .+\n\n1\. Avaa .+\n2\. /);
    expect(text).toMatch(new RegExp(`\n5\\. .+\n\n${ORIGIN}${GUIDE}\n$`));
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('<ol><li>Avaa asiakaskortin <strong>Saldo</strong>-välilehti');
    expect(html).not.toMatch(/class=|style=|<button|<svg/);
  });

  test('a message that is searched for is copied as its row alone, under the heads of its table', async ({ page }) => {
    await open(page);
    await openSearch(page, 'kortti hylätään');
    await expect(page.getByRole('option', { name: 'Kortti hylätään' })).toBeVisible();
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    const guide = '/docs/ohjeet/integraatiot/stripe';
    expect(await clipboard(page)).toMatch(
      new RegExp(
        `^Stripe-integraatio: Kortti hylätään\n\n- Havainto: Kortti hylätään; Toimi näin: Hylkäyksen tekee .+\n\n${ORIGIN}${guide}#kortti-hylataan\n$`,
      ),
    );
    await page.getByRole('option', { name: 'Kortti hylätään' }).click();
    await expect(page.locator('tr#kortti-hylataan')).toBeInViewport();
  });

  test('the tools beside a heading and a step are one stop of the keyboard each', async ({ page }) => {
    await open(page);
    const tools = page.getByRole('toolbar', { name: 'Vastaustyökalut: vaihe 2' });
    await expect(tools).toBeAttached();
    await page.locator('#vaihe-2 .step-link').focus();
    await page.keyboard.press('Tab');
    await expect(tools.getByRole('button', { name: 'Kopioi linkki' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    expect(await clipboard(page)).toBe(
      `Saldon tarkistus, siirto ja palautus\n\n2. Avaa sama asiakas Saldo-näkymässä.\n\n${ORIGIN}${GUIDE}#vaihe-2\n`,
    );
    await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: Tarkista tulos' })).toBeAttached();
  });

  test('marked text is copied with the address of its section', async ({ page }) => {
    await open(page);
    await markTwoSteps(page);
    await expect(page.getByRole('toolbar', { name: 'Vastaustyökalut: valittu teksti' })).toBeVisible();
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    const text = await clipboard(page);
    expect(text).toContain('1. Avaa asiakaskortin Saldo-välilehti');
    expect(text).toContain('2. Avaa sama asiakas Saldo-näkymässä.');
    expect(text).not.toContain('Valitse siirrossa');
  });

  test('what is not translated says so in the customer’s language', async ({ page }) => {
    await open(page, `/sv${GUIDE}`);
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Svaret har kopierats.')).toBeVisible();
    const text = await clipboard(page);
    expect(text).toContain('Den här delen har inte översatts. Språket är finska.');
    expect(text).toContain(`${ORIGIN}/sv${GUIDE}`);
  });

  test('where the clipboard refuses, the text is there to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await open(page, STEPS);
    await page.keyboard.press('Alt+l');
    const box = page.getByRole('textbox', { name: 'Kopioitava teksti' });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(ORIGIN + STEPS);
    expect(await page.evaluate(() => String(document.getSelection()))).toBe(ORIGIN + STEPS);
  });

  test('without a network it is told that the guide cannot be had', async ({ page, complaints }) => {
    let isDown = false;
    await page.route('**/page-data/**', (route) => (isDown ? route.abort() : route.continue()));
    await open(page);
    isDown = true;
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Ohjetta ei voitu ladata.')).toBeVisible();
    isDown = false;
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    // What was fetched ahead meanwhile failed too, and the browser may tell of it late.
    expect(complaints.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true);
  });
});

test.describe('the search', () => {
  test('a key copies the first hit, also when it comes before the answer', async ({ page }) => {
    await open(page, '/');
    await openSearch(page, 'saldo');
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    const first = await page.getByRole('option').first().getAttribute('href');
    expect(await clipboard(page)).toContain(`${ORIGIN}${first ?? '-'}`);
    await expect(page.getByRole('combobox')).toHaveValue('saldo');
  });

  test('arrows choose what is copied, digits an area, `?` shows the keys, and the query is kept', async ({ page }) => {
    await open(page, '/');
    await openSearch(page, 'saldo');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Alt+l');
    await expect(status(page, 'Linkki kopioitu.')).toBeVisible();
    const href = (await chosen.getAttribute('href')) ?? '-';
    expect((await clipboard(page)).split('#')[0]).toBe(ORIGIN + (href.split('#')[0] ?? ''));
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
  });

  test('on a phone the tools cover neither the title of a hit nor the bar that leads through the marks', async ({
    page,
  }) => {
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
  });

  test('beside each hit of the search page stand the tools, and its box has the keys for the first', async ({
    page,
  }) => {
    await open(page, '/search');
    await page.goto('/search?q=saldo');
    const tools = page.getByRole('toolbar', { name: /^Saldo/ }).first();
    await tools.getByRole('button', { name: 'Lisää vastaukseen' }).click();
    await expect(openReply(page, 1)).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Alt+l');
    await expect(status(page, 'Linkki kopioitu.')).toBeVisible();
    const first = await page.locator('main ol h2 a').first().getAttribute('href');
    expect(await clipboard(page)).toBe(ORIGIN + (first ?? '-'));
  });
});

test.describe('the reply', () => {
  test('gathers parts, keeps their order and one’s own words in all tabs, and is sent as text or link', async ({
    page,
    context,
  }) => {
    await open(page, STEPS);
    await page.keyboard.press('Alt+a');
    await expect(openReply(page, 1)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/docs/pikaohjeet/hyvityslasku');
    await other.keyboard.press('Alt+a');
    await expect(openReply(page, 2)).toBeVisible();
    await page.keyboard.press('Alt+a');
    await expect(status(page, 'Vastauksessa on jo')).toBeVisible();

    await page.keyboard.press('Alt+r');
    const panel = page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });
    const pieces = panel.getByRole('list', { name: 'Vastauksen osat' }).getByRole('listitem');
    await expect(pieces).toHaveText([/Saldo/, /yvityslasku/]);
    await panel.getByRole('button', { name: /^Siirrä alemmas: Saldo/ }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(pieces).toHaveText([/yvityslasku/, /Saldo/]);
    await expect(panel.getByRole('button', { name: /^Siirrä alemmas: Saldo/ })).toBeFocused();
    await panel.getByRole('textbox', { name: 'Tervehdys' }).fill('Hei <b>sinä</b>');
    await panel.getByRole('textbox', { name: 'Lopetus' }).fill('Terveisin tuki');
    await expect(panel.getByRole('region', { name: 'Näin vastaus lähtee' })).toContainText('Hei <b>sinä</b>');
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    expect(await clipboard(page)).toMatch(
      /^Hei <b>sinä<\/b>\n\n.*yvityslasku[\s\S]+Saldon tarkistus[\s\S]+\n\nTerveisin tuki\n$/,
    );
    // Longer than mail programs take: the link goes instead.
    await panel.getByRole('textbox', { name: 'Lopetus' }).fill('Terveisin tuki. '.repeat(80).trim());
    await expect(panel.getByText('sähköpostilinkiksi liian pitkä')).toBeVisible();
    const mail = (await panel.getByRole('link', { name: 'Avaa sähköpostissa' }).getAttribute('href')) ?? '';
    expect(mail).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(mail)).toContain(`${ORIGIN}/vastaus#docs/`);
    expect(await accessibilityFindings(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Kopioi linkki vastaukseen' }).click();
    await expect(status(page, 'Linkki kopioitu.')).toBeVisible();
    const link = await clipboard(page);
    expect(link).toMatch(
      /\/vastaus#docs\/pikaohjeet\/hyvityslasku~\w+\+docs\/pikaohjeet\/saldo:nain-siirrat-tai-palautat-saldon~\w+$/,
    );
    await page.goto('/');
    await page.goto(link.replace(ORIGIN, ''));
    await expect(page.getByRole('heading', { level: 2, name: /^Saldon tarkistus/ })).toBeVisible();
    await expect(page.locator('main ol.steps')).toHaveCount(2);
    await expect(page.getByText('päivitetty vastauksen lähettämisen jälkeen')).toHaveCount(0);
  });

  test('shows the customer what has been marked, in its section', async ({ page }) => {
    await open(page);
    await markTwoSteps(page);
    await page.keyboard.press('Alt+a');
    await expect(openReply(page, 1)).toBeVisible();
    await page.keyboard.press('Alt+r');
    await page.getByRole('button', { name: 'Kopioi linkki vastaukseen' }).click();
    await expect(status(page, 'Linkki kopioitu.')).toBeVisible();
    const link = (await clipboard(page)).replace(ORIGIN, '');
    expect(link).toMatch(/^\/vastaus#docs\/pikaohjeet\/saldo:nain-siirrat-tai-palautat-saldon~\w+~Avaa%20/);
    await page.goto('/');
    await page.goto(link);
    await expect(page.locator('main ol.steps > li:first-child mark')).toHaveText([/^Avaa/, /Saldo/, /välilehti/]);
    await expect(page.locator('main ol.steps > li:nth-child(2) mark').first()).toBeVisible();
    await expect(page.locator('main ol.steps > li:nth-child(3) mark')).toHaveCount(0);
    await expect(page.getByText('päivitetty vastauksen lähettämisen jälkeen')).toHaveCount(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto('/');
    await page.goto(link.replace('Avaa%20', 'Poista%20'));
    await expect(page.getByText('päivitetty vastauksen lähettämisen jälkeen')).toBeVisible();
    await expect(page.locator('main mark')).toHaveCount(0);
    await expect(page.locator('main ol.steps')).toBeVisible();
  });

  test('opens with words and marked text that end within a character', async ({ page }) => {
    await page.addInitScript(() => {
      const quote = { lang: 'fi', blocks: [{ kind: 'paragraph', line: [{ text: 'Avaa \ud83d' }] }] };
      const piece = { path: '/docs/pikaohjeet/saldo', anchor: '', digest: '', name: 'Saldo', quote };
      localStorage.setItem('ohjekeskus.reply', JSON.stringify([piece]));
      localStorage.setItem('ohjekeskus.replyWords', JSON.stringify({ greeting: `${'a'.repeat(4999)}\u{1f600}` }));
    });
    await open(page);
    await page.keyboard.press('Alt+r');
    const panel = page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });
    await expect(panel.getByRole('link', { name: 'Avaa sähköpostissa' })).toHaveAttribute('href', /^mailto:/);
    await expect(panel.getByRole('region', { name: 'Näin vastaus lähtee' })).toContainText('Avaa');
  });

  test('opens over the search, which Back and Escape leave as it was', async ({ page }) => {
    await open(page);
    await openSearch(page, 'saldo');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Alt+a');
    await expect(openReply(page, 1).last()).toBeVisible();
    const panel = page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('Alt+r');
      await expect(panel).toBeVisible();
      await leave();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveValue('saldo');
    }
  });

  test('is printed alone, and leaves nothing behind on the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        Object.assign(window.top ?? window, { printed: [document.title, document.body.innerText] });
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await open(page);
    await page.keyboard.press('Alt+a');
    await page.keyboard.press('Alt+r');
    const panel = page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });
    await panel.getByRole('textbox', { name: 'Tervehdys' }).fill('Hei <b>sinä</b>');
    await panel.getByRole('button', { name: 'Tulosta' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { printed?: [string, string] }).printed?.[1]))
      .toMatch(/^Hei <b>sinä<\/b>\n\nSaldon tarkistus[\s\S]+\/docs\/pikaohjeet\/saldo$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('tells which parts have changed or gone', async ({ page }) => {
    await page.addInitScript(() => {
      const piece = (path: string, anchor: string, digest: string) => ({ path, anchor, digest, name: `Vanha ${path}` });
      localStorage.setItem(
        'ohjekeskus.reply',
        JSON.stringify([
          piece('/docs/pikaohjeet/saldo', '', 'vanha'),
          piece('/docs/pikaohjeet/saldo', 'poistettu', ''),
          piece('/docs/poistettu', '', ''),
        ]),
      );
    });
    await open(page);
    await page.keyboard.press('Alt+r');
    const panel = page.getByRole('dialog', { name: 'Vastaus asiakkaalle' });
    await expect(panel.getByText('Teksti on muuttunut')).toBeVisible();
    await expect(panel.getByText('Kohta on poistettu sivulta')).toBeVisible();
    await expect(panel.getByText('Vanha /docs/poistettu')).toBeVisible();
    await expect(panel.getByText('Sivu on poistettu')).toBeVisible();
    await page.keyboard.press('Alt+c');
    await expect(status(page, 'Vastaus kopioitu.')).toBeVisible();
    expect(await clipboard(page)).not.toContain('poistettu');
  });
});

test.describe('a reply’s link', () => {
  const open = async (page: Page, hash: string, base = '') => {
    await page.goto(`${base}/vastaus${hash}`);
    await hydrated(page);
  };

  test('on paper has its parts with their addresses, and no buttons', async ({ page }) => {
    await page.goto('/vastaus#docs/pikaohjeet/saldo:vaihe-2');
    await expect(page.locator('main ol.steps[start="2"]')).toBeVisible();
    const address = page.getByText(`${ORIGIN}/docs/pikaohjeet/saldo#vaihe-2`);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(address).toBeVisible();
    await expect(page.getByRole('link', { name: 'Avaa koko ohje' })).toBeHidden();
    await expect(page.locator('main button:visible, nav:visible')).toHaveCount(0);
  });

  test('says what has changed, moved or gone, and shows the rest', async ({ page }) => {
    await open(page, '#docs/pikaohjeet/saldo:vaihe-2~abc+docs/pikaohjeet/saldo:poissa+docs/poissa');
    await expect(page.getByText('Ohjetta on päivitetty')).toBeVisible();
    await expect(page.locator('main ol.steps')).toHaveAttribute('start', '2');
    await expect(page.getByText('Tätä kohtaa ei enää ole ohjeessa.')).toBeVisible();
    await expect(page.getByText('Tätä ohjetta ei enää ole.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Avaa koko ohje' })).toHaveCount(2);
  });

  test('in another language shows that language, and says what has not been translated', async ({ page }) => {
    await open(page, '#docs/tukiportaali:nain-teet-tukipyynnon+docs/pikaohjeet/saldo', '/sv');
    await expect(page.getByRole('heading', { name: /Så gör du ett supportärende/ })).toBeVisible();
    await expect(page.locator('article[lang="fi"]')).toContainText('Tarkista saldo');
    await expect(page.getByText('Den här delen har inte översatts till svenska.')).toHaveCount(1);
  });

  test('with hostile pieces runs nothing, and tells of them', async ({ page }) => {
    const hasNothingInjected = await forbidInjection(page);
    const hostile = '<img src=x onerror=alert(1)>';
    await open(
      page,
      `#${hostile}+javascript:alert(1)+//evil.example/x+..%2f..%2fx+docs/pikaohjeet/saldo~~${encodeURIComponent(hostile)}`,
    );
    await expect(page.getByText(/Linkin 3 osasta ei saatu selvää/)).toBeVisible();
    await expect(page.getByText('/javascript')).toBeVisible();
    await expect(page.locator('main ol.steps')).toHaveCount(1);
    await hasNothingInjected();
  });

  test('that has been cut within a sign shows the parts before it', async ({ page }) => {
    await open(page, '#docs/pikaohjeet/saldo:vaihe-2+docs/pikaohjeet/hyvityslasku~~Avaa%20s%C3%A');
    await expect(page.locator('main ol.steps')).toHaveCount(2);
    await expect(page.getByText('2 ohjetta näytetään.')).toBeAttached();
  });

  test('names what is too long for a page without widening the page, and does not count what has gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await open(page, `#docs/pikaohjeet/saldo+${'a'.repeat(290)}+${'b'.repeat(15_000)}`);
    await expect(page.getByText('1 ohje näytetään.')).toBeAttached();
    await expect(page.getByText('Tätä ohjetta ei enää ole.')).toBeVisible();
    await expect(page.getByText(/Linkin 1 osasta ei saatu selvää/)).toBeVisible();
    expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
  });

  test('with nothing, two hundred pieces or 100 kB says so', async ({ page }) => {
    await open(page, '');
    await expect(page.getByText('Linkissä ei ole yhtään ohjetta.')).toBeVisible();
    await open(page, `#${'docs/pikaohjeet/saldo+'.repeat(200)}`);
    await expect(page.getByText('Linkissä on vielä 160 osaa')).toBeVisible();
    await open(page, `#${'docs/a+'.repeat(15_000)}`);
    await expect(page.getByText('Linkki on liian pitkä luettavaksi.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('on a narrow screen the tools take no more room than the page has', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings(page)).toEqual([]);
});
