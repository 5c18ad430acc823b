import path from 'node:path';
import { rank } from '../../../src/model/search/rank';
import { loadContent } from '../../../src/node/content/loadContent';
import { createRecordStore } from '../../../src/node/content/recordStore';
import { formatReport } from '../../../src/node/diagnostics/diagnostic';
import { explain } from '../src/explain';
import { findMiss, judge } from '../src/judge';
import { formatSummary, fulfilledShare } from '../src/judgementSummary';
import { indexOf, pathsFor } from '../../../src/node/search/memoryIndex';
import { checkSearchExpectations, readSearchExpectations, describeMiss, ordinal } from '../src/searchExpectations';
import { type Changes, withContentFolder } from '../../../__tests__/support/contentFolder';
import { searchablePage } from '../../../__tests__/support/localSearch';
import { engineOf } from '../../../__tests__/support/engine';

describe('explain', () => {
  const page = searchablePage;
  const INDEX = indexOf([
    page('/siirto', { title: 'Eräpäivän siirto', keywords: ['lykkäys', 'lisää maksuaikaa'] }),
    page('/posti', {
      title: 'Postituslista',
      sections: [
        { id: '', heading: '', text: 'Tilaajat luetellaan.' },
        { id: 'niput', heading: 'Nippujen muodostaminen', text: 'Lista ja lista. Muodosta niput.' },
      ],
    }),
    page('/muu', { title: 'Muu', sections: [{ id: '', heading: '', text: 'Tämä on muuta.' }] }),
  ]);

  const why = (query: string, path: string) => {
    const found = explain(query, INDEX);
    const hit = found[pathsFor(found, INDEX).indexOf(path)];
    return hit?.reasons.map(({ word, match }) =>
      match === null ? [word] : [word, match.by, `${match.field}${match.isPart ? '+' : ''}`, match.stem],
    );
  };

  const DUE = ['erapaiva', 'word', 't', 'erapaip'];

  test.each([
    ['eräpäivä', '/siirto', [DUE]],
    ['siirtäminen', '/siirto', [['siirtaminen', 'family', 't', 'siirr']]],
    ['maksuaika', '/siirto', [['maksuaika', 'word', 'k+', 'maksuaika']]],
    ['vaihtaa eräpäivä', '/siirto', [['vaihtaa', 'related', 't', 'siirr'], DUE]],
    ['eräpävän', '/siirto', [['erapavan', 'spelling', 't', 'erapaip']]],
    ['postitusl', '/posti', [['postitusl', 'prefix', 't', 'postituslist']]],
    ['lista', '/posti', [['lista', 'word', 't+', 'list']]],
    ['tilaajat', '/posti', [['tilaajat', 'word', 'b', 'tilaaj']]],
    ['niput bitcoin', '/posti', [['niput', 'word', 'h', 'nipu'], ['bitcoin']]],
  ])('for "%s" the page %s has %j', (query, path, reasons) => expect(why(query, path)).toEqual(reasons));

  test('explains exactly the results, in order and with their scores', () => {
    for (const query of ['eräpäivä', 'muodosta lista', 'siirto', '']) {
      const found = rank(query, INDEX);
      expect(explain(query, INDEX)).toEqual(found.map((hit) => expect.objectContaining(hit) as unknown));
    }
  });

  test('a title word weighs more than a text word', () => {
    const weight = (query: string) => explain(query, INDEX)[0]?.reasons[0]?.match?.weight ?? 0;
    expect(weight('eräpäivä')).toBeGreaterThan(weight('tilaajat'));
  });
});

const guide = (path: string, title: string, text: string, keywords: string[] = []) =>
  searchablePage(path, { title, keywords, sections: [{ id: '', heading: '', text }] });
/** A small site, in Finnish. */
const INDEX = indexOf([
  guide('/docs/maksumuistutus', 'Maksumuistutus', 'Muistuta asiakasta laskusta, jota ei ole maksettu.', ['karhulasku']),
  guide('/docs/erapaiva', 'Eräpäivän siirto', 'Anna asiakkaalle lisää maksuaikaa.', ['lykkäys', 'due date']),
  guide('/docs/hyvityslasku', 'Hyvityslasku', 'Hyvitä lasku, joka on väärin.', ['kreditering']),
  guide('/docs/keskeytys', 'Jakelun keskeytys', 'Keskeytä jakelu loman ajaksi.', ['lomatauko']),
  guide('/docs/osoite', 'Osoitteenmuutos', 'Vaihda osoite, kun tilaaja muuttaa.', ['muutto']),
  guide('/docs/postituslista', 'Postituslista', 'Niput tulostetaan osoitteiden mukaan.'),
  guide('/docs/raportit', 'Raportit', 'Tilausten määrät kuukausittain.', ['tilastot']),
]);
const expectation = (query: string, pages: string[], kind = 'exact') => ({ kind, query, pages });

