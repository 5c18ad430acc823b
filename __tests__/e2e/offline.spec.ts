import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { accessibilityFindings } from '../../scripts/lib/siteCheck/axe';
import { startOfflineSite, type OfflineSite } from './support/offlineSite';
import { PAGE_KINDS } from './support/pageKinds';
import { expect, hydrated, test as base } from './support/test';

/** Pages that most of these tests do not visit, and what belongs to them. */
const NOT_VISITED = /\/(?:docs\/(?!etusivu|tukiportaali)|blog)/;

const test = base.extend<{ site: OfflineSite; isKeptWhole: boolean }>({
  isKeptWhole: [false, { option: true }],
  site: async ({ page, isKeptWhole }, use) => {
    const site = await startOfflineSite(isKeptWhole ? undefined : NOT_VISITED);
    await use(site);
    // A page that is open still fetches others ahead, and would tell that they do not come.
    await page.close();
    await site.stop();
  },
});
/** Some keep the site three times over, and wait for what a worker takes its time for. */
test.describe.configure({ timeout: 90_000 });

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Waits until a finished edition has taken the place of the one before. */
const takenOver = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { waiting, active } = await navigator.serviceWorker.ready;
        return [waiting, active?.state];
      }),
    )
    .toEqual([null, 'activated']);

async function openDialog(page: Page, name = 'Lue ilman verkkoa'): Promise<void> {
  await page.locator('footer').getByRole('button', { name }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Milliseconds in which all files are fetched, hundreds of them, which takes a busy machine its time. */
const KEEPING_LIMIT = 60_000;

const isKept = (page: Page) =>
  expect(dialog(page)).toContainText('Sivusto on tallessa tällä laitteella.', { timeout: KEEPING_LIMIT });

/** Keeps the site from a page, and closes the dialog. */
async function keep(page: Page, site: OfflineSite, path = '/docs/etusivu'): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => isControlled(page)).toBe(true);
}

test('nobody gets a worker who did not ask for one', async ({ page, site }) => {
  for (const path of ['/', PAGE_KINDS.doc, PAGE_KINDS.search, '/en']) {
    await page.goto(site.url + path);
    await hydrated(page);
  }
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  await openDialog(page);
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  expect(site.requests).not.toContain('/offline-sw.js');
});

