import { createTypesenseProvider } from '../../../../../src/browser/search/hosted/typesense';
import { NO_ANSWER } from '../../../../../src/model/search/provider';
import { filtersOf, going, readable, SITE, TYPESENSE } from '../../../../support/hostedSearch';
import { startService, type Service } from '../../../../support/serviceServer';

let service: Service;
beforeAll(async () => {
  service = await startService(() => ({ json: {} }));
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
});

const providerWith = (settings: Partial<typeof TYPESENSE> = {}) =>
  createTypesenseProvider({ ...TYPESENSE, nodes: [service.origin], ...settings }, { ...SITE, fetch });

/** An answer in the service's form: pages with their records. */
const answerWith = (groups: unknown[][], found = groups.length) => ({
  json: {
    results: [
      {
        found,
        found_docs: groups.flat().length,
        out_of: 900,
        page: 1,
        facet_counts: [],
        search_time_ms: 1,
        grouped_hits: groups.map((hits) => ({ group_key: ['https://ohje.example.com/x'], found: hits.length, hits })),
      },
    ],
  },
});

const hitOf = (number: number) => ({
  document: {
    id: String(number),
    url: `https://ohje.example.com/docs/sivu-${number}`,
    'hierarchy.lvl0': 'Ohjeet',
    'hierarchy.lvl1': `Sivu ${number}`,
  },
  highlights: [],
});

/** One record with the older list of highlights, one with the newer tree, one with names in a group. */
const INVOICE = [
  {
    document: {
      id: '1',
      url: 'https://ohje.example.com/docs/lasku#lahetys',
      language: 'fi',
      content: 'Lasku lähtee yöllä.',
      'hierarchy.lvl0': 'Ohjeet',
      'hierarchy.lvl1': 'Lasku',
      'hierarchy.lvl2': 'Laskun lähetys',
    },
    highlights: [
      {
        field: 'hierarchy.lvl1',
        matched_tokens: ['Lasku'],
        snippet: '<mark>Lasku</mark>',
        value: '<mark>Lasku</mark>',
      },
      { field: 'hierarchy.lvl2', matched_tokens: ['Laskun'], snippet: '<mark>Laskun</mark> lähetys' },
      { field: 'content', matched_tokens: ['Lasku'], snippet: '<mark>Lasku</mark> &lt;b&gt; <img src=x onerror=a>' },
    ],
    text_match: 1,
  },
  {
    document: {
      id: '2',
      url: 'https://ohje.example.com/docs/lasku#hyvitys',
      hierarchy: { lvl0: 'Ohjeet', lvl1: 'Lasku', lvl2: 'Hyvitys' },
    },
    highlight: { hierarchy: { lvl2: { snippet: '<mark>Hyvitys</mark>', matched_tokens: ['Hyvitys'] } } },
  },
];

test('a query is asked in the body, with the key in a header', async () => {
  service.answer(() => answerWith([]));
  const filters = filtersOf({ locale: 'sv', tags: ['default', 'docs-default-current'] });
  await providerWith({ filters: ['type:=content || type:=lvl1'] }).query(' lasku ', filters, going());
  const [request] = service.requests;
  expect([request?.method, request?.path]).toEqual(['POST', '/multi_search']);
  expect(request?.headers['x-typesense-api-key']).toBe('public-key');
  expect(request?.body).toEqual({
    searches: [
      expect.objectContaining({
        collection: 'ohje',
        q: 'lasku',
        query_by: expect.stringMatching(/^hierarchy\.lvl0,.*,hierarchy\.lvl6,content$/) as string,
        group_by: 'url_without_anchor',
        group_limit: 3,
        page: 1,
        per_page: 20,
        filter_by:
          'language:=[`sv`] && docusaurus_tag:=[`default`,`docs-default-current`] && (type:=content || type:=lvl1)',
      }),
    ],
  });
});

