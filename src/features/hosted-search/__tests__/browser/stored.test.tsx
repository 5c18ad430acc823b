import { conversationStore } from '../../browser/conversationStore';
import type { Conversation } from '../../model/askAi/conversation';
import { hostedProvider } from '../../browser/hostedProvider';
import { ALGOLIA, filtersOf, going, SITE, TYPESENSE } from '../hostedSearch';
import { settings } from '../../../../../__tests__/support/siteFeatures';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__ohje';
const conversation = (id: string): Conversation => ({ id, messages: [{ role: 'user', text: id, sources: [] }] });

beforeEach(() => window.localStorage.clear());

test('conversations are kept under the key of their index, the newest first; with the last one it goes', () => {
  const store = conversationStore('ohje');
  store.keep(conversation('a'));
  store.keep(conversation('b'));
  store.keep(conversation('a'));
  expect(conversationStore('ohje').all()).toEqual([conversation('a'), conversation('b')]);
  expect(Object.keys(window.localStorage)).toEqual([KEY]);
  expect(conversationStore('blogi').all()).toEqual([]);
  store.remove('b');
  expect(store.all()).toEqual([conversation('a')]);
  store.remove('a');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('what cannot be read is as if there were nothing, and is written over', () => {
  window.localStorage.setItem(KEY, '{half');
  const store = conversationStore('ohje');
  expect(store.all()).toEqual([]);
  store.keep(conversation('a'));
  expect(store.all()).toEqual([conversation('a')]);
});

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
  async (provider, url) => {
    settings['hosted-search'] = { provider, results: SITE };
    const opened = await hostedProvider.openSearchProvider?.(() => null);
    expect(asked).not.toHaveBeenCalled();
    await opened?.query('lasku', filtersOf(), going());
    expect(asked.mock.calls.map(([input]) => input)).toEqual([url]);
  },
);