test.describe('kept whole', () => {
  test.use({ isKeptWhole: true });

  test('without a network the kept site is read, followed and searched, and answers addresses as the server does', async ({
    page,
    site,
    complaints,
  }) => {
    await keep(page, site);
    site.isDown = true;
    const kinds = [PAGE_KINDS.doc, PAGE_KINDS.home, PAGE_KINDS.category, PAGE_KINDS.post, PAGE_KINDS.releaseNote];
    for (const path of [...kinds, `/sv${PAGE_KINDS.quickGuide}`, '/en']) {
      await page.goto(site.url + path);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
    }
    // By links, without a load.
    await page.goto(`${site.url}/docs/etusivu`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('article').getByRole('link', { name: 'Hyvityslaskun tekeminen' }).click();
    await expect(page.locator('h1')).toHaveText(/Hyvityslasku/);
    await page.getByRole('link', { name: 'Versiotiedotteet' }).first().click();
    await expect(page.locator('h1')).toHaveText('Versiotiedotteet');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('maksumuistutus');
    await page
      .getByRole('option', { name: /Maksumuistutuksen lähetys/ })
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText(/Maksumuistutuksen lähetys/);
    await page.goto(`${site.url}/search?q=hyvityslasku`);
    await expect(page.getByRole('link', { name: /Hyvityslasku/ }).first()).toBeVisible();
    // A reply's link shows the parts that are kept; of others nobody can tell whether they are gone.
    await page.goto(`${site.url}/vastaus#docs/pikaohjeet/saldo:vaihe-2+docs/poissa`);
    await expect(page.locator('main ol.steps[start="2"]')).toBeVisible();
    await expect(page.getByText('Ohjetta ei voitu ladata. Tarkista verkkoyhteys.')).toBeVisible();
    // The browser tells of each file that it asked the network for in vain.
    const others = complaints.splice(0).filter((text) => !/ERR_|Failed to fetch|no-response/.test(text));
    expect(others).toEqual([]);

    for (const [address, place] of [
      ['/docs/etusivu/', '/docs/etusivu'],
      ['/docs/etusivu.html?a=1', '/docs/etusivu?a=1'],
      ['/docs/etusivu/index.html#x', '/docs/etusivu#x'],
      ['/docs//etusivu', '/docs/etusivu'],
      ['/index.html', '/'],
      ['/en/', '/en'],
      ['/docs', '/docs/etusivu'],
      ['/sv/docs/ohjeet/tilaustenhallinta/postituslista?a', '/sv/docs/ohjeet/tilaustenhallinta/postistuslista?a'],
    ] as const) {
      await page.goto(site.url + address);
      await expect(page).toHaveURL(site.url + place);
      await hydrated(page);
    }
    for (const [address, lang, title] of [
      ['/docs/ei-ole', 'fi', 'Sivua ei löytynyt'],
      ['/en/docs/nothing', 'en', 'Page not found'],
      ['/sv/ingenting.html', 'sv', 'Sidan hittades inte'],
      ['/docs/%E0%A4%A', 'fi', 'Sivua ei löytynyt'],
    ] as const) {
      const response = await page.goto(site.url + address);
      expect([address, response?.status()]).toEqual([address, 404]);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveText(title);
    }
    // A file that is not kept is not said to be none.
    await expect(page.goto(`${site.url}/blog/rss.xml`)).rejects.toThrow(/ERR_FAILED/);
    complaints.length = 0;
  });
});

test('progress is told in the reader’s numbers, and fetching can be cancelled', async ({ page, site, complaints }) => {
  let letFail = () => {};
  const mayFail = new Promise<void>((resolve) => (letFail = resolve));
  // One file is on its way until the reader has cancelled.
  site.faults.set('/docs/tukiportaali', (response) => void mayFail.then(() => response.writeHead(500).end()));
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  await openDialog(page);
  await expect(dialog(page)).toContainText(/Ladattavaa on noin \d+,\d Mt, ja laitteelta kuluu tilaa noin \d+,\d Mt\./);
  await button(page, 'Tallenna sivusto').click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Sivustoa tallennetaan' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+,\d Mt \/ \d+,\d Mt$/);
  // Closing the dialog leaves it under way.
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(bar).toBeVisible();
  await button(page, 'Keskeytä').click();
  letFail();
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  complaints.length = 0;
});

test('removing leaves nothing behind, and the site can be kept again', async ({ page, site }) => {
  await keep(page, site);
  await openDialog(page);
  await expect(dialog(page)).toContainText(/Tallennettu \d+\. \w+ \d{4}\. Tilaa kuluu \d+,\d Mt\./);
  await button(page, 'Poista laitteelta').click();
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /offline/i.test(key)))).toEqual([]);
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  // The worker answers for this page until it is left, and brings nothing back.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maksumuistutus');
  await page
    .getByRole('option', { name: /Maksumuistutuksen lähetys/ })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(/Maksumuistutuksen lähetys/);
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  expect(await registrations(page)).toBe(1);
});

/** A page of the site with other words, and nothing else. */
const withNewWords = (file: string, text: string) =>
  /^\/(?:page-data\/)?docs\/tukiportaali\//.test(file) ? text.replaceAll('Tukiportaali', 'Uusi portaali') : undefined;

test('a newer build is fetched on a visit, only what has changed, and used from then on', async ({
  page,
  site,
  complaints,
}) => {
  await keep(page, site);
  await site.publish(withNewWords);
  site.requests.length = 0;
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  // Not asked of the worker: the browser looks for a newer one only while nobody speaks to it.
  const keptEditions = () =>
    page.evaluate(async () => (await (await caches.open('offline-days:/')).keys()).map(({ url }) => url));
  const { id } = (await (await page.request.get(`${site.url}/static/offline/edition.json`)).json()) as { id: string };
  await expect.poll(keptEditions).toEqual([`${site.url}/?edition=${id}`]);
  // A link to the page that is in view has its data fetched ahead, too.
  const fetched = new Set(site.requests.filter((path) => path.includes('tukiportaali')));
  expect([...fetched].sort()).toEqual(['/docs/tukiportaali', '/page-data/docs/tukiportaali/page-data.json']);
  expect(site.requests.length).toBeLessThan(60);
  site.isDown = true;
  await page.goto(`${site.url}/docs/tukiportaali`);
  await expect(page.locator('h1')).toHaveText(/Uusi portaali/);
  // Links in view lead to pages that this edition leaves out, and are fetched ahead in vain.
  await page.close();
  expect(complaints.splice(0).filter((text) => !/ERR_EMPTY_RESPONSE/.test(text))).toEqual([]);
});

