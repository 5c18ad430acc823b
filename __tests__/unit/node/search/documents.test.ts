import { analyserOf } from '../../../../src/model/search/analyser';
import { askedOf, phraseOf } from '../../../../src/model/search/phrases';
import { indexSections, type SearchablePage } from '../../../../src/node/search/documents';
import { searchIndexer } from '../../../../src/node/search/searchDocuments';
import { makeContentFolder } from '../../../support/contentFolder';
import { searchablePage } from '../../../support/localSearch';
import { projectEngine } from '../../../../src/engine';

const page = (path: string, more: Partial<SearchablePage> = {}) => searchablePage(path, { sections: [], ...more });
/** The search documents of Finnish pages, with their tokens. */
const documentsOf = (pages: readonly SearchablePage[]) => {
  const { documents, tokensOf } = indexSections(pages, analyserOf('fi'));
  return documents.map((document) => ({ ...document, tokens: new Set(tokensOf(document.n)) }));
};

test('each section is a document; the first one includes the page’s own texts', () => {
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

test('finds compounds by their parts, which are words of the site', () => {
  const [, compound] = documentsOf([page('/a', { title: 'Fakiiri ja kiila' }), page('/b', { title: 'Fakiirikiila' })]);
  expect(compound?.tokens).toEqual(new Set(['tfakiirikiil', 't+fakiir', 't+kiil']));
});

test('the heading of a video section is shown, but not searched', () => {
  const spoken = { id: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.', isSpoken: true };
  const [document] = documentsOf([page('/a', { sections: [spoken] })]);
  expect(document).toMatchObject({ anchor: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.' });
  const ofText = documentsOf([page('/a', { sections: [{ ...spoken, heading: '' }] })]);
  expect(document?.tokens).toEqual(ofText[0]?.tokens);
});

test('splits keyword phrases; a phrase that other pages share is one token', () => {
  const documents = documentsOf([
    page('/a', { title: 'Lasku', keywords: ['avoin lasku', 'kallis posti'] }),
    page('/b', { title: 'Avoin lasku', keywords: ['  ennakko  '] }),
  ]);
  const parts = ['k+avoin', 'k+kall', 'k+lasku', 'k+post'];
  expect(documents[0]?.tokens).toEqual(new Set([...parts, `k${phraseOf(['avoin', 'lasku'])}`, 'tlasku']));
  expect(documents[1]?.tokens).toEqual(new Set(['kennak', 'tavoin', 'tlasku']));
});

test('a stop word is not part of a keyword phrase', () => {
  const pages = [page('/a', { title: 'Lasku', keywords: ['lasku ja saldo'] }), page('/b', { title: 'Lasku Saldo' })];
  const [document] = documentsOf([...pages, page('/c', { title: 'Saldo' })]);
  expect(document?.tokens).toContain(`k${phraseOf(['lasku', 'sald'])}`);
});

test('counts repetition only in texts, and marks news', () => {
  const sections = [{ id: '', heading: 'Saldo saldo', text: '' }];
  const news = page('/a', { title: 'Saldo saldo', keywords: ['saldo'], isNews: true, sections });
  const [document, guide] = documentsOf([news, page('/b')]);
  expect([...(document?.tokens ?? [])].sort()).toEqual(['hsald', 'ksald', 'tsald']);
  expect(document).toMatchObject({ isNews: true, tag: 'default', lang: 'fi' });
  expect(guide).not.toHaveProperty('isNews');
});

test('does not search the links at the end of a page', () => {
  const links = { id: 'katso', heading: 'Katso myös', text: 'Saldo', isReferences: true };
  const sections = [{ id: '', heading: '', text: 'Teksti' }, links];
  const [first, last] = documentsOf([page('/a', { title: 'Lasku', sections })]);
  expect(first?.tokens).toContain('tlasku');
  expect(last?.tokens).toEqual(new Set());
});

test('the key of a row is one token, without stop words but with negation', () => {
  const asks = ['Y-tunnus on lasku', 'Posti', 'Posti ei ole lasku'];
  const row = { id: 'rivi', heading: 'Lasku: Saldo', text: '', asked: asks };
  const [document] = documentsOf([page('/a', { title: '', sections: [row] })]);
  const asked = [askedOf(['post']), askedOf(['post', 'lasku'], true), askedOf(['ytunnus', 'lasku'])];
  expect(document?.tokens).toEqual(new Set([...asked.map((each) => `a${each}`), 'bsald', 'hlasku', 'hsald']));
});

describe('searchDocuments', () => {
  const page = (name: string, more: object = {}) => {
    const texts = { title: name, description: '', keywords: [], sections: [] };
    return { path: `/docs/${name}`, draft: false, ...texts, ...more };
  };
  /** The search documents of a query result, with their tokens. */
  const searchDocuments = (answer: Parameters<ReturnType<typeof searchIndexer>['normalizer']>[0]) => {
    const { normalizer, encode } = searchIndexer(projectEngine(), 'fi');
    return normalizer(answer).map((document) => ({ ...document, tokens: encode(JSON.stringify({ n: document.n })) }));
  };
  const result = (docs: ReturnType<typeof page>[], posts: ReturnType<typeof page>[] = []) => ({
    data: { allDoc: { nodes: docs }, allBlogPost: { nodes: posts } },
  });

  test.each([
    ['no answer', {}],
    ['unlisted pages only', result([page('a', { unlisted: true })], [page('b', { unlisted: true })])],
    ['drafts only', result([page('a', { draft: true })], [page('b', { draft: true })])],
  ])('%s gives no documents', (_, answer) => expect(searchDocuments(answer)).toEqual([]));

  test('a page has an entry for results, with the tokens of all its texts', () => {
    const sections = [{ id: '', heading: 'Osa', text: '👍 äly' }];
    expect(searchDocuments(result([page('Äly', { description: 'ei', keywords: ['OVT'], sections })]))).toMatchObject([
      { path: '/docs/Äly', lang: 'fi', tag: 'docs-default-current', tokens: 'taly kovt bei hosa baly' },
    ]);
  });

  test('a page is found by its synonyms', () => {
    makeContentFolder({ 'synonyms.fi.yaml': '- words: [karhulasku]\n  pages: [/docs/pikaohjeet/maksumuistutus]\n' });
    const [first] = searchDocuments(result([page('pikaohjeet/maksumuistutus')]));
    expect(first?.tokens.split(' ')).toContain('kkarhulasku');
  });

  test('posts, and docs that affect pages, are news', () => {
    const documents = searchDocuments(result([page('a'), page('b', { affects: ['/docs/a'] })], [page('c')]));
    expect(documents.map(({ path, isNews }) => [path, isNews])).toEqual([
      ['/docs/a', undefined],
      ['/docs/b', true],
      ['/docs/c', true],
    ]);
  });

  test('rejects indexing before all words are known', () =>
    expect(() => searchIndexer(projectEngine(), 'fi').encode('{"n":0}')).toThrow(
      'before the words of the pages were known',
    ));
});
