import type { Analyser, SiteWords } from '../../model/search/analyserBy';
import { mayFetchAhead } from '../../model/navigation/pageNavigation';
import { openLocalIndex } from '../../model/search/localIndex';
import { answerLocally, passagesOf, type SearchedIndex } from '../../model/search/localProvider';
import { fetchFile } from './fetchFile';
import type { FromWorker, ToWorker } from './workerMessages';

/** The used part of a worker's global scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker) => void;
}

const scope = self as unknown as WorkerScope;
let indexes: readonly SearchedIndex[] = [];
/** Number of the newest query; a newer one stops prefetching. */
let newest = 0;
/** Numbers of the queries that are being answered, without cancelled ones. */
const running = new Set<number>();
/** Milliseconds until passages are loaded, unless the query is cancelled. */
const PASSAGES_DELAY = 150;

/** Prefetches entries after an answer: readers who search once search again. */
async function readAhead(isUrgent: () => boolean): Promise<void> {
  if (!mayFetchAhead(navigator)) return;
  // Ignore failures: the query that needs the file retries and reports them.
  for (const { index } of indexes) await index.readAhead(isUrgent).catch(() => undefined);
}

async function answer({ id, text, filters }: Extract<ToWorker, { kind: 'query' }>): Promise<void> {
  newest = id;
  running.add(id);
  const isOutdated = () => !running.has(id);
  const found = await answerLocally(indexes, text, filters, isOutdated);
  // The query was cancelled.
  if (found === undefined) return;
  const { origins, ...sent } = found;
  scope.postMessage({ kind: 'answer', id, answer: sent });
  if (origins.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, PASSAGES_DELAY));
  if (isOutdated()) return;
  scope.postMessage({ kind: 'passages', id, pages: await passagesOf(found) });
  await readAhead(() => id !== newest);
}

/** Answers the page's queries inside a worker, with the analyser of each language. */
export function serveQueries(analyserOf: (lang: string, words?: SiteWords) => Analyser): void {
  scope.onmessage = ({ data }) => {
    if (data.kind === 'open') {
      const { manifest, baseUrl } = data;
      indexes = manifest.indexes.map((index) => ({
        index: openLocalIndex(index, analyserOf(index.lang, index.siteWords), (name) => fetchFile(baseUrl + name)),
        without: new Set(index.without),
      }));
      // Load entries while the reader types. The first query retries and reports failures.
      for (const { index } of indexes) index.prepare().catch(() => undefined);
      return;
    }
    const { id } = data;
    if (data.kind === 'drop') return void running.delete(id);
    answer(data)
      .catch((error: unknown) => scope.postMessage({ kind: 'failed', id, message: String(error) }))
      .finally(() => running.delete(id));
  };
}
