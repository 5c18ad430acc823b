import { expect, FULL, refuseMeasuring, test, type Page } from './support/test';
import { startStandIns } from './support/standIns';

test.use({ site: FULL });

const QUESTION = 'section[aria-labelledby="consent-title"]';
const HOME = '/ohje/';

/** Hosts that the page at hand has asked or tried to ask, but for its own. */
const foreign = (page: Page) =>
  page.read(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).host)
      .filter((host) => host !== location.host),
  );

test('before a grant no other host is asked for anything; after it services are; a withdrawal ends it', async ({
  page,
  hosts,
  keep,
}) => {
  const { site, asked } = await keep(startStandIns(hosts.portOf(FULL)));
  await page.visit(site.origin + HOME);
  await page.see(QUESTION);
  await page.click('main a[href="/ohje/docs/alku"], a[href="/ohje/docs/alku"]');
  await page.titled('Aloita');
  expect([await foreign(page), asked]).toEqual([[], []]);
  await page.click({ css: `${QUESTION} button`, text: 'Älä salli' });
  await page.miss(QUESTION);
  await page.reload();
  await page.hydrated();
  expect([await foreign(page), asked]).toEqual([[], []]);

  await page.click({ css: 'footer button', text: 'Seuranta-asetukset' });
  await page.click({ css: `${QUESTION} button`, text: 'Salli' });
  const hostsAsked = () => [...new Set(asked.map(({ host }) => host))].sort();
  await expect.poll(hostsAsked).toEqual(['mittaus.example.com', 'tallenne.example.com', 'www.googletagmanager.com']);
  await page.miss(QUESTION);

  await page.click({ css: 'footer button', text: 'Seuranta-asetukset' });
  await page.markDocument();
  await page.click({ css: `${QUESTION} button`, text: 'Älä salli' });
  await page.until(() => document.documentElement.hasAttribute('data-marked'), false);
  await page.hydrated();
  const before = asked.length;
  await page.click('a[href="/ohje/docs/ohjeet/saldo"]');
  await page.titled('Saldo');
  expect([await foreign(page), asked.length]).toEqual([[], before]);
});

test('an answer and a comment reach their endpoint', async ({ page, hosts, keep }) => {
  const { site, asked } = await keep(startStandIns(hosts.portOf(FULL)));
  await refuseMeasuring(page, site.origin);
  await page.visit(`${site.origin}/ohje/docs/ohjeet/lasku`);
  await page.click({ css: 'fieldset button', text: 'Ei' });
  await page.see({ css: 'fieldset', text: 'Kiitos, vastauksesi on lähetetty.' });
  await page.click('fieldset textarea');
  await page.type('Kuva puuttuu.');
  await page.click({ css: 'fieldset button', text: 'Lähetä kommentti' });
  await page.see({ css: 'fieldset', text: 'Kiitos, kommenttisi on lähetetty.' });
  const answer = { path: '/docs/ohjeet/lasku', locale: 'fi', helpful: false };
  expect(asked.map(({ host, body }): unknown[] => [host, JSON.parse(body)])).toEqual([
    ['palaute.example.com', { ...answer, comment: '' }],
    ['palaute.example.com', { ...answer, comment: 'Kuva puuttuu.' }],
  ]);
});
