import { findMiss, judge } from '../../../../../src/node/search/evaluation/judge';
import { formatSummary, fulfilledShare } from '../../../../../src/node/search/evaluation/judgementSummary';
import { indexOf } from '../../../../../src/node/search/evaluation/memoryIndex';
import { describeMiss } from '../../../../../src/node/search/evaluation/missText';
import { searchablePage } from '../../../../support/localSearch';
import { SMALL_SITE } from '../../../../support/smallSite';

const INDEX = indexOf(SMALL_SITE);
const expectation = (query: string, pages: string[], kind = 'exact') => ({ kind, query, pages });

describe('the search of a small site finds first', () => {
  test.each([
    ['exact', 'maksumuistutus', '/docs/maksumuistutus'],
    ['exact', 'jakelun keskeytys', '/docs/keskeytys'],
    ['inflected', 'maksumuistutuksia', '/docs/maksumuistutus'],
    ['inflected', 'raporteista', '/docs/raportit'],
    ['derived', 'eräpäivän siirtäminen', '/docs/erapaiva'],
    ['typo', 'hyvytyslasku', '/docs/hyvityslasku'],
    ['typo', 'postitsulista', '/docs/postituslista'],
    ['compound', 'muistutus', '/docs/maksumuistutus'],
    ['split', 'hyvitys lasku', '/docs/hyvityslasku'],
    ['folded', 'erapaivan siirto', '/docs/erapaiva'],
    ['prefix', 'osoitteenm', '/docs/osoite'],
    ['everyday', 'karhulasku', '/docs/maksumuistutus'],
    ['foreign', 'due date', '/docs/erapaiva'],
    ['foreign', 'kreditering', '/docs/hyvityslasku'],
    ['question', 'miten vaihdan tilaajan osoitteen', '/docs/osoite'],
  ])('by a query of the class %s: %s', (kind, query, path) => {
    expect(judge(expectation(query, [path], kind), INDEX)).toMatchObject({ place: 0, isFulfilled: true });
  });
});

test.each(['sää huomenna', 'jalkapallo', 'xyzzy'])(
  '"%s" is answered by nothing that claims to be an answer',
  (query) => {
    expect(judge(expectation(query, [], 'none'), INDEX).isFulfilled).toBe(true);
  },
);

test('one of several expected pages is enough, and the best of them counts', () => {
  const { place, isFulfilled } = judge(expectation('lasku', ['/docs/raportit', '/docs/hyvityslasku']), INDEX);
  expect([place, isFulfilled]).toEqual([0, true]);
});

const missOf = (query: string, pages: string[], index = INDEX) => {
  const asked = expectation(query, pages);
  expect(judge(asked, index).isFulfilled).toBe(false);
  return describeMiss(asked, findMiss(asked, index));
};

const REMEDY =
  'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }';

test('of a page that the query does not find it is told which words it lacks', () => {
  expect(missOf('karhulasku', ['/docs/raportit'])).toEqual({
    message: [
      '"karhulasku": its page is not among the first 3. Found instead: /docs/maksumuistutus.',
      '/docs/raportit is not found: it lacks karhulasku.',
      'First is /docs/maksumuistutus, by karhulasku (the word itself, in the keywords).',
    ].join('\n  '),
    hint: REMEDY,
  });
});

test('of a page that comes later it is told where it is and what it has', () => {
  const titles = ['Saldo', 'Saldo ja lasku', 'Saldo ja maksu', 'Asiakkaan avoin saldo laskulla'];
  const index = indexOf(titles.map((title, at) => searchablePage(`/docs/${at + 1}`, { title })));
  expect(missOf('saldo hukka', ['/docs/4', '/docs/5'], index).message).toBe(
    [
      '"saldo hukka": none of its pages is among the first 3. Found instead: /docs/1, /docs/2, /docs/3.',
      '/docs/4 is the 4th result: it lacks hukka; it has saldo (the word itself, in the title).',
      'First is /docs/1, by saldo (the word itself, in the title).',
    ].join('\n  '),
  );
});

test('a page that has every word and still is not found first', () => {
  const titles = ['Saldo', 'Saldo ja lasku', 'Saldo ja maksu', 'Asiakkaan avoin saldo laskulla'];
  const index = indexOf(titles.map((title, at) => searchablePage(`/docs/${at + 1}`, { title })));
  expect(missOf('saldo', ['/docs/4'], index).message).toContain(
    '/docs/4 is the 4th result: it has every word; it has saldo (the word itself, in the title).',
  );
});

test('a query that finds nothing', () => {
  expect(missOf('xyzzy', ['/docs/raportit']).message).toBe(
    '"xyzzy": its page is not among the first 3. Nothing is found.\n  /docs/raportit is not found: it lacks xyzzy.',
  );
});

test('what should find nothing and does', () => {
  expect(missOf('raportit', [])).toEqual({
    message: [
      '"raportit" is expected to find nothing. Found instead: /docs/raportit.',
      'First is /docs/raportit, by raportit (the word itself, in the title).',
    ].join('\n  '),
    hint: 'Name the page that answers it, or write why it is found: { pages: [], knownMiss: … }',
  });
});

test('an expected page that the site does not have is left out', () => {
  const asked = expectation('karhulasku', ['/docs/eiole']);
  expect(findMiss(asked, INDEX).expected).toBeUndefined();
  expect(describeMiss(asked, findMiss(asked, INDEX)).message).not.toContain('lacks');
});

describe('the summary', () => {
  const judged = [
    expectation('maksumuistutus', ['/docs/maksumuistutus']),
    expectation('xyzzy', ['/docs/raportit']),
    expectation('osoite', ['/docs/postituslista']),
    expectation('jalkapallo', [], 'none'),
  ].map((each) => judge(each, INDEX));

  test('has a line for each class and one for all', () => {
    expect(formatSummary(judged).split('\n')).toEqual([
      'class  queries    first  first 3  nothing',
      'exact        3   33.3 %   66.7 %   33.3 %',
      'none         1  100.0 %  100.0 %  100.0 %',
      'all          4   50.0 %   75.0 %   50.0 %',
    ]);
    expect(fulfilledShare(judged)).toBe(0.75);
  });

  test('of no expectations says so', () => {
    expect(formatSummary([])).toBe('class  queries  first  first 3  nothing\nall          0      –        –        –');
    expect(fulfilledShare([])).toBe(1);
  });
});
