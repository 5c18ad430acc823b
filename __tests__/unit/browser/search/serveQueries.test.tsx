import { serveQueries } from '../../../../src/browser/search/serveQueries';
import type { FromWorker, ToWorker } from '../../../../src/browser/search/workerMessages';
import { analyserOf } from '../../../../src/model/search/analyser';
import { indexFilesOf, searchablePage } from '../../../support/localSearch';

/** Enough pages for several files of entries; "saldo" is on one of them. */
const PAGES = Array.from({ length: 30 }, (_, page) =>
  searchablePage(`/ohjeet/${page}`, { title: page === 12 ? 'Saldo' : 'Lasku' }),
);
const { files, manifest } = indexFilesOf(PAGES, () => 30_000);
const ENTRIES = ['entries-0.json', 'entries-1.json', 'entries-2.json'];

/** Starts the worker; returns its messages and the files that it fetched. */
function startWorker(connection: object) {
  const read: string[] = [];
  const said: FromWorker[] = [];
  const text = (name: string) => Promise.resolve(files.get(name) ?? '');
  const fetch = (url: string) => {
    const name = url.split('/').pop() ?? '';
    read.push(name);
    return Promise.resolve({ ok: true, text: () => text(name) });
  };
  Object.assign(self, { fetch, postMessage: (message: FromWorker) => said.push(message) });
  Object.assign(navigator, { connection });
  serveQueries(analyserOf);
  const hear = (data: ToWorker) => void self.onmessage?.(new MessageEvent('message', { data }));
  const index = { ...manifest, folder: 'fi', without: [] };
  hear({ kind: 'open', baseUrl: '/', manifest: { locale: 'fi', indexes: [index] } as never });
  const entries = () => read.filter((name) => name.startsWith('entries-'));
  return { hear, said, entries };
}

const ask = (id: number): ToWorker => ({
  kind: 'query',
  id,
  text: 'saldo',
  filters: { locale: 'fi', offset: 0, limit: 10 },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reads ahead the entries of further results, after sending the passages', async () => {
  const { hear, said, entries } = startWorker({ effectiveType: '4g' });
  hear(ask(1));
  await jest.advanceTimersByTimeAsync(100);
  expect([said.map(({ kind }) => kind), entries().length]).toEqual([['answer'], 1]);
  await jest.advanceTimersByTimeAsync(100);
  expect([said.map(({ kind }) => kind), entries().sort()]).toEqual([['answer', 'passages'], ENTRIES]);
});

test('reads nothing ahead with data saving', async () => {
  const { hear, said, entries } = startWorker({ saveData: true });
  hear(ask(1));
  await jest.advanceTimersByTimeAsync(1000);
  expect([said.length, entries().length]).toEqual([2, 1]);
});

test('a query dropped at once reads neither passages nor ahead', async () => {
  const { hear, said } = startWorker({});
  hear(ask(1));
  hear({ kind: 'drop', id: 1 });
  hear(ask(2));
  await jest.advanceTimersByTimeAsync(1000);
  expect(said.map(({ kind, ...each }) => [kind, 'id' in each && each.id])).toEqual([
    ['answer', 2],
    ['passages', 2],
  ]);
});
