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

  test('lead from the home page to the page itself', () => {
    const page = builtPage('/docs/ohjeet/tilaustenhallinta/tilaukset');
    expect(all(page, 'nav[aria-label="Murupolku"] > ol > li')).toHaveLength(4);
    expect(linksOf(page, 'nav[aria-label="Murupolku"] a')).toEqual([
      'Etusivu /',
      'Ohjeet /docs/category/ohjeet',
      'Tilausten hallinta /docs/category/tilausten-hallinta',
    ]);
    expect(textOf(page.querySelector('nav[aria-label="Murupolku"] li:last-child [aria-current="page"]'))).toBe(
      'Tilaukset ja tilauskortti',
    );
  });

  test.each([
    [
      '/docs/pikaohjeet/hyvityslasku',
      [
        '1 Etusivu https://ohje.example.com/',
        '2 Pikaohjeet https://ohje.example.com/docs/category/pikaohjeet',
        '3 Hyvityslaskun tekeminen https://ohje.example.com/docs/pikaohjeet/hyvityslasku',
      ],
    ],
    [
      '/sv/docs/category/tilausten-hallinta',
      [
        '1 Startsida https://ohje.example.com/sv',
        '2 Anvisningar https://ohje.example.com/sv/docs/category/ohjeet',
        '3 Prenumerationshantering https://ohje.example.com/sv/docs/category/tilausten-hallinta',
      ],
    ],
    [
      '/ohje/docs/kulku/pitka',
      ['1 Etusivu https://pieni.example.com/ohje/', `2 ${LONG_LABEL} https://pieni.example.com/ohje/docs/kulku/pitka`],
    ],
  ])('of search engines leave out a category without a page: %s', (address, expected) => {
    const lists = all(builtPage(address), 'head script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent ?? '') as BreadcrumbList)
      .filter(({ '@type': type }) => type === 'BreadcrumbList');
    expect(lists).toHaveLength(1);
    expect(lists[0]?.itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`)).toEqual(
      expected,
    );
  });

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

interface BreadcrumbList {
  '@type': string;
  itemListElement: { position: number; name: string; item: string }[];
}

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

describe('releases', () => {
  const NOTE = '/docs/versiotiedotteet/lokakuu-2025';
  const notes = (address: string) => linksOf(builtPage(address), 'main a[href*="/docs/versiotiedotteet/"]');

  test('lead to the guides that they change, and the guides lead back in the language of the page', () => {
    expect(linksOf(builtPage(NOTE), 'article a')).toContain('eri maksaja /docs/pikaohjeet/eri-maksaja');
    expect(notes('/docs/pikaohjeet/eri-maksaja')).toEqual([`Versiotiedote 10/2025 ${NOTE}`]);
    expect(notes('/sv/docs/pikaohjeet/eri-maksaja')).toEqual([`Versionsmeddelande 10/2025 /sv${NOTE}`]);
  });

  test('are named by a guide when they are its three newest, the newest first', () => {
    const names = notes('/docs/ohjeet/yleiset_ominaisuudet/lasku').map((link) => link.replace(/ \/.*/, ''));
    expect(names).toEqual(['Versiotiedote 10/2025', 'Versiotiedote 9/2025', 'Versiotiedote 8/2025']);
    expect(textOf(builtPage('/docs/tietosuoja').querySelector('main'))).not.toContain('Muuttunut');
  });

  test('are on the home page with the newest', () => {
    const newest = 'main section[aria-labelledby="home-release"] h3 a';
    const [first] = linksOf(builtPage('/docs/category/versiotiedotteet'), 'main :is(h2, h3) a');
    expect(linksOf(builtPage('/'), newest)).toEqual([first]);
  });
});

test('the home page leads to the four parts of the site, with pictures that are not read out', () => {
  const ways = builtPage('/en').querySelector('main section[aria-labelledby="home-ways"]');
  if (ways === null) throw new Error('There are no ways.');
  expect(all(ways, 'a').map(textOf)).toEqual(['Guides', 'Quick guides', 'Ohjevideot', 'Release notes']);
  expect(all(ways, 'svg')).toHaveLength(4);
  expect(all(ways, 'svg:not([aria-hidden="true"])')).toEqual([]);
  expect(all(ways, 'li[lang="fi"]').map((way) => textOf(way.querySelector('a')))).toEqual(['Ohjevideot']);
});

test('the home page leads to parts of the support page', () => {
  const parts = all(builtPage('/'), 'main section[aria-labelledby="home-support"] li a');
  expect(parts).toHaveLength(4);
  for (const part of parts) {
    const [path = '', id = ''] = part.getAttribute('href')?.split('#') ?? [];
    expect(textOf(builtPage(path).getElementById(id))).toBe(`${textOf(part)}#`);
  }
});

test('the not-found page leads to the search and to the parts of the site, in its language', () => {
  const page = builtPage('/sv/404.html');
  expect(textOf(page.querySelector('main header p'))).toBe('Vi hittade inte det du letade efter.');
  expect(page.querySelector('main form')?.getAttribute('action')).toBe('/sv/search');
  expect(linksOf(page, 'main section[aria-labelledby="not-found-ways"] a')).toEqual([
    'Anvisningar /sv/docs/category/ohjeet',
    'Snabbguider /sv/docs/category/pikaohjeet',
    'Ohjevideot /sv/docs/ohjevideot',
    'Versionsmeddelanden /sv/docs/category/versiotiedotteet',
  ]);
});

test('without JavaScript the search page says what it needs, and leads to the lists of pages', () => {
  const page = builtPage('/search');
  expect(textOf(page.querySelector('noscript p'))).toMatch(/^Haku tarvitsee JavaScriptin/);
  expect(linksOf(page, 'main noscript a')).toContain('Pikaohjeet /docs/category/pikaohjeet');
});

test('the letters of the glossary lead to their terms', () => {
  const page = builtPage('/docs/sanasto');
  const letters = linksOf(page, 'main nav a');
  expect(letters).toContain('Y #Letter-Y');
  expect(letters).toEqual(all(page, 'main h2').map((heading) => `${textOf(heading)} #${heading.id}`));
  expect(textOf(page.querySelector('section[aria-labelledby="Letter-Y"]'))).toContain('Yrityksen tai yhteisön tunnus');
});

test('the Markdown of a page begins with its title, description and address', () => {
  expect(builtFile(PLAIN, 'docs/pikaohjeet/hyvityslasku.md')).toMatch(
    /^# .+\n\n> .+\n\n<https:\/\/ohje\.example\.com\/docs\/pikaohjeet\/hyvityslasku>\n\n/,
  );
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

test.each([
  ['/docs/rajattu/linkit', []],
  ['/docs/rajattu/listaton', ['Sivu ei ole luetteloissa']],
  ['/blog/2025/02/01/listaton', ['Sivu ei ole luetteloissa']],
  ['/sv/docs/rajattu/listaton', ['Sidan är på finska', 'Sidan finns inte i listorna']],
  ['/en/blog/2025/02/01/listaton', ['This page is in Finnish', 'This page is not listed']],
])('the notes of %s are %j', (address, expected) => {
  const notes = all(builtPage(`/ohje${address}`), '[role="note"] > strong').map(textOf);
  expect(notes.sort()).toEqual(expected.sort());
});

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

  test('in an article do, too', () => {
    expect(facts('.prose p a')).toEqual([
      outside('Muualle', 'https://muualla.example.com'),
      inside('Posti', 'mailto:tuki@example.com'),
      inside('Puhelin', 'tel:+358401234567'),
      inside('Oma', '/ohje/en/docs/alku?a=1'),
      inside('Tiedosto', '/ohje/hinnasto.txt'),
      inside('Sivu', '/ohje/en/docs/alku'),
      outside('', 'https://kaavio.example.com'),
    ]);
  });
});

describe('the footer', () => {
  test('has columns of headings with lists', () => {
    const page = builtPage('/en');
    const columns = all(page, 'footer nav[aria-label="Site links"] > [data-count="3"] > div');
    expect(columns.map((column) => textOf(column.querySelector('h2')))).toEqual(['Help', 'News', 'Support']);
    expect(columns.map((column) => column.querySelectorAll('ul > li > a').length)).toEqual([3, 2, 4]);
    expect(textOf(page.querySelector('footer p'))).toBe('© 2025 Ohjekeskus');
  });

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
    ['/docs/ohjeet/saldo', undefined],
    ['/docs/1.0/ohjeet/saldo', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/ohjeet/saldo'],
    ['/docs/1.0/vanha', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/alku'],
    ['/docs/1.0/category/ohjeet', 'Tämä ohje koskee versiota 1.0, jota ei enää ylläpidetä. /ohje/docs/category/ohjeet'],
    ['/docs/3.0/alku', 'Tämä ohje koskee versiota 3.0 (tulossa), jota ei ole vielä julkaistu. /ohje/docs/alku'],
    ['/en/docs/1.0/alku', 'This guide is for version 1.0, which is no longer maintained. /ohje/en/docs/alku'],
    ['/sv/docs/1.0/alku', 'Den här anvisningen gäller version 1.0, som inte längre underhålls. /ohje/sv/docs/alku'],
  ])('the banner of %s is: %s', (address, expected) => {
    const texts = all(builtPage(`/ohje${address}`), 'main section[aria-label] > p').map(
      (text) => `${textOf(text.firstChild as Element)} ${text.querySelector('a')?.getAttribute('href')}`,
    );
    expect(texts).toEqual(expected === undefined ? [] : [expected]);
  });

  test('links around a page stay in its version', () => {
    const page = builtPage('/ohje/docs/1.0/category/ohjeet');
    expect(linksOf(page, 'header nav[aria-label="Päävalikko"] a')).toContain('Ohjeet /ohje/docs/1.0/category/ohjeet');
    expect(linksOf(page, 'footer a')).toContain('Alku /ohje/docs/1.0/alku');
    expect(linksOf(page, 'main a')).toContain('Saldo 1.0 /ohje/docs/1.0/ohjeet/saldo');
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