test.each<[string, boolean, object, string | undefined]>([
  ['no context', false, {}, undefined],
  ['no context, a choice of languages', false, { languages: ['fi', 'sv'] }, 'language:=[`fi`,`sv`]'],
  ['a value with signs of its own', true, { locale: 'a`],b', tags: [] }, 'language:=[`a],b`]'],
])('with %s the filter is right', async (_, contextual, changes, expected) => {
  service.answer(() => answerWith([]));
  await providerWith({ contextual }).query('lasku', filtersOf(changes), going());
  const { searches } = service.requests[0]?.body as { searches: { filter_by?: string }[] };
  expect(searches[0]?.filter_by).toBe(expected);
});

test('groups become pages with their sections, and markup in them is text', async () => {
  service.answer(() => answerWith([INVOICE]));
  const { pages, total } = await providerWith().query('lasku', filtersOf(), going());
  expect(pages.map(readable)).toEqual([
    {
      page: 'fi /docs/lasku: Ohjeet > [Lasku]',
      snippet: '[Lasku] <b> <img src=x onerror=a>',
      sections: ['#lahetys [Laskun] lähetys: [Lasku] <b> <img src=x onerror=a>', '#hyvitys [Hyvitys]: '],
    },
  ]);
  expect(total).toBe(1);
});

test('records whose address is none, and what is no record, are left out', async () => {
  const bad = { document: { url: 'javascript:alert(1)' } };
  service.answer(() => answerWith([[bad], [null], [{}], [hitOf(1)]]));
  const { pages, total } = await providerWith().query('lasku', filtersOf(), going());
  expect([pages.map(({ href }) => href), total]).toEqual([['/docs/sivu-1'], 1]);
});

test('nothing found is an answer without pages', async () => {
  service.answer(() => answerWith([]));
  expect(await providerWith().query('olematon', filtersOf(), going())).toEqual(NO_ANSWER);
});

test('further pages are asked as further pages of the service, up to the last', async () => {
  const pages = [[[hitOf(1)], [hitOf(2)]], [[hitOf(3)]]];
  service.answer(({ body }) => {
    const { page } = (body as { searches: { page: number }[] }).searches[0] ?? { page: 0 };
    return answerWith(pages[page - 1] ?? [], 3);
  });
  const provider = providerWith();
  const ask = (offset: number) => provider.query('sivu', filtersOf({ offset, limit: 2 }), going());
  const answers = [await ask(0), await ask(2), await ask(3)];
  expect(answers.map((answer) => [answer.pages.map(({ href }) => href), answer.total])).toEqual([
    [['/docs/sivu-1', '/docs/sivu-2'], 3],
    [['/docs/sivu-3'], 3],
    [[], 3],
  ]);
  expect(service.requests).toHaveLength(2);
});

test('a refusal inside an answer is told, with what to check', async () => {
  service.answer(() => ({ json: { results: [{ code: 404, error: 'Not found.' }] } }));
  await expect(providerWith().query('lasku', filtersOf(), going())).rejects.toThrow(
    'Typesense cannot search: Not found.\nHold "collection" and "filters" in search.provider of site.yaml against the cluster.',
  );
});

test('a wrong key is told', async () => {
  service.answer(() => ({ status: 401, json: { message: 'Forbidden - a valid `x-typesense-api-key` must be sent.' } }));
  await expect(providerWith().query('lasku', filtersOf(), going())).rejects.toThrow(
    `${service.origin} refuses the search: 401 Forbidden - a valid \`x-typesense-api-key\` must be sent.`,
  );
});

test('the next node is asked when one fails, under its own path', async () => {
  service.answer(({ path }) => (path.startsWith('/haku') ? answerWith([[hitOf(1)]]) : { status: 503, text: '' }));
  const provider = providerWith({ nodes: [service.origin, `${service.origin}/haku`] });
  expect((await provider.query('lasku', filtersOf(), going())).pages).toHaveLength(1);
  expect(service.requests.map(({ path }) => path)).toEqual(['/multi_search', '/haku/multi_search']);
});

test('a query that is given up ends with its signal', async () => {
  const controller = new AbortController();
  service.answer(() => () => controller.abort());
  await expect(providerWith().query('lasku', filtersOf(), controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});
