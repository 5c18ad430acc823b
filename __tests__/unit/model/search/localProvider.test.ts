import { analyserOf } from '../../../../src/model/search/analyser';
import { answerLocally, passagesOf, type SearchedIndex } from '../../../../src/model/search/localProvider';
import type { SearchFilters } from '../../../../src/model/search/provider';
import { indexFilesOf, openFiles, searchablePage } from '../../../support/localSearch';

const FINNISH = [
  searchablePage('/ohjeet/saldo', {
    title: 'Asiakkaan saldo',
    description: 'Saldosta näet, onko asiakas velkaa.',
    sections: [
      { id: '', heading: '', text: 'Alussa kerrotaan yleistä.' },
      { id: 'palautus', heading: 'Näin palautat rahat', text: 'Palauta saldo asiakkaalle, jos hän pyytää.' },
      { id: 'siirto', heading: 'Saldon siirto', text: 'Siirrä saldo toiselle tilaukselle. Saldo siirtyy heti.' },
    ],
  }),
  searchablePage('/blogi/uutta', { title: 'Uutta saldosta', isNews: true, description: 'Saldo uudistui.' }),
  searchablePage('/ohjeet/lasku', { title: 'Laskun lähettäminen', description: 'Lähetä lasku.', tag: 'docs-2.0' }),
];
const SWEDISH = [searchablePage('/ohjeet/saldo', { title: 'Saldo', description: 'Kundens saldo.', lang: 'sv' })];

