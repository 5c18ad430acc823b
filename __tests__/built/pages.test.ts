/** @jest-environment jsdom */
import { all, builtFile, builtPage, linksOf, textOf } from '../support/builtSite';
import { PLAIN } from '../support/testSites';
import { LONG_LABEL } from '../e2e/support/navigationPages';

const LOCALES = ['', '/en', '/sv'];

test.each(['', '/docs/ohjeet/tilaustenhallinta/tilaukset', '/sv/docs/pikaohjeet/saldo', '/en/404.html', '/blog'])(
  'the page %s has the same data in it as its file',
  (address) => {
    const file = `page-data${address === '' ? '/index' : address}/page-data.json`;
    const { componentChunkName, path, result } = JSON.parse(builtFile(PLAIN, file)) as Record<string, unknown>;
    const json = builtPage(address).getElementById('page-data')?.textContent ?? '';
    expect(JSON.parse(json)).toEqual({ componentChunkName, path, result });
  },
);

describe('the breadcrumbs', () => {
  const trail = (page: Document) => page.querySelector('nav[aria-label="Murupolku"]');

  test('are missing, with sidebar and neighbours, on a page that wants no sidebar', () => {
    const page = builtPage('/ohje/docs/kulku/yksin');
    expect(textOf(page.querySelector('h1'))).toBe('Yksin');
    expect(all(page, 'aside, main nav')).toEqual([]);
  });

  test('are those of the sidebar that a page names, which gives no neighbours where it does not list the page', () => {
    const page = builtPage('/ohje/docs/kulku/muualla');
    expect(page.querySelector('aside nav')?.getAttribute('aria-label')).toBe('Versiot');
    expect(textOf(trail(page)?.querySelector('[aria-current="page"]') ?? null)).toBe('Muualla');
    expect(all(page, 'main nav[aria-label="Edellinen ja seuraava sivu"]')).toEqual([]);
  });
});

test.each([
  ['/docs/kulku/ensin', [`next Seuraava${LONG_LABEL} /ohje/docs/kulku/pitka`]],
  [
    '/docs/kulku/pitka',
    ['prev EdellinenEnsimmäinen kulku /ohje/docs/kulku/ensin', 'next SeuraavaAloita tästä /ohje/docs/alku'],
  ],
  ['/docs/kulku/loppu', ['prev EdellinenEnsimmäinen kulku /ohje/docs/kulku/ensin']],
  // The last page of a sidebar does not lead into another one.
  ['/docs/ohjeet/saldo', ['prev EdellinenLaskut /ohje/docs/ohjeet/lasku']],
])('the neighbours of %s have their own names and the addresses that it chooses', (address, expected) => {
  const page = builtPage(`/ohje${address}`);
  const neighbours = all(page, 'main nav[aria-label="Edellinen ja seuraava sivu"] a');
  expect(neighbours.map((link) => `${link.getAttribute('rel')} ${textOf(link)} ${link.getAttribute('href')}`)).toEqual(
    expected,
  );
});

test('a long category leads to its groups, and the text of an entry is also its tooltip', () => {
  const page = builtPage('/docs/category/pikaohjeet');
  const groups = all(page, 'main nav[aria-label="Tällä sivulla"] a');
  expect(groups.map(textOf)).toEqual(['Alkuun 1', 'Asiakkaat 1', 'Tilaukset 2', 'Laskutus 2', 'Maksut ja perintä 3']);
  for (const group of groups) {
    const id = group.getAttribute('href')?.slice(1) ?? '';
    expect(textOf(group)).toContain(textOf(page.getElementById(id)));
  }
  const entry = page.querySelector('main li:has(a[href="/docs/pikaohjeet/kassa-tiliointi"])');
  expect(entry?.getAttribute('title')).toBe(textOf(entry?.querySelector('p') ?? null));
});

test('without JavaScript the search page says what it needs, and leads to the lists of pages', () => {
  const page = builtPage('/search');
  expect(textOf(page.querySelector('noscript p'))).toMatch(/^Haku tarvitsee JavaScriptin/);
  expect(linksOf(page, 'main noscript a')).toContain('Pikaohjeet /docs/category/pikaohjeet');
});

test('a page has a line for paper that says where it comes from', () => {
  const address = '/docs/ohjeet/tilaustenhallinta/tilaukset';
  const source = builtPage(address).querySelector('[data-print-source]');
  expect(textOf(source)).toBe(`Ohjekeskus · https://ohje.example.com${address}`);
});

test.each(['/docs/tietosuoja', '/docs/tukiportaali'])(
  'a heading of %s has the same id in every language',
  (address) => {
    const [finnish, ...others] = LOCALES.map((base) => all(builtPage(base + address), 'h2[id], h3[id]'));
    const ids = finnish?.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(others.map((headings) => headings.map(({ id }) => id))).toEqual([ids, ids]);
  },
);

