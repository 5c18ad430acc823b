import type { SearchablePage } from '../../../../src/node/search/documents';
import { planQuery } from '../../../../src/model/search/plan';
import { rank, rankPlan } from '../../../../src/model/search/rank';
import { indexOf, pathsFor } from '../../../../src/node/search/memoryIndex';

const page = (path: string, title: string, text: string, keywords: string[] = [], isNews = false): SearchablePage => ({
  path,
  title,
  description: '',
  keywords,
  lang: 'fi',
  isNews,
  tag: 'default',
  sections: [{ id: '', heading: '', text }],
});

const INDEX = indexOf([
  page('/lasku', 'Laskun lähettäminen', 'Lähetä lasku asiakkaalle sähköpostilla.'),
  page('/saldo', 'Varaston saldo', 'Saldo näkyy tuotteella. Lasku muuttaa saldoa.'),
  page('/tuki', 'Häiriöt', 'Kerro häiriöstä tukeen. Laskutus voi viivästyä.', ['apua']),
  page('/koodi', 'Object constructor', 'Rajapinnan luokat ja __proto__.'),
  page('/jakelu', 'Varhaisjakelun esto', 'Jakelun voi estää.'),
  page('/uutinen', 'Varaston saldo', 'Saldo on uusi.', [], true),
]);
const search = (query: string) => pathsFor(rank(query, INDEX), INDEX);

test.each([
  ['/saldo', ['saldo', 'SALDO!', 'saldojen', 'sal', 'lasku saldo', '\ud800 saldo', '👍 saldo']],
  ['/tuki', ['häiriö', 'ha\u0308irio\u0308', 'hairio', 'häirö', 'apu']],
  ['/koodi', ['constructor', '__proto__', 'ja']],
])('the page %s comes first for %j', (path, queries) => {
  expect(queries.map((query) => search(query)[0])).toEqual(queries.map(() => path));
});

test.each([
  ['milloin varaston saldo tuli', '/uutinen'],
  ['milloin varaston saldo muuttuu', '/saldo'],
])('for "%s" the first result is %s', (query, path) => expect(search(query)[0]).toBe(path));

test.each(['miksi lasku', 'lasku kopio'])('"%s" finds the page of that title first', (query) => {
  const titles = ['Lasku kopio-testi', 'Lasku takaisin', 'Laskun teko', 'Lasku kopio', 'Miksi lasku'];
  const index = indexOf(titles.map((title) => page(title.toLowerCase(), title, 'Teksti.')));
  expect(pathsFor(rank(query, index), index)[0]).toBe(query);
});

test('uses only the prefix of a query of 100 000 characters', () => {
  expect([search(`lasku ${'a'.repeat(100_000)}`)[0], search(`${' '.repeat(99_995)}lasku`)]).toEqual(['/lasku', []]);
});

test('plans at most twelve words of a query', () => {
  const words = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + (index % 26), 97 + index)).join(' ');
  expect(planQuery(words, INDEX.vocabulary, INDEX.analyser).length).toBeLessThanOrEqual(12);
});

test('skips a posting whose page does not exist', () =>
  expect(rank('saldo', { ...INDEX, postings: () => [700] })).toEqual([]));

test.each([
  ['sald', [['word', 'sald']]],
  ['häirö ', [['spelling', 'hairi']]],
])('the plan of "%s" has the origin of each word: %j', (query, expected) => {
  const [word] = planQuery(query, INDEX.vocabulary, INDEX.analyser);
  expect(word?.terms.map(({ by, stem }) => [by, stem])).toEqual(expected);
});

/** A page with words of four letters or more only, which keep their endings. */
const found = (query: string, pages: readonly SearchablePage[]) => {
  const index = indexOf(pages);
  return pathsFor(rank(query, index), index);
};

const section = (id: string, text: string, heading = '') => ({ id, heading, text });
const FILLER = page('/muu', 'Jotain muuta', 'Tekstiä.');