test('an update that fails leaves the edition before in its place, whole', async ({ page, site, complaints }) => {
  await keep(page, site);
  await site.publish(withNewWords);
  site.faults.set('/page-data/docs/tukiportaali/page-data.json', (response) => response.writeHead(404).end());
  await openDialog(page);
  await expect(dialog(page)).toContainText('Sivustosta on uudempi versio.');
  await button(page, 'Päivitä nyt').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sivustoa ei saatu tallennettua.');
  await expect(dialog(page)).toContainText('Sivusto on tallessa tällä laitteella.');
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  // The browser may look for a newer worker by itself: it finds none until the reader asks for it again.
  site.faults.set('/offline-sw.js', (response) => response.writeHead(503).end());
  site.isDown = true;
  await page.goto(`${site.url}/docs/tukiportaali`);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(/tukiportaali/i);
  site.isDown = false;
  await openDialog(page);
  await expect(button(page, 'Päivitä nyt')).toBeVisible();
  site.faults.clear();
  await button(page, 'Päivitä nyt').click();
  await expect(button(page, 'Poista laitteelta')).toBeVisible();
  await takenOver(page);
  await expect(dialog(page)).not.toContainText('uudempi versio');
  await expect(dialog(page)).not.toContainText('Uudempi versio');
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  site.isDown = true;
  await page.goto(`${site.url}/docs/tukiportaali`);
  await expect(page.locator('h1')).toHaveText(/Uusi portaali/);
  await page.close();
  complaints.length = 0;
});

const NEW_BUILD = '0123456789abcdef0123';
const buildOf = (page: Page) =>
  page.evaluate(() => (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash ?? '');

test('pages of a newer build never get data of the kept one', async ({ page, site, complaints }) => {
  await keep(page, site);
  const build = await buildOf(page);
  // All that can be had of the new build is its page: the edition cannot be fetched.
  await site.publish((file, body) =>
    /\.html$|(?:app|page)-data\.json$/.test(file) ? body.replaceAll(build, NEW_BUILD) : undefined,
  );
  site.faults.set('/offline-sw.js', (response) => response.writeHead(503).end());
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  site.isDown = true;
  const answers = await page.evaluate(async () => {
    const ask = (path: string) =>
      fetch(path)
        .then(({ status }) => status)
        .catch(() => 'none');
    return [await ask('/page-data/docs/tukiportaali/page-data.json'), await ask('/static/search/fi.json')];
  });
  expect(answers).toEqual(['none', 'none']);
  // A load leads to the kept build, which then has all of its own.
  await page.goto(`${site.url}/docs/tukiportaali`);
  await hydrated(page);
  expect(await buildOf(page)).toBe(build);
  expect(await page.evaluate(() => fetch('/page-data/docs/etusivu/page-data.json').then(({ status }) => status))).toBe(
    200,
  );
  await page.close();
  complaints.length = 0;
});

test('an edition with other scripts waits until no page of the one before is open', async ({
  page,
  site,
  context,
  complaints,
}) => {
  await keep(page, site);
  const build = await buildOf(page);
  await site.publish((file, text) => {
    const words = withNewWords(file, text);
    return /\.html$|(?:app|page)-data\.json$/.test(file) ? (words ?? text).replaceAll(build, NEW_BUILD) : words;
  }, NEW_BUILD);
  await openDialog(page);
  await button(page, 'Päivitä nyt').click();
  await expect(dialog(page)).toContainText('Uudempi versio on ladattu. Se tulee käyttöön seuraavalla käynnillä.');
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  site.isDown = true;
  // The open page goes on with its own edition.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('footer').getByRole('link', { name: 'Näin saat tukea' }).click();
  await expect(page.locator('h1')).toHaveText(/^Tukiportaali/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.close();
  // The browser takes its time until it sees that the page is gone.
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(`${site.url}/docs/tukiportaali`);
    const title = await next.locator('h1').textContent();
    await next.close();
    expect(title).toMatch(/^Uusi portaali/);
  }).toPass();
  complaints.length = 0;
});

