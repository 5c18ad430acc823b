import { expect, FULL, test } from './support/test';

test.use({ site: FULL });

const QUESTION = 'section[aria-labelledby="consent-title"]';
const ANNOUNCEMENT = 'section[aria-label="Tiedote"]';

/** Returns the foreign hosts that the page has sent requests to. Runs in the page. */
const foreignHosts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).host)
    .filter((host) => host !== location.host);

test('services are requested only after consent, which is asked once; feedback reaches its endpoint', async ({
  page,
  front: { asked },
}) => {
  const hostsAsked = () => [...new Set(asked.map(({ host }) => host))].sort();
  await page.visit('/ohje/');
  await page.see(QUESTION);
  await page.click('button[aria-label="Sulje tiedote"]');
  await page.click('main a[href="/ohje/docs/alku"]');
  await page.titled('Aloita');
  await page.miss(ANNOUNCEMENT);
  await page.click({ css: `${QUESTION} button`, text: 'Älä salli' });
  await page.miss(QUESTION);
  await page.reload();
  await page.hydrated();
  await page.miss(QUESTION);
  await page.miss(ANNOUNCEMENT);
  expect([await page.read(foreignHosts), asked]).toEqual([[], []]);

  await page.click({ css: 'footer button', text: 'Seuranta-asetukset' });
  await page.click({ css: `${QUESTION} button`, text: 'Salli' });
  const measuring = ['laskuri', 'mittaus', 'tallenne'].map((name) => `${name}.example.com`);
  await expect.poll(hostsAsked).toEqual([...measuring, 'www.googletagmanager.com']);
  await page.miss(QUESTION);

  await page.click({ css: 'footer button', text: 'Seuranta-asetukset' });
  await page.mark();
  await page.click({ css: `${QUESTION} button`, text: 'Älä salli' });
  await page.until(() => document.documentElement.hasAttribute('data-marked'), false);
  await page.hydrated();
  asked.length = 0;
  await page.visit('/ohje/docs/ohjeet/lasku');
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
  expect(await page.read(foreignHosts)).toEqual([]);
});