const finnish = (without: number[] = []): SearchedIndex => ({
  index: openFiles(indexFilesOf(FINNISH)).index,
  without: new Set(without),
});
/** The index of a single page. */
const indexOf = (page: Parameters<typeof searchablePage>[1]): SearchedIndex => ({
  index: openFiles(indexFilesOf([searchablePage('/ohjeet/x', page)])).index,
  without: new Set(),
});
const filters = (more: Partial<SearchFilters> = {}): SearchFilters => ({ locale: 'fi', offset: 0, limit: 10, ...more });
const told = (parts: readonly { text: string; isMatch: boolean }[] | undefined) =>
  (parts ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('a result has its location, highlighted texts and best sections', async () => {
  const { pages, total, isClosest, correction } = await answerLocally([finnish()], 'saldon siirto', filters());
  expect([total, isClosest, correction]).toEqual([2, false, null]);
  const [page] = pages;
  expect(page).toMatchObject({ href: '/ohjeet/saldo', lang: 'fi', area: 'ohjeet', breadcrumb: ['ohjeet'] });
  expect(told(page?.title)).toBe('Asiakkaan [saldo]');
  expect(page?.sections.map((each) => [each.anchor, told(each.heading)])).toEqual([['siirto', '[Saldon] [siirto]']]);
});

test.each([
  ['lehti ei tullut', ['en-saanut', true]],
  ['lehti tuli', ['tuli', true]],
])('among headings, "%s" finds the one with the same question first: %j', async (query, expected) => {
  const page = indexOf({
    title: 'Kysymyksiä jakelusta',
    sections: [
      { id: 'jakelu', heading: 'Lehden jakelu', text: 'Jakelu, jakelu ja lehti. Lehti ei tullut, tuli.' },
      { id: 'tuli', heading: 'Milloin lehti tuli?', text: '' },
      { id: 'en-saanut', heading: 'Asiakas ei saanut lehteä', text: '' },
    ],
  });
  const words = { sameAction: [['tulla', 'tullut', 'tuli', 'saada', 'saanut']] };
  const index = { ...page.index, analyser: analyserOf('fi', words) };
  const [found] = (await answerLocally([{ ...page, index }], query, filters())).pages;
  expect([found?.sections[0]?.anchor, found?.sections[0]?.isAnswer]).toEqual(expected);
});

const GUIDE = [
  { id: '', heading: '', text: 'Siirrä eräpäivää, kun asiakas pyytää.' },
  { id: 'ennen', heading: 'Ennen kuin aloitat', text: 'Tarkista laskun tila.' },
  { id: 'nain', heading: 'Näin siirrät eräpäivää', text: 'Avaa lasku ja anna uusi päivä.', hasSteps: true },
  { id: 'laske', heading: 'Laske korko', text: 'Laskuri laskee koron.' },
  { id: 'vika', heading: 'Jos jokin menee vikaan', text: 'Viite oli väärä ja pankki palautti rahan.' },
];
const LONG = [...GUIDE.slice(0, 1), ...[...'abcde'].map((id) => ({ id, heading: id, text: '' })), ...GUIDE.slice(1)];
/** A guide whose problems are search results of their own. */
const PROBLEMS = [
  ...GUIDE,
  { id: 'vika-1', heading: 'Painike on harmaa', text: 'Pyydä oikeus pääkäyttäjältä.', asked: [] },
  { id: 'vika-2', heading: 'Siirsit väärän laskun eräpäivän', text: 'Toista vaiheet.', asked: [] },
];

test.each([
  ['a guide opens at its steps', 'asiakas pyytää siirtoa', GUIDE, 'nain'],
  ['also for its title', 'eräpäivän siirto', GUIDE, 'nain'],
  ['but at a heading with other words of the query', 'paljonko on korko', GUIDE, 'laske'],
  ['and at a text with most of them', 'pankki palautti rahan', GUIDE, 'vika'],
  ['a problem that the query names wins over the steps', 'miksi painike on harmaa', PROBLEMS, 'vika-1'],
  ['even with words of the title', 'siirsin väärän laskun eräpäivän', PROBLEMS, 'vika-2'],
  ['one that only shares a word does not', 'laskun eräpäivän siirto', PROBLEMS, 'nain'],
  ['a page that explains first opens at its start where that fits as well', 'asiakas pyytää', LONG, undefined],
  ['and for its title', 'eräpäivän siirto', LONG, undefined],
  ['else at the section that is clearly ahead', 'korko', LONG, 'laske'],
])('%s: "%s"', async (_what, query, sections, id) => {
  const page = indexOf({ title: 'Eräpäivän siirto', sections });
  const [found] = (await answerLocally([page], query, filters())).pages;
  expect(found?.sections.find(({ isAnswer }) => isAnswer)?.anchor).toBe(id);
});

test.each([['lehti jakelu osoite posti', ['kysymys', 'luettelo']]])(
  'words of a heading count more than words of a text, and the lead hides no section: "%s" finds %j',
  async (query, ids) => {
    const text = 'Lehti, jakelu, osoite, posti. Lehti, jakelu, osoite, posti.';
    const page = indexOf({
      title: 'Muuta',
      sections: [
        { id: '', heading: '', text: text.repeat(2) },
        { id: 'luettelo', heading: 'Luettelo', text },
        { id: 'kysymys', heading: 'Osoite, posti ja jakelu', text: '' },
      ],
    });
    const [found] = (await answerLocally([page], query, filters())).pages;
    expect(found?.sections.map(({ anchor }) => anchor)).toEqual(ids);
  },
);

test('passages follow later, for the page and for its sections', async () => {
  const answer = await answerLocally([finnish()], 'palauta saldo', filters());
  const [page] = await passagesOf(answer);
  expect(told(page?.snippet)).toBe('[Saldosta] näet, onko asiakas velkaa.');
  expect(told(page?.sections[0]?.snippet)).toBe('[Palauta] [saldo] asiakkaalle, jos hän pyytää.');
});

test.each([
  [{ areas: ['blogi'] }, ['/blogi/uutta']],
  [{ languages: ['sv'] }, []],
  [{ tags: ['docs-2.0'] }, []],
  [{ offset: 1 }, ['/blogi/uutta']],
])('a search filtered by %j finds %j', async (narrowed, hrefs) => {
  const { pages } = await answerLocally([finnish()], 'saldo', filters(narrowed));
  expect(pages.map(({ href }) => href)).toEqual(hrefs);
});

test('pages in the reader’s language come first, without duplicates', async () => {
  const swedish = { index: openFiles(indexFilesOf(SWEDISH)).index, without: new Set<number>() };
  const { pages, total } = await answerLocally([swedish, finnish([0])], 'saldo', filters({ locale: 'sv' }));
  expect(pages.map(({ href, lang }) => `${lang} ${href}`)).toEqual(['sv /ohjeet/saldo', 'fi /blogi/uutta']);
  expect(total).toBe(2);
});

test.each(['Tilaus', 'Tilaukset'])('"%s" finds the page of that title first', async (title) => {
  const pages = ['Tilaus', 'Tilaukset'].map((each) => searchablePage(each, { title: each }));
  const searched = { index: openFiles(indexFilesOf(pages)).index, without: new Set<number>() };
  expect((await answerLocally([searched], title, filters())).pages[0]?.href).toBe(title);
});

test('names no nearest page if nothing is similar', async () =>
  expect((await answerLocally([finnish()], 'qqqqqqq', filters())).nearest).toBeNull());

test.each([
  ...['', '   ', '.*+?^$', 'constructor', '__proto__', '\ud800', 'ja'],
  ...['<img src=x onerror=alert(1)>', 'x'.repeat(100_000)],
])('the query %# has a consistent answer', async (query) => {
  const answer = await answerLocally([finnish()], query, filters());
  expect(answer.pages.length).toBe(answer.total);
});

test('omits sections without anchor or heading, and shows three at most', async () => {
  const sections = ['', 'a', 'b', 'c', 'd'].map((id) => ({
    id,
    heading: id === 'a' ? '' : `Maksu ${id}`,
    text: 'Maksu.',
  }));
  const { pages } = await answerLocally([indexOf({ title: 'Muuta', sections })], 'maksu', filters());
  expect(pages[0]?.sections.map(({ anchor, snippet }) => [anchor, snippet])).toEqual([
    ['b', []],
    ['c', []],
    ['d', []],
  ]);
});

test('without results, names the nearest page, with its texts without highlights', async () => {
  const { pages, nearest, total } = await answerLocally([finnish()], 'asiaqqqaan', filters());
  expect([pages, total]).toEqual([[], 0]);
  expect(nearest).toEqual({
    href: '/ohjeet/saldo',
    lang: 'fi',
    area: 'ohjeet',
    breadcrumb: ['ohjeet'],
    sections: [],
    title: [{ text: 'Asiakkaan saldo', isMatch: false }],
    snippet: [{ text: 'Saldosta näet, onko asiakas velkaa.', isMatch: false }],
  });
});

test.each([
  ['miten lahettmainen?', 'miten lähettäminen?'],
  ['saldo', null],
])('the query "%s" is corrected to %j', async (query, correction) => {
  expect((await answerLocally([finnish()], query, filters())).correction).toBe(correction);
});

test('pages with only a part of the query are the closest', async () => {
  expect((await answerLocally([finnish()], 'velkaa uudistui lähettäminen', filters())).isClosest).toBe(true);
  expect((await answerLocally([finnish()], 'saldo', filters())).isClosest).toBe(false);
  expect((await answerLocally([finnish()], 'qqqqqqq', filters())).isClosest).toBe(false);
});

test('a language with a page about the query comes before one that only mentions it', async () => {
  const mention = searchablePage('/ohjeet/om', { title: 'Annat', lang: 'sv', description: 'Saldo.' });
  const swedish = { index: openFiles(indexFilesOf([mention])).index, without: new Set<number>() };
  const { pages } = await answerLocally([swedish, finnish()], 'saldo', filters({ locale: 'sv' }));
  expect(pages.map(({ href }) => href)).toEqual(['/ohjeet/saldo', '/blogi/uutta', '/ohjeet/om']);
});

test('an answer has the stems to highlight on the opened page', async () => {
  const { stems } = await answerLocally([finnish()], 'saldon siirto', filters());
  expect([stems, new Set(stems).size]).toEqual([expect.arrayContaining(['sald', 'siirr']), stems.length]);
});

test('does not highlight words of another meaning, nor related verbs', async () => {
  const sections = [{ id: '', heading: '', text: 'Summa lasketaan itse. Muokkaa laskua.' }];
  const answer = await answerLocally([indexOf({ title: 'Laskun korjaus', sections })], 'korjaa laskun', filters());
  const [found] = await passagesOf(answer);
  expect([told(found?.title), told(found?.snippet)]).toEqual([
    '[Laskun] [korjaus]',
    'Summa lasketaan itse. Muokkaa [laskua].',
  ]);
});

test('omits a section that repeats the page’s title', async () => {
  const sections = [
    { id: 'alku', heading: 'Ennen kuin aloitat', text: 'Katso saldo.' },
    { id: 'siirto', heading: 'Näin siirrät saldon', text: 'Paina nappia.' },
    { id: 'vika', heading: 'Jos jokin menee vikaan', text: 'Saldo on kadonnut.' },
  ];
  const index = indexOf({ title: 'Saldo', sections });
  const anchorsOf = async (query: string) =>
    (await answerLocally([index], query, filters())).pages[0]?.sections.map(({ anchor }) => anchor);
  expect([await anchorsOf('saldo'), await anchorsOf('saldo kadonnut')]).toEqual([['siirto'], ['vika']]);
});

test('a query replaced by a newer one reads no entries', async () => {
  const { index, read } = openFiles(indexFilesOf(FINNISH));
  const ask = (isOutdated: boolean) =>
    answerLocally([{ index, without: new Set() }], 'saldo', filters(), () => isOutdated);
  expect([await ask(true), [...read], (await ask(false))?.total]).toEqual([undefined, [], 2]);
});