test('a first try that fails is told, leaves nothing behind and can be repeated', async ({
  page,
  site,
  complaints,
}) => {
  site.faults.set('/docs/tukiportaali', (response) => response.writeHead(500).end());
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sivustoa ei saatu tallennettua.');
  await expect.poll(async () => [await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  site.faults.clear();
  await button(page, 'Yritä uudelleen').click();
  await isKept(page);
  complaints.length = 0;
});

test('a device without room is told so', async ({ page, site, context }) => {
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1_000_000 });
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Laitteella ei ole tarpeeksi tilaa sivustolle.');
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
});

test('room that runs out on the way is told, too', async ({ page, site, context, complaints }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1e12, usage: 0 });
  });
  await page.goto(`${site.url}/docs/etusivu`);
  await hydrated(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1_000_000 });
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Laitteella ei ole tarpeeksi tilaa sivustolle.');
  await expect.poll(async () => [await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  complaints.length = 0;
});

for (const [what, block] of [
  ['has no workers', () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })],
  [
    'lets no site store anything',
    () =>
      Object.defineProperty(window, 'caches', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`a browser that ${what} is told so, and nothing breaks`, async ({ page, site }) => {
    await page.addInitScript(block);
    await page.goto(`${site.url}/docs/etusivu`);
    await hydrated(page);
    await openDialog(page);
    await expect(dialog(page)).toContainText('Selain ei salli tallentamista tällä sivustolla.');
    await expect(button(page, 'Tallenna sivusto')).toBeHidden();
  });
}

test('a site that offers it no longer frees those who had it', async ({ page, site }) => {
  await keep(page, site);
  await site.withdraw();
  await page.goto(`${site.url}/docs/etusivu`);
  await expect.poll(async () => [await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  await page.goto(`${site.url}/docs/tukiportaali`);
  expect(await isControlled(page)).toBe(false);
});

test('the dialog has no accessibility faults in any state, 320 px, in either mode', async ({
  page,
  site,
  complaints,
}) => {
  const check = async (state: string) => {
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
      expect(await accessibilityFindings(page, 'dialog'), `${state}, ${mode}`).toEqual([]);
    }
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth), state).toBe(true);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/sv/docs/etusivu`);
  await hydrated(page);
  await openDialog(page, 'Läs offline');
  await expect(button(page, 'Spara webbplatsen')).toBeVisible();
  await check('none');
  let letFail = () => {};
  const mayFail = new Promise<void>((resolve) => (letFail = resolve));
  site.faults.set('/docs/tukiportaali', (response) => void mayFail.then(() => response.writeHead(500).end()));
  await button(page, 'Spara webbplatsen').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await check('working');
  letFail();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await check('failed');
  site.faults.clear();
  await button(page, 'Försök igen').click();
  await expect(button(page, 'Ta bort från enheten')).toBeVisible({ timeout: KEEPING_LIMIT });
  await check('kept');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('footer').getByRole('button', { name: 'Läs offline' })).toBeFocused();
  complaints.length = 0;
});

test('a site under a base path is kept by a worker of its own', async ({ page, context, complaints }) => {
  const { url } = FULL;
  await page.goto(`${url}/docs/alku`);
  await hydrated(page);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  );
  expect(scopes).toEqual([[`${url}/`, `${url}/offline-sw.js`]]);
  await button(page, 'Sulje').click();
  await context.setOffline(true);
  for (const [address, place] of [
    ['/', '/'],
    ['/docs/alku/', '/docs/alku'],
    ['/docs/media/kuvat.html', '/docs/media/kuvat'],
  ] as const) {
    await page.goto(url + address);
    await expect(page).toHaveURL(url + place);
    await hydrated(page);
  }
  const response = await page.goto(`${url}/en/nothing`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.close();
  await context.setOffline(false);
  complaints.length = 0;
});