describe('links', () => {
  const facts = (selector: string) =>
    all(builtPage('/ohje/en/docs/ohjeet/linkit'), selector).map((link) =>
      [textOf(link), ...['href', 'target', 'rel'].map((name) => link.getAttribute(name))].join(' | '),
    );
  const outside = (text: string, href: string) =>
    `${`${text} (opens in new tab)`.trim()} | ${href} | _blank | noopener noreferrer`;
  const inside = (text: string, href: string) => `${text} | ${href} |  | `;

  test('in the footer and the navigation bar say when they open a new tab, in the language of the page', () => {
    expect(facts('footer nav a')).toEqual([
      inside('Start', '/ohje/en/docs/alku'),
      outside('Tuki', 'https://tuki.example.com'),
      inside('Posti', 'mailto:tuki@example.com'),
      inside('Puhelin', 'tel:+358401234567'),
      inside('Saldo', '/ohje/en/docs/ohjeet/saldo'),
      inside('Hinnasto', '/ohje/hinnasto.txt'),
    ]);
    expect(facts('header a[href^="https:"]')).toContain(outside('Tuki', 'https://tuki.example.com'));
    expect(all(builtPage('/ohje/en/docs/ohjeet/linkit'), 'footer nav a[target] svg')).toHaveLength(1);
  });
});

describe('the footer', () => {
  test('has a row with dots that are not read out, and a logo with a name', () => {
    const page = builtPage('/ohje/docs/alku');
    expect(all(page, 'footer li > [aria-hidden="true"]').map(textOf)).toEqual(Array(5).fill('·'));
    const logos = all(page, 'footer a[href="https://www.example.com"] img');
    expect(logos.map((logo) => [logo.getAttribute('src'), logo.getAttribute('alt')])).toEqual([
      ['/ohje/tunnus.svg', 'Pieni'],
      ['/ohje/tunnus-tumma.svg', 'Pieni'],
    ]);
  });
});

describe('versions', () => {
  const SWITCH = 'header details nav[aria-label="Ohjeiden versiot"]';

  test.each(['/', '/docs/etusivu', '/docs/category/ohjeet'])('are not on %s of a site with one version', (address) => {
    const page = builtPage(address);
    expect(all(page, 'nav[aria-label="Ohjeiden versiot"], section[aria-label="Tietoa versiosta"]')).toEqual([]);
    expect(textOf(page.body)).not.toContain('Versio: ');
  });

  test.each([
    ['/docs/ohjeet/saldo', '2.0', ['/docs/3.0/alku', '/docs/ohjeet/saldo', '/docs/1.0/ohjeet/saldo']],
    ['/docs/category/ohjeet', '2.0', ['/docs/3.0/alku', '/docs/category/ohjeet', '/docs/1.0/category/ohjeet']],
    ['/docs/1.0/vanha', '1.0', ['/docs/3.0/alku', '/docs/alku', '/docs/1.0/vanha']],
    ['/docs/3.0/alku', '3.0 (tulossa)', ['/docs/3.0/alku', '/docs/alku', '/docs/1.0/alku']],
  ])('the switch of %s shows %s, and leads to the same page, else to the main page', (address, current, targets) => {
    const page = builtPage(`/ohje${address}`);
    const [inMenu, inBar] = all(page, SWITCH);
    const names = ['3.0 (tulossa)', '2.0', '1.0'];
    for (const list of [inMenu, inBar]) {
      if (list === undefined) throw new Error('There is one switch only.');
      expect(linksOf(list, 'a')).toEqual(targets.map((target, index) => `${names[index]} /ohje${target}`));
      expect(all(list, '[aria-current="true"]').map(textOf)).toEqual([current]);
    }
    expect(all(page, 'header summary').map(textOf)).toContain(`Versio: ${current}`);
  });

  test.each([
    ['/docs/1.0/ohjeet/saldo', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/ohjeet/saldo'],
    ['/docs/1.0/vanha', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/alku'],
    ['/docs/3.0/alku', 'Tämä ohje koskee versiota 3.0 (tulossa), jota ei ole vielä julkaistu. /ohje/docs/alku'],
    ['/sv/docs/1.0/alku', 'Den här anvisningen gäller version 1.0, som inte längre underhålls. /ohje/sv/docs/alku'],
  ])('the banner of %s is: %s', (address, expected) => {
    const texts = all(builtPage(`/ohje${address}`), 'main section[aria-label] > p').map(
      (text) => `${textOf(text.firstChild as Element)} ${text.querySelector('a')?.getAttribute('href')}`,
    );
    expect(texts).toEqual(expected === undefined ? [] : [expected]);
  });
});

describe('the language switch', () => {
  const NAME = { '': 'Kieli', '/en': 'Language', '/sv': 'Språk' };

  test.each([
    ['', '/', ['/', '/en', '/sv']],
    ['/en', '/en', ['/', '/en', '/sv']],
    ['/sv', '/sv/docs/etusivu', ['/docs/etusivu', '/en/docs/etusivu', '/sv/docs/etusivu']],
    ['/en', '/en/404.html', ['/', '/en', '/sv']],
    ['', '/ohje', ['/ohje/', '/ohje/en', '/ohje/sv']],
    ['/sv', '/ohje/sv/docs/alku', ['/ohje/docs/alku', '/ohje/en/docs/alku', '/ohje/sv/docs/alku']],
    ['/en', '/ohje/en/404.html', ['/ohje/', '/ohje/en', '/ohje/sv']],
  ] as const)('leads to the same page in each language: "%s", %s', (base, address, targets) => {
    const lists = all(builtPage(address), `header nav[aria-label="${NAME[base]}"]`);
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = all(list, 'a').map((link) =>
        [textOf(link), ...['lang', 'hreflang', 'href', 'aria-current'].map((name) => link.getAttribute(name))].join(
          ' ',
        ),
      );
      const languages = ['Suomi fi fi', 'English en en', 'Svenska sv sv'];
      const current = LOCALES.indexOf(base);
      expect(links).toEqual(
        languages.map((language, index) => `${language} ${targets[index]} ${index === current ? 'true' : ''}`),
      );
    }
  });
});
