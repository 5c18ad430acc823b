import { analyserOf } from '../../../../src/model/search/analyser';
import { buildSectionDocuments, type SearchablePage } from '../../../../src/node/search/documents';
import { phraseOf } from '../../../../src/model/search/phrases';

const page = (path: string, more: Partial<SearchablePage> = {}): SearchablePage => ({
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
const tokensOf = (text: string | undefined) => new Set(text?.split(' '));

test('no pages make no documents', () => {
  expect(buildSectionDocuments([], analyserOf('fi'))).toEqual([]);
});

test('each section is a document; the page’s own facts and words stand with its first one', () => {
  const documents = buildSectionDocuments(
    [
      page('/a', {
        title: 'Saldo',
        description: 'Rahaa.',
        keywords: ['ennakko'],
        sections: [
          { id: '', heading: '', text: 'Alku alku.' },
          { id: 'osa', heading: 'Osa', text: 'Loppu.' },
        ],
      }),
      page('/b', { title: 'Tili' }),
    ],
    analyserOf('fi'),
  );
  expect(documents.map(({ n, page: number, anchor, path }) => [n, number, anchor, path])).toEqual([
    [0, 0, '', '/a'],
    [1, 0, 'osa', undefined],
    [2, 1, '', '/b'],
  ]);
  expect(tokensOf(documents[0]?.x)).toEqual(new Set(['tsald', 'kennak', 'braha', 'balku', 'calku']));
  expect(tokensOf(documents[1]?.x)).toEqual(new Set(['hosa', 'blopu']));
});

test('compounds are found by their parts, which the site’s own words tell', () => {
  const [, compound] = buildSectionDocuments(
    [page('/a', { title: 'Fakiiri ja kiila' }), page('/b', { title: 'Fakiirikiila' })],
    analyserOf('fi'),
  );
  expect(tokensOf(compound?.x)).toEqual(new Set(['tfakiirikiil', 't+fakiir', 't+kiil']));
});

test('of what a video says the heading is shown and not searched', () => {
  const spoken = { id: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.', isSpoken: true };
  const [document] = buildSectionDocuments([page('/a', { sections: [spoken] })], analyserOf('fi'));
  expect(document).toMatchObject({ anchor: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.' });
  const ofText = buildSectionDocuments([page('/a', { sections: [{ ...spoken, heading: '' }] })], analyserOf('fi'));
  expect(tokensOf(document?.x)).toEqual(tokensOf(ofText[0]?.x));
});

test('words of keywords of several words are parts; a phrase that other pages share is a word of its own', () => {
  const documents = buildSectionDocuments(
    [
      page('/a', { title: 'Lasku', keywords: ['avoin lasku', 'kallis posti'] }),
      page('/b', { title: 'Avoin lasku', keywords: ['  ennakko  '] }),
    ],
    analyserOf('fi'),
  );
  expect([...tokensOf(documents[0]?.x)].sort()).toEqual([
    'k+avoin',
    'k+kall',
    'k+lasku',
    'k+post',
    `k${phraseOf(['avoin', 'lasku'])}`,
    'tlasku',
  ]);
  expect([...tokensOf(documents[1]?.x)].sort()).toEqual(['kennak', 'tavoin', 'tlasku']);
});

test('a stop word of a keyword is no part of its phrase', () => {
  const pages = [page('/a', { title: 'Lasku', keywords: ['lasku ja saldo'] }), page('/b', { title: 'Lasku Saldo' })];
  expect(tokensOf(buildSectionDocuments([...pages, page('/c', { title: 'Saldo' })], analyserOf('fi'))[0]?.x)).toContain(
    `k${phraseOf(['lasku', 'sald'])}`,
  );
});

test('only words of texts are counted as repeated, and news is marked as such', () => {
  const [document, guide] = buildSectionDocuments(
    [
      page('/a', {
        title: 'Saldo saldo',
        keywords: ['saldo'],
        isNews: true,
        sections: [{ id: '', heading: 'Saldo saldo', text: '' }],
      }),
      page('/b'),
    ],
    analyserOf('fi'),
  );
  expect([...tokensOf(document?.x)].sort()).toEqual(['hsald', 'ksald', 'tsald']);
  expect(document).toMatchObject({ isNews: true, tag: 'default', lang: 'fi' });
  expect(guide).not.toHaveProperty('isNews');
});
