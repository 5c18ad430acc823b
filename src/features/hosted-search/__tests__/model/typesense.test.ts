import { readTypesenseAnswer, typesenseBody } from '../../model/typesense';
import { TYPESENSE } from '../hostedSearch';

const SETTINGS = { ...TYPESENSE, collection: 'ohjeet' };
const FIRST = { number: 0, size: 10 };
const FILTERS = { locale: 'fi', offset: 0, limit: 10 };
const part = (text: string, isMatch = false) => ({ text, isMatch });
const NO_LEVELS = [[], [], [], [], [], [], []];

const filterOf = (body: object) => (body as { searches: { filter_by?: string }[] }).searches[0]?.filter_by;

test.each([
  [
    'languages and version',
    { locale: 'fi', languages: ['fi', 'sv'], tags: ['docs-2.0'] },
    {},
    'language:=[`fi`,`sv`] && docusaurus_tag:=[`docs-2.0`]',
  ],
  ['a value that ends its quotes', { locale: 'fi', languages: ['a`] || x:=[`b'] }, {}, 'language:=[`a] || x:=[b`]'],
  [
    'the owner’s filters',
    { locale: 'fi' },
    { filters: ['type:=content', 'a:=1 || b:=2'] },
    'language:=[`fi`] && (type:=content) && (a:=1 || b:=2)',
  ],
  ['nothing', { locale: 'fi' }, { contextual: false }, undefined],
])('the filter contains %s', (_what, filters, settings, expected) => {
  const body = typesenseBody('lasku', { ...FILTERS, ...filters }, { ...SETTINGS, ...settings }, FIRST);
  expect(filterOf(body)).toBe(expected);
});

test('the body requests one chunk of pages, numbered from one', () => {
  const levels =
    'hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6';
  expect(typesenseBody('lasku', FILTERS, SETTINGS, { number: 2, size: 10 })).toEqual({
    searches: [
      {
        collection: 'ohjeet',
        q: 'lasku',
        query_by: `${levels},content`,
        include_fields: `${levels},content,url,anchor,type,language`,
        highlight_fields: `${levels},content`,
        highlight_full_fields: levels,
        highlight_start_tag: '<mark>',
        highlight_end_tag: '</mark>',
        highlight_affix_num_tokens: 8,
        snippet_threshold: 20,
        group_by: 'url_without_anchor',
        group_limit: 3,
        sort_by: '_text_match:desc,item_priority:desc',
        filter_by: 'language:=[`fi`]',
        page: 3,
        per_page: 10,
      },
    ],
  });
});

const answerOf = (hit: object, more: object = {}) => ({
  results: [{ found: 1, grouped_hits: [{ hits: [hit] }], ...more }],
});
const document = { url: 'https://a.example.com/x', language: 'sv', 'hierarchy.lvl1': 'Saldo', content: 'Saldo nyt.' };

test.each([
  [
    'in the list of highlights',
    {
      highlights: [
        { field: 'hierarchy.lvl1', value: '<mark>Saldo</mark>', snippet: 'x' },
        { field: 'content', snippet: '<mark>Saldo</mark> nyt', value: 'x' },
      ],
    },
    [part('Saldo', true)],
    [part('Saldo', true), part(' nyt')],
  ],
  [
    'in the list of highlights, of the name in part only',
    { highlights: [{ field: 'hierarchy.lvl1', snippet: '<mark>Sal</mark>do' }] },
    [part('Sal', true), part('do')],
    [part('Saldo nyt.')],
  ],
  [
    'in the tree',
    { highlight: { hierarchy: { lvl1: { value: '<mark>Saldo</mark>' } }, content: { snippet: '<mark>nyt</mark>' } } },
    [part('Saldo', true)],
    [part('nyt', true)],
  ],
  [
    'in the tree, under keys with a dot',
    { highlight: { 'hierarchy.lvl1': { value: '<mark>Saldo</mark>' } } },
    [part('Saldo', true)],
    [part('Saldo nyt.')],
  ],
])('a record %s', (_what, marks, title, content) => {
  expect(readTypesenseAnswer(answerOf({ document, ...marks }), FIRST)?.hits).toEqual([
    {
      url: 'https://a.example.com/x',
      levels: NO_LEVELS.map((none, level) => (level === 1 ? title : none)),
      content,
      lang: 'sv',
    },
  ]);
});

test.each([
  [20, 1, true],
  [21, 1, false],
])('of %d pages the chunk %d is the last one: %s', (found, number, isLast) => {
  const chunk = readTypesenseAnswer(answerOf({ document }, { found }), { number, size: 10 });
  expect(chunk).toMatchObject({ total: found, isLast });
});

test.each([undefined, {}, { results: [] }, { results: [{ grouped_hits: {} }] }])('%j is invalid', (answer) => {
  expect(readTypesenseAnswer(answer, FIRST)).toBeUndefined();
});
