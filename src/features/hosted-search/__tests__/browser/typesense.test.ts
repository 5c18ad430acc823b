import { createTypesenseProvider } from '../../browser/typesense';
import { typesenseBody } from '../../model/typesense';
import { filtersOf, going, SITE, TYPESENSE } from '../hostedSearch';
import { serviceOfTests } from '../../../../../__tests__/support/serviceServer';

const service = serviceOfTests();

const providerWith = (settings: Partial<typeof TYPESENSE> = {}) =>
  createTypesenseProvider({ ...TYPESENSE, nodes: [service.origin], ...settings }, SITE);

/** An answer in the service's form: pages with their records. */
const answerWith = (groups: unknown[][], found = groups.length) => ({
  json: { results: [{ found, out_of: 900, grouped_hits: groups.map((hits) => ({ found: hits.length, hits })) }] },
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

test('sends a query in the body, with the key in a header', async () => {
  service.answer(() => answerWith([]));
  const filters = filtersOf({ locale: 'sv', tags: ['default', 'docs-default-current'] });
  await providerWith({ filters: ['type:=content || type:=lvl1'] }).query(' lasku ', filters, going());
  const [request] = service.requests;
  expect([request?.method, request?.path]).toEqual(['POST', '/multi_search']);
  expect(request?.headers['x-typesense-api-key']).toBe('public-key');
  const settings = { ...TYPESENSE, filters: ['type:=content || type:=lvl1'] };
  expect(request?.body).toEqual(typesenseBody('lasku', filters, settings, { number: 0, size: 20 }));
});

test('reports an error inside a response with the setting to check', async () => {
  service.answer(() => ({ json: { results: [{ code: 404, error: 'Not found.' }] } }));
  await expect(providerWith().query('lasku', filtersOf(), going())).rejects.toThrow(
    'Typesense failed: Not found.\nCompare "collection" and "filters" in search.provider of site.yaml with the cluster.',
  );
});

test('after a failure, the next node is requested under its path', async () => {
  service.answer(({ path }) => (path.startsWith('/haku') ? answerWith([[hitOf(1)]]) : { status: 503, text: '' }));
  const provider = providerWith({ nodes: [service.origin, `${service.origin}/haku`] });
  expect((await provider.query('lasku', filtersOf(), going())).pages).toHaveLength(1);
  expect(service.requests.map(({ path }) => path)).toEqual(['/multi_search', '/haku/multi_search']);
});

test('a rejection is an error without further requests', async () => {
  service.answer(() => ({ status: 401, json: { message: 'Forbidden - a valid key must be sent.' } }));
  const answer = providerWith({ nodes: [service.origin, service.origin] }).query('lasku', filtersOf(), going());
  await expect(answer).rejects.toThrow(/^The search service failed: .*401.*\nCheck search.provider in site.yaml.$/);
  expect(service.requests).toHaveLength(1);
});

test('an aborted query rejects with its abort reason without further requests', async () => {
  const controller = new AbortController();
  service.answer(() => () => controller.abort());
  const provider = providerWith({ nodes: [service.origin, service.origin] });
  const answer = provider.query('lasku', filtersOf(), controller.signal);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(service.requests).toHaveLength(1);
});