test.each([
  ['exact', 'maksumuistutus', '/docs/maksumuistutus'],
  ['typo', 'hyvytyslasku', '/docs/hyvityslasku'],
  ['split', 'hyvitys lasku', '/docs/hyvityslasku'],
  ['question', 'miten vaihdan tilaajan osoitteen', '/docs/osoite'],
])('the search of a small site ranks the right page first for a query of the class %s: %s', (kind, query, path) => {
  expect(judge(expectation(query, [path], kind), INDEX)).toMatchObject({ rank: 0, isFulfilled: true });
});

test.each(['sää huomenna', 'xyzzy'])('"%s" has no result that is labelled as an answer', (query) => {
  expect(judge(expectation(query, [], 'none'), INDEX).isFulfilled).toBe(true);
});

test('one of several expected pages suffices, and the best one counts', () => {
  const { rank, isFulfilled } = judge(expectation('lasku', ['/docs/raportit', '/docs/hyvityslasku']), INDEX);
  expect([rank, isFulfilled]).toEqual([0, true]);
});

const missOf = (query: string, pages: string[], index = INDEX) => {
  const expected = expectation(query, pages);
  expect(judge(expected, index).isFulfilled).toBe(false);
  return describeMiss(expected, findMiss(expected, index));
};

const REMEDY =
  'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }';

test('lists the missing words of a page that the query does not find', () =>
  expect(missOf('karhulasku', ['/docs/raportit'])).toEqual({
    message: [
      '"karhulasku": its page is not among the first 3. Found instead: /docs/maksumuistutus.',
      '/docs/raportit is not found: it lacks karhulasku.',
      'First is /docs/maksumuistutus, by karhulasku (the word itself, in the keywords).',
    ].join('\n  '),
    hint: REMEDY,
  }));

test('reports rank and matches of a lower-ranked page', () => {
  const titles = ['Saldo', 'Saldo ja lasku', 'Saldo ja maksu', 'Asiakkaan avoin saldo laskulla'];
  const index = indexOf(titles.map((title, at) => searchablePage(`/docs/${at + 1}`, { title })));
  expect(missOf('saldo', ['/docs/4'], index).message).toContain(
    '/docs/4 is the 4th result: it has every word; it has saldo (the word itself, in the title).',
  );
  expect(missOf('saldo hukka', ['/docs/4', '/docs/5'], index).message).toBe(
    [
      '"saldo hukka": none of its pages is among the first 3. Found instead: /docs/1, /docs/2, /docs/3.',
      '/docs/4 is the 4th result: it lacks hukka; it has saldo (the word itself, in the title).',
      'First is /docs/1, by saldo (the word itself, in the title).',
    ].join('\n  '),
  );
});

test('a query that finds nothing', () =>
  expect(missOf('xyzzy', ['/docs/raportit']).message).toBe(
    '"xyzzy": its page is not among the first 3. Nothing is found.\n  /docs/raportit is not found: it lacks xyzzy.',
  ));

test('a query that must have no results but has some', () =>
  expect(missOf('raportit', [])).toEqual({
    message: [
      '"raportit" is expected to find nothing. Found instead: /docs/raportit.',
      'First is /docs/raportit, by raportit (the word itself, in the title).',
    ].join('\n  '),
    hint: 'Name the page that answers it, or write why it is found: { pages: [], knownMiss: … }',
  }));

test('the summary has a line per class and a total', () => {
  const judged = [
    expectation('maksumuistutus', ['/docs/maksumuistutus#']),
    expectation('xyzzy', ['/docs/raportit#osa']),
    expectation('osoite', ['/docs/postituslista']),
    expectation('jalkapallo', [], 'none'),
  ].map((each) => judge(each, INDEX));
  expect(formatSummary(judged).split('\n')).toEqual([
    'class  queries    first  first 3  nothing  section',
    'exact        3   33.3 %   66.7 %   33.3 %   50.0 %',
    'none         1  100.0 %  100.0 %  100.0 %        –',
    'all          4   50.0 %   75.0 %   50.0 %   50.0 %',
  ]);
  expect(formatSummary([]).split('\n')[1]).toBe('all          0      –        –        –        –');
  expect([fulfilledShare(judged), fulfilledShare([])]).toEqual([0.75, 1]);
});

/** Compiles unchanged files once for all tests. */
const store = createRecordStore();

/** Checks the expectations on the good folder with changes. */
function checkOf(yaml: string, changes: Changes = {}) {
  return withContentFolder({ 'search-expectations.yaml': yaml, ...changes }, async (folder) => {
    const { content } = await loadContent(engineOf(folder), store);
    const { expectations, diagnostics } = readSearchExpectations(path.join(folder, 'search-expectations.yaml'));
    if (content === undefined || diagnostics.length > 0) throw new Error(formatReport(diagnostics));
    return checkSearchExpectations(content, expectations);
  });
}

