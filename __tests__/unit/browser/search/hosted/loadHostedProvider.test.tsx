import { loadHostedProvider } from '../../../../../src/browser/search/hosted/loadHostedProvider';
import { ALGOLIA, filtersOf, going, SITE, TYPESENSE } from '../../../../support/hostedSearch';

const asked = jest.fn<Promise<unknown>, [string, unknown]>();
beforeEach(() => {
  asked
    .mockReset()
    .mockResolvedValue({ ok: true, json: () => Promise.resolve({ results: [{ hits: [], grouped_hits: [] }] }) });
  window.fetch = asked as unknown as typeof fetch;
});

test.each([
  [{ ...ALGOLIA, hosts: ['https://a.example.com'] }, 'https://a.example.com/1/indexes/*/queries'],
  [{ ...TYPESENSE, nodes: ['https://b.example.com'] }, 'https://b.example.com/multi_search'],
])(
  'settings of the type $type ask the service of that name, and nobody before there is a query',
  async (settings, url) => {
    const provider = await loadHostedProvider(settings, SITE);
    expect(asked).not.toHaveBeenCalled();
    await provider.query('lasku', filtersOf(), going());
    expect(asked.mock.calls.map(([input]) => input)).toEqual([url]);
  },
);
