import { packPages, unpackPages, type ListedPage } from '../../../../src/model/pages/pageList';
import { nearestPages, slugWords } from '../../../../src/model/pages/nearestPages';
import { fillMarks, marksIn } from '../../../../src/model/pages/marks';
import { pictogramOf } from '../../../../src/model/pages/pictogram';

const PAGES = [
  { path: '/blog', title: 'Blogi', section: '', lang: null },
  { path: '/docs/saldo', title: 'Saldo', section: 'Handledningar', lang: 'fi' },
  { path: '/docs/tilaus', title: 'Beställning', section: 'Handledningar', lang: null },
];

test('a packed list has each folder once', () =>
  expect(packPages(PAGES)).toEqual({
    '': [['blog', 'Blogi', '']],
    '/docs': [
      ['saldo', 'Saldo', 'Handledningar', 'fi'],
      ['tilaus', 'Beställning', 'Handledningar'],
    ],
  }));

test('packing a list loses nothing', () => expect(unpackPages(packPages(PAGES))).toEqual(PAGES));

const listed = (path: string, title: string): ListedPage => ({ path, title, section: '', lang: null });

const SITE_PAGES = [
  listed('/blog', 'Blogi'),
  listed('/blog/2023/09/28/webinaari', 'Syksyn webinaari'),
  listed('/blog/2024/05/17/webinaari', 'Kevään webinaari'),
  listed('/docs/category/pikaohjeet', 'Pikaohjeet'),
  listed('/docs/etusivu', 'Aloita tästä'),
  listed('/docs/ohjeet/tilaustenhallinta/tilaukset', 'Tilaukset ja tilauskortti'),
  listed('/docs/ohjeet/yleiset_ominaisuudet/saldo', 'Saldo-näkymä'),
  listed('/docs/pikaohjeet/erapaivan-siirto', 'Eräpäivän siirto'),
  listed('/docs/pikaohjeet/hyvityslasku', 'Hyvityslaskun tekeminen'),
  listed('/docs/pikaohjeet/laskun-lahetys', 'Laskun lähettäminen'),
  listed('/docs/pikaohjeet/osoitteenmuutos', 'Pysyvä muutto'),
  listed('/docs/pikaohjeet/saldo', 'Saldon tarkistaminen'),
  listed('/docs/pikaohjeet/tilauksen-lisays', 'Tilauksen lisäys'),
  listed('/docs/versiotiedotteet/2024/lokakuu', 'Lokakuu 2024'),
  listed('/docs/versiotiedotteet/lokakuu-2025', 'Lokakuu 2025'),
];

test.each([
  ['other forms of the words', '/docs/pikaohjeet/tilausten-lisaaminen', '/docs/pikaohjeet/tilauksen-lisays'],
  ['another form of the word', '/docs/ohjeet/tilauksia', '/docs/ohjeet/tilaustenhallinta/tilaukset'],
  ['a word of the title only', '/docs/ohjeet/muutto', '/docs/pikaohjeet/osoitteenmuutos'],
  ['a folder for a category', '/docs/pikaohjeet', '/docs/category/pikaohjeet'],
  ['a number that was added', '/docs/etusivu2', '/docs/etusivu'],
])('with %s, %s is nearest to %s', (_what, asked, expected) => {
  expect(nearestPages(asked, SITE_PAGES)[0]?.path).toBe(expected);
});

test.each(['/docs', '/docs/pikaohjeet/%E0%A4%A', '/.env'])('nothing is near %s', (asked) =>
  expect(nearestPages(asked, SITE_PAGES)).toEqual([]),
);

test('of pages with the same name offers the one in the same folder first, and three at most', () => {
  const more = [...SITE_PAGES, listed('/docs/faq/saldo', 'Saldo'), listed('/docs/vanha/saldo', 'Saldo')];
  const paths = nearestPages('/docs/pikaohjeet/saldo.htm', more).map(({ path }) => path);
  expect([paths.length, paths[0]]).toEqual([3, '/docs/pikaohjeet/saldo']);
});

test.each([
  ['/docs/pikaohjeet/laskun_lahetys.html', 'laskun lahetys'],
  ['/sv', 'sv'],
  ['/', ''],
])('the words of %s are "%s"', (pathname, words) => expect(slugWords(pathname)).toBe(words));

const HTML =
  '<a href="\u2063⟦page⟧/docs/saldo#osa">\u2063⟦text:termPage⟧: saldo</a><img src="\u2063⟦file⟧/static/a.svg"><a href="\u2063⟦page⟧/docs/saldo#muu">';

test('the marks of a text are its addresses without hashes and its texts, each once', () =>
  expect(marksIn(HTML)).toEqual(['\u2063⟦page⟧/docs/saldo', '\u2063⟦text:termPage⟧', '\u2063⟦file⟧/static/a.svg']));

test.each([['Ei merkkejä.'], ['\u2063⟦tuntematon⟧'], ['⟦page⟧/docs ⟦text:a⟧'], ['']])('"%s" has no marks', (text) =>
  expect(marksIn(text)).toEqual([]),
);

test('replaces marks by the texts of a locale; unknown marks stay', () => {
  const filled = new Map([
    ['\u2063⟦page⟧/docs/saldo', '/sv/docs/saldo'],
    ['\u2063⟦text:termPage⟧', 'Läs $& mer'],
  ]);
  expect(fillMarks('\u2063⟦page⟧/docs/saldo#osa', filled)).toBe('/sv/docs/saldo#osa');
  expect(fillMarks('\u2063⟦text:termPage⟧: \u2063⟦text:muu⟧', filled)).toBe('Läs $& mer: \u2063⟦text:muu⟧');
});

test.each([
  ['video', 'video'],
  ['news', 'news'],
  [undefined, 'page'],
])('a home page link with the icon %s has the pictogram %s', (name, pictogram) =>
  expect(pictogramOf(name)).toBe(pictogram),
);