/** Start of a report with one error. */
const ONE = 'The content has 1 error in 1 file.\n\ncontent/search-expectations.yaml:';
const fileFindings = (yaml: string) =>
  withContentFolder({ 'search-expectations.yaml': yaml }, (folder) =>
    Promise.resolve(formatReport(readSearchExpectations(path.join(folder, 'search-expectations.yaml')).diagnostics)),
  );

test('fulfilled expectations have no findings, also by an old address', async () => {
  const yaml =
    'exact:\n  lasku: /docs/ohjeet/lasku\n  saldo: [/docs/alku, /docs/ohjeet/saldo]\nmoved:\n  lasku: /docs/lasku\nnone:\n  jalkapallo: []\n';
  const { findings, misses, knownMisses, judged } = await checkOf(yaml);
  expect({ findings, misses, knownMisses }).toEqual({ findings: [], misses: [], knownMisses: 0 });
  expect(judged.map(({ isFulfilled }) => isFulfilled)).toEqual([true, true, true, true]);
});

test('reports a miss at its query', async () => {
  const { misses, findings } = await checkOf('exact:\n  lasku: /docs/ohjeet/lasku\n  xyzzy: /docs/alku\n');
  expect(findings).toEqual([]);
  expect(formatReport(misses)).toBe(
    `${ONE}3:3\n  "xyzzy": its page is not among the first 3. Nothing is found.\n  /docs/alku is not found: it lacks xyzzy.\n  ${REMEDY}`,
  );
});

test('only counts a known miss', async () => {
  const { misses, findings, knownMisses } = await checkOf(
    'exact:\n  xyzzy: { pages: /docs/alku, knownMiss: Nobody knows this word. }\n',
  );
  expect([misses, findings, knownMisses]).toEqual([[], [], 1]);
});

test.each(
  Object.entries({
    'exact:\n  lasku: { pages: /docs/ohjeet/lasku, knownMiss: Not yet. }\n':
      '2:3\n  "lasku" finds its page now, as the 1st result.\n  Remove "knownMiss".',
    'exact:\n  lasku: { pages: [/docs/alku, /docs/ohjeet/lasku], knownMiss: Not yet. }\n':
      '2:3\n  "lasku" finds one of its pages now, as the 1st result.\n  Remove "knownMiss".',
    'none:\n  jalkapallo: { pages: [], knownMiss: Not yet. }\n':
      '2:3\n  "jalkapallo" finds nothing now that claims to be an answer.\n  Remove "knownMiss".',
    'exact:\n  xyzzy: /docs/ohjeet/lasq\n':
      '2:10\n  "xyzzy" expects /docs/ohjeet/lasq, which is not a page that the search finds.\n  Did you mean "/docs/ohjeet/lasku"?',
    'exact:\n  lasku: /docs/ohjeet/lasku#xyz\n':
      '2:10\n  "lasku" expects #xyz, which is not a section of /docs/ohjeet/lasku.\n  Write the id of a heading in plain letters.',
    'exact:\n  xyzzy: [/docs/alku, /xyz]\n':
      '2:23\n  "xyzzy" expects /xyz, which is not a page that the search finds.\n  Write the path of a doc or a post.',
  }),
)('reports %j', async (yaml, report) => {
  const { findings, misses } = await checkOf(yaml);
  expect([formatReport(findings), misses]).toEqual([ONE + report, []]);
});

test('an unlisted page cannot be found by the search', async () => {
  const unlisted = '---\ntitle: Piilossa\ndescription: Ei listoilla.\nunlisted: true\n---\n\nTeksti.\n';
  const { findings } = await checkOf('exact:\n  piilossa: /docs/piilossa\n', { 'docs/piilossa.mdx': unlisted });
  expect(findings.map(({ message }) => message)).toEqual([
    '"piilossa" expects /docs/piilossa, which is not a page that the search finds.',
  ]);
});

test.each(
  Object.entries({
    'exact:\n  lasku: docs/lasku\n': '2:10\n  This is not a path of the site.\n  Start it with one slash: /docs/saldo',
    'exact:\n  lasku: 5\n':
      '2:10\n  "exact.lasku" has a value that fits none of its forms.\n  Write the path of a page, several in square brackets, or { pages: /docs/saldo, knownMiss: why it is not found }.',
    'exact:\n  lasku: { pages: /docs/alku, knwonMiss: No. }\n':
      '2:31\n  Unknown key "knwonMiss" in exact.lasku.\n  Did you mean "knownMiss"?',
    'exact:\n  lasku: { pages: /docs/alku, knownMiss: "" }\n':
      '2:42\n  "exact.lasku.knownMiss" is empty.\n  Write its value, or remove it where it is not needed.',
    'exact:\n': '1:7\n  "exact" is empty.\n  Write its value, or remove it where it is not needed.',
  }),
)('a file with %j', async (yaml, report) => expect(await fileFindings(yaml)).toBe(ONE + report));

test.each([
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [111, '111th'],
])('rank %d is the %s', (place, text) => expect(ordinal(place)).toBe(text));
