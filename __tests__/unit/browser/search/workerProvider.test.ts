import { createWorkerProvider, type SearchWorker } from '../../../../src/browser/search/workerProvider';
import type { FromWorker, ToWorker } from '../../../../src/browser/search/workerMessages';
import { NO_ANSWER, type FoundPage, type SearchFilters } from '../../../../src/model/search/provider';

const MANIFEST = { locale: 'fi', indexes: [], areas: [], tags: [], featured: [], isPrivate: true, texts: {} };
const FILTERS: SearchFilters = { locale: 'fi', offset: 0, limit: 10 };
const PAGE: FoundPage = { href: '/a', lang: 'fi', area: null, title: [], breadcrumb: [], snippet: [], sections: [] };
const never = new AbortController().signal;

/** A worker that records messages, and sends those of the test. */
function fakeWorker() {
  const told: ToWorker[] = [];
  let hear: (event: { data: FromWorker }) => void = () => undefined;
  let fail: (message: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (fail = resolve));
  const worker: SearchWorker = {
    postMessage: (message) => told.push(message),
    addEventListener: (_type, listener) => {
      hear = listener;
    },
    terminate: () => told.splice(0),
  };
  return { begun: { worker, failed }, told, say: (data: FromWorker) => hear({ data }), fail };
}

function opened(begun: ReturnType<typeof fakeWorker>['begun'], baseUrl = '') {
  const provider = createWorkerProvider(begun);
  provider.open(MANIFEST, baseUrl);
  return provider;
}

test('opens the worker with the manifest, and numbers the queries', async () => {
  const { begun, told, say } = fakeWorker();
  const provider = opened(begun, 'https://a.example');
  expect(told).toEqual([{ kind: 'open', manifest: MANIFEST, baseUrl: 'https://a.example' }]);
  const first = provider.query('a', FILTERS, never);
  const second = provider.query('b', FILTERS, never);
  expect(told.slice(1)).toEqual([
    { kind: 'query', id: 1, text: 'a', filters: FILTERS },
    { kind: 'query', id: 2, text: 'b', filters: FILTERS },
  ]);
  say({ kind: 'answer', id: 2, answer: { ...NO_ANSWER, total: 2, pages: [PAGE] } });
  say({ kind: 'answer', id: 1, answer: { ...NO_ANSWER, total: 1, pages: [PAGE] } });
  expect([(await first).total, (await second).total]).toEqual([1, 2]);
});

test('passages arrive after the answer', async () => {
  const { begun, say } = fakeWorker();
  const provider = opened(begun);
  const asked = provider.query('a', FILTERS, never);
  say({ kind: 'answer', id: 1, answer: { ...NO_ANSWER, total: 1, pages: [PAGE] } });
  const { passages } = await asked;
  const filled = [{ ...PAGE, snippet: [{ text: 'x', isMatch: true }] }];
  say({ kind: 'passages', id: 1, pages: filled });
  expect(await passages).toEqual(filled);
});

test.each<[why: string, end: (worker: ReturnType<typeof fakeWorker>, controller: AbortController) => void]>([
  ['fail', ({ say }) => say({ kind: 'failed', id: 1, message: 'texts-0.json: status 404.' })],
  ['come from a worker that failed', ({ fail }) => fail('Out of memory')],
  ['are no longer needed', (_worker, controller) => controller.abort()],
])('passages that %s settle as the pages without passages', async (_why, end) => {
  const worker = fakeWorker();
  const controller = new AbortController();
  const asked = opened(worker.begun).query('a', FILTERS, controller.signal);
  worker.say({ kind: 'answer', id: 1, answer: { ...NO_ANSWER, total: 1, pages: [PAGE] } });
  const { passages } = await asked;
  end(worker, controller);
  expect(await passages).toEqual([PAGE]);
});

test('aborting a query rejects it, drops it in the worker, and ignores its late answer', async () => {
  const { begun, told, say } = fakeWorker();
  const provider = opened(begun);
  const controller = new AbortController();
  const asked = provider.query('a', FILTERS, controller.signal);
  controller.abort();
  await expect(asked).rejects.toThrow('A newer query took its place.');
  expect(told.slice(2)).toEqual([{ kind: 'drop', id: 1 }]);
  expect(() => say({ kind: 'answer', id: 1, answer: NO_ANSWER })).not.toThrow();
});

test('a query aborted beforehand is not sent', async () => {
  const { begun, told } = fakeWorker();
  const provider = opened(begun);
  await expect(provider.query('a', FILTERS, AbortSignal.abort())).rejects.toThrow('A newer query took its place.');
  expect(told).toHaveLength(1);
});

test('a query that is complete is not dropped', async () => {
  const { begun, told, say } = fakeWorker();
  const provider = opened(begun);
  const controller = new AbortController();
  const asked = provider.query('a', FILTERS, controller.signal);
  say({ kind: 'answer', id: 1, answer: { ...NO_ANSWER, total: 1, pages: [PAGE] } });
  say({ kind: 'passages', id: 1, pages: [PAGE] });
  await asked;
  controller.abort();
  expect(told.slice(2)).toEqual([]);
});

test('a query that fails in the worker rejects with the reason', async () => {
  const { begun, say } = fakeWorker();
  const asked = opened(begun).query('a', FILTERS, never);
  say({ kind: 'failed', id: 1, message: '/x: status 404.' });
  await expect(asked).rejects.toThrow('/x: status 404.');
});

test('a worker that fails to load rejects all queries, also later ones', async () => {
  const { begun, fail } = fakeWorker();
  const provider = opened(begun);
  const asked = provider.query('a', FILTERS, never);
  fail('404');
  await expect(asked).rejects.toThrow('The search worker failed. 404');
  await expect(provider.query('b', FILTERS, never)).rejects.toThrow('The search worker failed.');
});
