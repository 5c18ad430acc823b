import { findExcerpt, isChanged, pageUrl, replyUrl } from '../../browser/findExcerpt';
import { siteLocales } from '../../model/siteLocales';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const locale = (code: string) => ({ code, url: `https://${code}.example.com` });
const SITE = siteLocales({ url: 'https://fi.example.com', defaultLocale: 'fi', locales: [locale('fi'), locale('sv')] });

const doc = (title: string, lang: string, html: string) => ({
  path: '/x',
  result: { data: { doc: { title, locale: lang, html, islands: ['tabs'] } }, pageContext: {} },
});
const moved = (to: string) => ({ path: '/x', result: { data: {}, pageContext: { to } } });

const SALDO = '<p>Alku.</p><h2 id="näin"><span id="nain"></span>Näin</h2><p>Avaa.</p>';
const FILES: Readonly<Record<string, object>> = {
  '/docs/saldo': doc('Saldo', 'fi', SALDO),
  '/sv/docs/saldo': doc('Saldo', 'sv', '<p>Start.</p><h2 id="sa-har">Så här</h2><p>Öppna.</p>'),
  '/docs/vain': doc('Vain', 'fi', '<p>Suomeksi.</p>'),
  '/docs/sisainen': {
    path: '/x',
    result: {
      data: {
        ...doc('A', 'fi', '<p>A.</p>').result.data,
        features: { data: { toinen: 'x', oma: { internal: 'Ei asiakkaille.' } } },
      },
      pageContext: {},
    },
  },
  '/docs/vanha': moved('/docs/saldo'),
  '/docs/osa': moved('/docs/saldo#näin'),
  '/docs/kehä': moved('/docs/kehä'),
  '/docs/html': { path: '/x', result: { data: { doc: { title: 'Laskuri', locale: 'fi' } }, pageContext: {} } },
};
const PAGES: Readonly<Record<string, string>> = {
  '/ohje/docs/html/index.html': '<title>x</title><main><h1>Laskuri</h1><div class="prose"><p>Laske.</p></div></main>',
};

/** Responses of the site's server; a broken one has the status 503. */
function serve(isBroken = false) {
  const requests: string[] = [];
  globalThis.fetch = ((url: string) => {
    requests.push(url);
    const path = decodeURIComponent(url.replace('/ohje/page-data', '').replace('/page-data.json', ''));
    const file = FILES[path] === undefined ? PAGES[url] : JSON.stringify(FILES[path]);
    const status = isBroken ? 503 : file === undefined ? 404 : 200;
    const json = () => Promise.resolve(JSON.parse(file ?? '') as unknown);
    return Promise.resolve({ ok: status === 200, status, url, text: () => Promise.resolve(file), json });
  }) as unknown as typeof fetch;
  return requests;
}

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

const place = (path: string, anchor = '') => ({ path, anchor });

const SECTION_SV = 'https://sv.example.com/ohje/sv/docs/saldo#sa-har';
const SECTION = 'https://fi.example.com/ohje/docs/saldo#nain';

test.each([
  ['a page', place('/docs/saldo'), 'fi', 'https://fi.example.com/ohje/docs/saldo', 'fi'],
  ['a section, by its id in plain letters', place('/docs/saldo', 'näin'), 'fi', SECTION, 'fi'],
  ['a translated section', place('/docs/saldo', 'nain'), 'sv', SECTION_SV, 'sv'],
  ['a section by its name in another language', place('/docs/saldo', 'sa-har'), 'fi', SECTION, 'fi'],
  ['a page that is not translated', place('/docs/vain'), 'sv', 'https://sv.example.com/ohje/sv/docs/vain', 'fi'],
  ['a page that has moved', place('/docs/vanha', 'näin'), 'fi', SECTION, 'fi'],
  ['a page that has become a section', place('/docs/osa'), 'fi', SECTION, 'fi'],
  ['a page that only React renders', place('/docs/html'), 'fi', 'https://fi.example.com/ohje/docs/html', 'fi'],
])('finds %s', async (_, name, code, url, lang) => {
  serve();
  expect(await findExcerpt(name, code, SITE)).toMatchObject({ status: 'found', excerpt: { url, lang } });
});

test.each([
  ['a page that is not there', place('/docs/puuttuu'), { status: 'noPage' }],
  ['a page that a feature marks', place('/docs/sisainen'), { status: 'internal', text: 'Ei asiakkaille.' }],
  ['redirects in a circle', place('/docs/kehä'), { status: 'noPage' }],
  [
    'a section that is not there',
    place('/docs/saldo', 'poissa'),
    { status: 'noSection', title: 'Saldo', url: 'https://fi.example.com/ohje/docs/saldo', path: '/docs/saldo' },
  ],
])('reports %s', async (_, name, outcome) => {
  serve();
  expect(await findExcerpt(name, 'fi', SITE)).toEqual(outcome);
});

test('retries a page that failed', async () => {
  serve(true);
  expect(await findExcerpt(place('/docs/hetki'), 'fi', SITE)).toEqual({ status: 'unreachable' });
  const requests = serve();
  await findExcerpt(place('/docs/hetki'), 'fi', SITE);
  expect(requests).not.toEqual([]);
});

test('hostile paths stay on the site', async () => {
  const requests = serve();
  await findExcerpt(place('//evil.example/x'), 'fi', SITE);
  await findExcerpt(place('/javascript'), 'fi', SITE);
  expect(requests.every((url) => url.startsWith('/ohje/page-data/'))).toBe(true);
});

test('a text is changed if it differs in every language', async () => {
  serve();
  const here = await findExcerpt(place('/docs/saldo', 'näin'), 'fi', SITE);
  const there = await findExcerpt(place('/docs/saldo', 'näin'), 'sv', SITE);
  if (here.status !== 'found' || there.status !== 'found') throw new Error('Not found.');
  expect(await isChanged(here.excerpt, here.excerpt.digest, SITE)).toBe(false);
  expect(await isChanged(here.excerpt, there.excerpt.digest, SITE)).toBe(false);
  expect([await isChanged(here.excerpt, '', SITE), await isChanged(here.excerpt, 'abc', SITE)]).toEqual([false, true]);
});

test('addresses have no unnecessary escapes', () => {
  expect(pageUrl('/docs/saldo', 'nain', 'sv', SITE)).toBe('https://sv.example.com/ohje/sv/docs/saldo#nain');
  expect(replyUrl([{ path: '/docs/saldo', anchor: 'nain', digest: 'a1' }], 'fi', SITE)).toBe(
    'https://fi.example.com/ohje/vastaus#docs/saldo:nain~a1',
  );
});