test.each([
  [
    'title, keyword, heading, text',
    'koodi',
    [
      page('/teksti', 'Muuta', 'koodi'),
      { ...page('/otsikko', 'Muuta', ''), sections: [{ id: 'a', heading: 'koodi', text: '' }] },
      page('/avainsana', 'Muuta', '', ['koodi']),
      page('/nimi', 'Koodi', ''),
    ],
    ['/nimi', '/avainsana', '/otsikko', '/teksti'],
  ],
  [
    'a text that has the word again, a text that has it once',
    'koodi',
    [page('/kerran', 'Muuta', 'koodi'), page('/monesti', 'Muuta', 'koodi koodi koodi')],
    ['/monesti', '/kerran'],
  ],
  ['a word, its compound', 'koodi', [page('/osa', 'Salasanakoodi', ''), page('/koko', 'Koodi', '')], ['/koko', '/osa']],
  [
    'a short title, a long title',
    'koodi',
    [page('/pitka', 'Koodi Ruotsin suurimpia kaupunkeja varten', ''), page('/lyhyt', 'Koodi Ruotsissa', '')],
    ['/lyhyt', '/pitka'],
  ],
  [
    'both words, the rarer word, the commoner word',
    'koodi ruotsi',
    [
      page('/koodi', 'Muuta', 'koodi'),
      page('/koodi2', 'Muuta', 'koodi'),
      page('/ruotsi', 'Muuta', 'ruotsi'),
      page('/molemmat', 'Muuta', 'koodi ruotsi'),
    ],
    ['/molemmat', '/ruotsi', '/koodi', '/koodi2'],
  ],
  [
    'what a page is about, the word that tells how much',
    'koodi heti',
    [page('/heti', 'Heti', 'ruotsi'), page('/koodi', 'Koodi', 'ruotsi')],
    ['/koodi', '/heti'],
  ],
  [
    'a title that names two things, a title of three words',
    'koodi',
    [page('/pitka', 'Koodin pitkä selitys', ''), page('/kaksi', 'Koodi ja ruotsi', '')],
    ['/kaksi', '/pitka'],
  ],
])('the order is: %s', (_what, query, pages, order) => expect(found(query, [FILLER, ...pages])).toEqual(order));

test('omits a page that has only the common word of a query', () => {
  const common = Array.from({ length: 60 }, (_, number) => page(`/koodi${number}`, 'Koodi', ''));
  expect(found('koodi ruotsi', [...common, page('/ruotsi', 'Ruotsi', 'koodi')])).toEqual(['/ruotsi']);
});

test('omits a weak result beside a good one', () => {
  const texts = Array.from({ length: 3 }, (_, number) => page(`/t${number}`, 'Muuta asiaa', 'koodi'));
  const best = page('/koodi', 'Koodi', 'koodi koodi', ['koodi']);
  expect(found('koodi', [...texts, page('/uutinen', 'Muuta asiaa', 'salasanakoodi', [], true), best])).toEqual([
    '/koodi',
    '/t0',
    '/t1',
    '/t2',
  ]);
});

test.each([
  ['a keyword', page('/a', 'Muuta', '', ['koodi']), true],
  ['a heading', { ...page('/a', 'Muuta', ''), sections: [{ id: 'a', heading: 'Koodi', text: '' }] }, true],
  ['a text', page('/a', 'Muuta', 'koodi'), false],
])('whether a page is about a word in %s', (_where, about, isOnTopic) => {
  const index = indexOf([about, page('/muu', 'Muuta', 'koodi')]);
  expect(rank('koodi', index).find(({ page: number }) => number === 0)?.isOnTopic).toBe(isOnTopic);
});

test('sections of a page are sorted by score, then by position; a match in the title adds none', () => {
  const sections = [section('a', 'koodi'), section('b', '', 'Koodi'), section('c', 'koodi'), section('d', 'muuta')];
  const index = indexOf([FILLER, { ...page('/a', 'Muuta', ''), sections }, page('/b', 'Koodi', '', ['koodi'])]);
  const hits = rank('koodi', index);
  expect(hits.map(({ sections: own }) => own.map(({ section }) => section))).toEqual([[], [2, 1, 3]]);
});

describe('for table rows with a state or message', () => {
  const guide = { ...page('/ohje', 'Laskun hyvitys', 'Lasku on maksettu. Maksettu lasku.'), keywords: ['maksettu'] };
  const table: SearchablePage = {
    ...page('/taulukko', 'Tilat', ''),
    sections: [
      { id: '', heading: '', text: 'Johdanto.' },
      { id: 'luonnos', heading: 'Lasku: Luonnos', text: 'Poista', asked: ['Luonnos'] },
      { id: 'maksettu', heading: 'Lasku: Maksettu', text: 'Tee hyvitys', asked: ['Maksettu'] },
      { id: 'virhe', heading: 'Koodi ei kelpaa', text: 'Odota uutta.', asked: ['Koodi ei kelpaa'] },
    ],
  };
  const index = indexOf([guide, table, page('/koodi', 'Koodin vaihto', 'Koodi kelpaa. Koodi ei kelpaa.')]);
  const found = (query: string) => {
    const [hit] = rank(query, index);
    if (hit === undefined) return undefined;
    const place = (hit.sections[0]?.section ?? 0) - index.pages.firstSection(hit.page);
    return [pathsFor([hit], index)[0], hit.page === 1 ? table.sections[place]?.id : undefined];
  };

  test.each([
    ['hyvittää maksettu lasku', ['/taulukko', 'maksettu']],
    ['lasku maksettu', ['/ohje', undefined]],
    ['Koodi ei kelpaa.', ['/taulukko', 'virhe']],
    ['koodi kelpaa', ['/koodi', undefined]],
  ])('"%s" finds %j', (query, expected) => expect(found(query)).toEqual(expected));
});

