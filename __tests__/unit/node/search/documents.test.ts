import { analyserOf } from '../../../../src/model/search/analyser';
import { indexSections, type SearchablePage } from '../../../../src/node/search/documents';
import { askedOf, phraseOf } from '../../../../src/model/search/phrases';

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
/** The documents of pages in Finnish, with the tokens of each. */
const documentsOf = (pages: readonly SearchablePage[]) => {
  const { documents, tokensOf } = indexSections(pages, analyserOf('fi'));
  return documents.map((document) => ({ ...document, tokens: new Set(tokensOf(document.n)) }));
};

test('no pages make no documents', () => {
  expect(documentsOf([])).toEqual([]);
});

test('each section is a document; the page’s own facts and words stand with its first one', () => {
  const documents = documentsOf([
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
  ]);
  expect(documents.map(({ n, page: number, anchor, path }) => [n, number, anchor, path])).toEqual([
    [0, 0, '', '/a'],
    [1, 0, 'osa', undefined],
    [2, 1, '', '/b'],
  ]);
  expect(documents[0]?.tokens).toEqual(new Set(['tsald', 'kennak', 'braha', 'balku', 'calku']));
  expect(documents[1]?.tokens).toEqual(new Set(['hosa', 'blopu']));
});

test('compounds are found by their parts, which the site’s own words tell', () => {
  const [, compound] = documentsOf([page('/a', { title: 'Fakiiri ja kiila' }), page('/b', { title: 'Fakiirikiila' })]);
  expect(compound?.tokens).toEqual(new Set(['tfakiirikiil', 't+fakiir', 't+kiil']));
});

test('of what a video says the heading is shown and not searched', () => {
  const spoken = { id: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.', isSpoken: true };
  const [document] = documentsOf([page('/a', { sections: [spoken] })]);
  expect(document).toMatchObject({ anchor: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.' });
  const ofText = documentsOf([page('/a', { sections: [{ ...spoken, heading: '' }] })]);
  expect(document?.tokens).toEqual(ofText[0]?.tokens);
});

test('words of keywords of several words are parts; a phrase that other pages share is a word of its own', () => {
  const documents = documentsOf([
    page('/a', { title: 'Lasku', keywords: ['avoin lasku', 'kallis posti'] }),
    page('/b', { title: 'Avoin lasku', keywords: ['  ennakko  '] }),
  ]);
  expect([...(documents[0]?.tokens ?? [])].sort()).toEqual([
    'k+avoin',
    'k+kall',
    'k+lasku',
    'k+post',
    `k${phraseOf(['avoin', 'lasku'])}`,
    'tlasku',
  ]);
  expect([...(documents[1]?.tokens ?? [])].sort()).toEqual(['kennak', 'tavoin', 'tlasku']);
});

test('a stop word of a keyword is no part of its phrase', () => {
  const pages = [page('/a', { title: 'Lasku', keywords: ['lasku ja saldo'] }), page('/b', { title: 'Lasku Saldo' })];
  expect(documentsOf([...pages, page('/c', { title: 'Saldo' })])[0]?.tokens).toContain(
    `k${phraseOf(['lasku', 'sald'])}`,
  );
});

test('only words of texts are counted as repeated, and news is marked as such', () => {
  const [document, guide] = documentsOf([
    page('/a', {
      title: 'Saldo saldo',
      keywords: ['saldo'],
      isNews: true,
      sections: [{ id: '', heading: 'Saldo saldo', text: '' }],
    }),
    page('/b'),
  ]);
  expect([...(document?.tokens ?? [])].sort()).toEqual(['hsald', 'ksald', 'tsald']);
  expect(document).toMatchObject({ isNews: true, tag: 'default', lang: 'fi' });
  expect(guide).not.toHaveProperty('isNews');
});

test('the links that a page ends with are not searched', () => {
  const links = { id: 'katso', heading: 'Katso myös', text: 'Saldo', isReferences: true };
  const [first, last] = documentsOf([
    page('/a', { title: 'Lasku', sections: [{ id: '', heading: '', text: 'Teksti' }, links] }),
  ]);
  expect(first?.tokens).toContain('tlasku');
  expect(last?.tokens).toEqual(new Set());
});

test('what a row is asked by is one word of the index, without stop words but with its denial', () => {
  const row = {
    id: 'rivi',
    heading: 'Lasku: Saldo',
    text: '',
    asked: ['Y-tunnus on lasku', 'Posti', 'Posti ei ole lasku'],
  };
  const [document] = documentsOf([page('/a', { title: '', sections: [row] })]);
  expect([...(document?.tokens ?? [])].sort()).toEqual(
    [
      `a${askedOf(['post'])}`,
      `a${askedOf(['post', 'lasku'], true)}`,
      `a${askedOf(['ytunnus', 'lasku'])}`,
      'bsald',
      'hlasku',
      'hsald',
    ].sort(),
  );
});
