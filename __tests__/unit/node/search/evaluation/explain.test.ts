import type { SearchablePage } from '../../../../../src/node/search/documents';
import { explain } from '../../../../../src/node/search/evaluation/explain';
import { indexOf, pathsFor } from '../../../../../src/node/search/evaluation/memoryIndex';
import { rank } from '../../../../../src/model/search/rank';

const page = (path: string, more: Partial<SearchablePage>): SearchablePage => ({
  path,
  title: '',
  description: '',
  keywords: [],
  lang: 'fi',
  isNews: false,
  tag: 'default',
  sections: [],
  ...more,
});

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

test.each([
  ['eräpäivä', '/siirto', [['erapaiva', 'word', 't', 'erapaip']]],
  ['siirtäminen', '/siirto', [['siirtaminen', 'family', 't', 'siirr']]],
  ['lykkäys', '/siirto', [['lykkays', 'word', 'k', 'lykkays']]],
  ['maksuaika', '/siirto', [['maksuaika', 'word', 'k+', 'maksuaika']]],
  [
    'vaihtaa eräpäivä',
    '/siirto',
    [
      ['vaihtaa', 'related', 't', 'siirr'],
      ['erapaiva', 'word', 't', 'erapaip'],
    ],
  ],
  ['eräpävän', '/siirto', [['erapavan', 'spelling', 't', 'erapaip']]],
  ['postitusl', '/posti', [['postitusl', 'prefix', 't', 'postituslist']]],
  ['lista', '/posti', [['lista', 'word', 't+', 'list']]],
  ['niput', '/posti', [['niput', 'word', 'h', 'nipu']]],
  ['tilaajat', '/posti', [['tilaajat', 'word', 'b', 'tilaaj']]],
  ['niput bitcoin', '/posti', [['niput', 'word', 'h', 'nipu'], ['bitcoin']]],
])('of "%s" the page %s has %j', (query, path, reasons) => {
  expect(why(query, path)).toEqual(reasons);
});

test('what is explained is what is found, in the same order and with the same scores', () => {
  for (const query of ['eräpäivä', 'muodosta lista', 'siirto', '']) {
    const found = rank(query, INDEX);
    expect(explain(query, INDEX)).toEqual(found.map((hit) => expect.objectContaining(hit) as unknown));
  }
});

test('a word of a title weighs more than one of a text', () => {
  const weight = (query: string) => explain(query, INDEX)[0]?.reasons[0]?.match?.weight ?? 0;
  expect(weight('eräpäivä')).toBeGreaterThan(weight('tilaajat'));
});
