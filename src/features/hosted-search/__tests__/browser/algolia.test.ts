import { liteClient } from 'algoliasearch/lite';
import { createAlgoliaProvider } from '../../browser/algolia';
import { algoliaBody, algoliaHosts } from '../../model/algolia';
import { NO_ANSWER } from '../../../../model/search/provider';
import { ALGOLIA, filtersOf, going, SITE } from '../hostedSearch';
import { serviceOfTests, type ServiceAnswer } from '../../../../../__tests__/support/serviceServer';

const service = serviceOfTests();

const providerWith = (settings: Partial<typeof ALGOLIA> = {}, site: object = {}) =>
  createAlgoliaProvider({ ...ALGOLIA, hosts: [service.origin], ...settings }, { ...SITE, ...site });

/** Paths of the requests, without Algolia's client name in the query. */
const requestedPaths = () => service.requests.map(({ path }) => path.split('?')[0]);

/** A response in Algolia's format, with some unrequested fields. */
const answerWith = (hits: unknown[], { page = 0, nbPages = 1, nbHits = hits.length } = {}) => ({
  json: { results: [{ hits, page, nbPages, nbHits, hitsPerPage: 20, processingTimeMS: 1, exhaustiveNbHits: true }] },
});

const record = (number: number) => ({
  objectID: String(number),
  url: `https://ohje.example.com/docs/sivu-${number}`,
  hierarchy: { lvl0: 'Ohjeet', lvl1: `Sivu ${number}`, lvl2: null },
  content: null,
  type: 'lvl1',
});

test('sends application id, key, index, page size and context', async () => {
  service.answer(() => answerWith([]));
  const filters = filtersOf({ locale: 'sv', tags: ['default', 'docs-default-current'] });
  await providerWith({ filters: ['type:content'] }).query('  lasku ', filters, going());
  expect(service.requests).toHaveLength(1);
  const [request] = service.requests;
  expect([request?.method, requestedPaths()]).toEqual(['POST', ['/1/indexes/*/queries']]);
  expect(request?.headers).toMatchObject({
    'x-algolia-application-id': 'APP123',
    'x-algolia-api-key': 'public-key',
  });
  const body = algoliaBody('lasku', filters, { ...ALGOLIA, filters: ['type:content'] }, { number: 0, size: 20 });
  expect(request?.body).toEqual(body);
});

test('ignores invalid records and records with invalid addresses', async () => {
  const bad = ['javascript:alert(1)', '//evil.example/a', '/docs/a', 'https://', 'data:text/html,a', ''];
  service.answer(() => answerWith([...bad.map((url) => ({ ...record(0), url })), null, 7, {}, record(1)]));
  const { pages, total } = await providerWith().query('lasku', filtersOf(), going());
  expect([pages.map(({ href }) => href), total]).toEqual([['/docs/sivu-1'], 1]);
});

test('an empty query sends no request', async () => {
  expect(await providerWith().query('   ', filtersOf(), going())).toEqual(NO_ANSWER);
  expect(service.requests).toEqual([]);
});

test('truncates a query to the maximum length', async () => {
  service.answer(() => answerWith([]));
  await providerWith().query('a'.repeat(600), filtersOf(), going());
  expect(service.requests[0]?.body).toMatchObject({ requests: [{ query: 'a'.repeat(512) }] });
});

describe('paging', () => {
  /** Three chunks of two records; the second has a page of the first again, and a new one. */
  const CHUNKS = [[record(1), record(2)], [record(2), record(3)], [record(4)]];
  const requestedPages = () =>
    service.requests.map(({ body }) => (body as { requests: { page: number }[] }).requests[0]?.page);
  beforeEach(() =>
    service.answer(({ body }) => {
      const { page } = (body as { requests: { page: number }[] }).requests[0] ?? { page: 0 };
      return answerWith(CHUNKS[page] ?? [], { page, nbPages: 3, nbHits: 5 });
    }),
  );

  test('further pages follow the earlier ones, and the total is exact at the end', async () => {
    const provider = providerWith();
    const ask = (offset: number) => provider.query('sivu', filtersOf({ offset, limit: 2 }), going());
    const answers = [await ask(0), await ask(2), await ask(3), await ask(4)];
    expect(answers.map(({ pages }) => pages.map(({ href }) => href))).toEqual([
      ['/docs/sivu-1', '/docs/sivu-2'],
      ['/docs/sivu-3'],
      ['/docs/sivu-4'],
      [],
    ]);
    expect(answers.map(({ total }) => total)).toEqual([5, 5, 4, 4]);
    expect(requestedPages()).toEqual([0, 1, 2]);
  });

  test('another query or filter starts from the first chunk', async () => {
    const provider = providerWith();
    await provider.query('sivu', filtersOf({ limit: 2 }), going());
    await provider.query('sivut', filtersOf({ limit: 2 }), going());
    await provider.query('sivut', filtersOf({ limit: 2, languages: ['sv'] }), going());
    expect(requestedPages()).toEqual([0, 0, 0]);
  });

  test('skips pages outside the chosen areas and reads the next chunk', async () => {
    const areaOf = (href: string) => (href.endsWith('-4') ? 'pika' : null);
    const provider = providerWith({}, { areaOf });
    const answer = await provider.query('sivu', filtersOf({ limit: 2, areas: ['pika'] }), going());
    expect(answer.pages.map(({ href, area }) => [href, area])).toEqual([['/docs/sivu-4', 'pika']]);
    expect([answer.total, requestedPages()]).toEqual([1, [0, 1, 2]]);
  });
});

test('after a failure, the next host is requested under its path', async () => {
  service.answer(({ path }) => (path.startsWith('/haku') ? answerWith([record(1)]) : { status: 503, text: '' }));
  const provider = providerWith({ hosts: [service.origin, `${service.origin}/haku`] });
  expect((await provider.query('lasku', filtersOf(), going())).pages).toHaveLength(1);
  expect(requestedPaths()).toEqual(['/1/indexes/*/queries', '/haku/1/indexes/*/queries']);
});

test.each<[string, ServiceAnswer, string]>([
  [
    'a refusal',
    { status: 403, json: { message: 'Invalid API key', status: 403 } },
    'The search service failed: Invalid API key\nCheck search.provider in site.yaml.',
  ],
  ['another answer', { json: { results: 'none' } }, 'The search service returned no search results.'],
])('%s is an error', async (_what, answer, message) => {
  service.answer(() => answer);
  await expect(providerWith().query('lasku', filtersOf(), going())).rejects.toMatchObject({ message });
  expect(service.requests).toHaveLength(1);
});

test.each<[string, ServiceAnswer]>([
  ['answers', answerWith([])],
  ['fails', { status: 403, json: {} }],
])('a query aborted before the service %s rejects with its abort reason', async (_what, answer) => {
  const controller = new AbortController();
  service.answer(() => {
    controller.abort();
    return answer;
  });
  const result = providerWith().query('lasku', filtersOf(), controller.signal);
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('the client connects only to hosts in the Content-Security-Policy', async () => {
  const requester = jest.fn().mockResolvedValue({ status: 0, content: '', isTimedOut: false });
  const client = liteClient(ALGOLIA.appId, ALGOLIA.apiKey, { requester: { send: requester } });
  await expect(client.search({ requests: [{ indexName: 'ohje' }] })).rejects.toThrow('Unreachable hosts');
  const hosts = requester.mock.calls.map(([{ url }]: [{ url: string }]) => new URL(url).origin);
  expect(hosts.sort()).toEqual(
    algoliaHosts(ALGOLIA.appId)
      .map((host) => host.toLowerCase())
      .sort(),
  );
});
