import { algoliaBody, facetFilters, readAlgoliaAnswer } from '../../model/algolia';
import { ALGOLIA } from '../hostedSearch';

const SETTINGS = { ...ALGOLIA, indexName: 'ohjeet', filters: ['type:content'] };
const FILTERS = { locale: 'fi', offset: 0, limit: 10 };
const part = (text: string, isMatch = false) => ({ text, isMatch });

test.each([
  ['any of two languages', { locale: 'fi', languages: ['fi', 'sv'] }, [['language:fi', 'language:sv'], 'type:content']],
])('the facet filters contain %s', (_what, filters, expected) => {
  expect(facetFilters(filters, SETTINGS)).toEqual(expected);
});

test('the body requests one chunk of one index, with highlights and a passage', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(algoliaBody('lasku', FILTERS, SETTINGS, { number: 2, size: 20 })).toEqual({
    requests: [
      {
        indexName: 'ohjeet',
        query: 'lasku',
        page: 2,
        hitsPerPage: 20,
        attributesToRetrieve: [...levels, 'content', 'type', 'url', 'anchor', 'language'],
        attributesToHighlight: levels,
        attributesToSnippet: ['content:15'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: ['language:fi', 'type:content'],
      },
    ],
  });
});

test('uses a record’s highlights, else its plain text', () => {
  const marked = {
    url: 'https://a.example.com/docs/lasku#maksu',
    language: 'fi',
    hierarchy: { lvl0: 'Ohjeet', lvl1: 'Lasku' },
    content: 'Maksa lasku.',
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Lasku</mark>' } } },
    _snippetResult: { content: { value: 'Maksa <mark>lasku</mark>.' } },
  };
  const plain = { url: 'https://a.example.com/docs/saldo', content: 'Saldo.' };
  expect(readAlgoliaAnswer({ results: [{ hits: [marked, plain], page: 0, nbPages: 1, nbHits: 2 }] })).toEqual({
    hits: [
      {
        url: 'https://a.example.com/docs/lasku#maksu',
        levels: [[part('Ohjeet')], [part('Lasku', true)], [], [], [], [], []],
        content: [part('Maksa '), part('lasku', true), part('.')],
        lang: 'fi',
      },
      {
        url: 'https://a.example.com/docs/saldo',
        levels: [[], [], [], [], [], [], []],
        content: [part('Saldo.')],
        lang: null,
      },
    ],
    total: 2,
    isLast: true,
  });
});

test.each([
  [{ hits: [{}], page: 0, nbPages: 2 }, false],
  [{ hits: [{}], page: 1, nbPages: 2 }, true],
  [{ hits: [], page: 0, nbPages: 2 }, true],
])('whether %j is the last chunk: %s', (result, isLast) => {
  expect(readAlgoliaAnswer({ results: [result] })?.isLast).toBe(isLast);
});

test.each([undefined, {}, { results: [] }, { results: [{ hits: {} }] }])('%j is invalid', (answer) => {
  expect(readAlgoliaAnswer(answer)).toBeUndefined();
});