test('a query equal to a guide’s title finds the guide, not a row with that state', () => {
  const rows = [
    { id: '', heading: '', text: 'Johdanto.' },
    { id: 'reklamoitu', heading: 'Lasku: Reklamoitu', text: 'Lasku odottaa.', asked: ['Reklamoitu'] },
  ];
  const table = { ...page('/taulukko', 'Laskun tilat', ''), sections: rows };
  const guide = page('/reklamointi', 'Laskun merkitseminen reklamoitu-tilaan', '');
  const first = (pages: SearchablePage[]) => {
    const index = indexOf([FILLER, ...pages]);
    return pathsFor(rank('reklamoitu lasku', index), index)[0];
  };
  expect(first([table, guide])).toBe('/reklamointi');
  expect(first([table, page('/reklamointi', 'Laskun riitautus', 'Reklamoitu lasku.')])).toBe('/taulukko');
});

test('in a sentence, words unknown to the site weigh less than its topic', () =>
  expect(search('rakas naapurini zzyzx qwxqw kysyy jakelun')).toContain('/jakelu'));

test.each([
  ['two keywords of several words', page('/a', 'Muuta', '', ['lehti lapselle', 'lisää päiviä']), 0.3],
  ['its text', page('/a', 'Muuta', 'Lapsi ja lisä.'), 0.3],
  ['keywords of one word', page('/a', 'Muuta', '', ['lapsi', 'lisä']), 0.75],
  ['its text, and the compound too', page('/a', 'Lapsi ja lisä', 'Lapsilisä maksetaan.'), 1],
])('an unknown compound covers a page partly if its parts are in %s', (_where, about, share) => {
  const index = indexOf([about, page('/b', 'Koodi', '', ['lapsi', 'lisä'])]);
  expect(rank('lapsilisä ', index).find(({ page: number }) => number === 0)?.coverage).toBeCloseTo(share);
});

// A library: the engine contains no words of its first site.
const LIBRARY_WORDS = {
  compoundParts: ['hylly', 'laina'],
  light: ['mummo'],
  actors: ['lainaaja'],
  sameAction: [['lainata', 'varata']],
};
const LIBRARY_PAGES = [
  page('/lainaaminen', 'Kirjan lainaaminen', 'Ota kirja hyllystä ja vie se automaatille. Laina-aika on neljä viikkoa.'),
  page('/palauttaminen', 'Kirjan palauttaminen', 'Pudota kirja palautusluukkuun. Myöhästyneestä peritään maksu.'),
  page('/uusiminen', 'Lainan uusiminen', 'Uusi laina verkossa, jos kukaan ei odota kirjaa.'),
  page('/varaaminen', 'Kirjan varaaminen', 'Varattu kirja odottaa varaushyllyssä viikon.'),
  page('/kortti', 'Kirjastokortti', 'Kortin saa henkilötodistuksella. Kadonneesta kortista ilmoitetaan heti.'),
];

test.each([
  ['lainaaja haluaa uusia lainan', '/uusiminen'],
  ['mummo hukkasi kirjastokortin', '/kortti'],
])('a library: %s finds %s first', (query, path) => {
  const index = indexOf(LIBRARY_PAGES, LIBRARY_WORDS);
  expect(pathsFor(rank(query, index), index)[0]).toBe(path);
});

test('uses the first 32 words of a longer plan, the number of bits', () => {
  const wordsOf = (text: string, count: number) =>
    Array.from({ length: count }, () => planQuery(text, INDEX.vocabulary, INDEX.analyser)).flat();
  const [first, rest] = [wordsOf('saldo', 32), wordsOf('lasku', 8)];
  expect(pathsFor(rankPlan(first, INDEX), INDEX)).toEqual(['/saldo', '/uutinen']);
  expect(rankPlan([...first, ...rest], INDEX)).toEqual(rankPlan(first, INDEX));
});
