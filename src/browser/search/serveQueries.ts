import type { Analyser, SiteWords } from '../../model/search/analyserBy';
import { mayFetchAhead } from '../../model/navigation/pageNavigation';
import { openLocalIndex } from '../../model/search/localIndex';
import { answerLocally, passagesOf, type SearchedIndex } from '../../model/search/localProvider';
import { fetchFile } from './fetchFile';
import type { FromWorker, ToWorker } from './workerMessages';

/** The part of a worker's global scope that this one uses. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker) => void;
}

const scope = self as unknown as WorkerScope;
let indexes: readonly SearchedIndex[] = [];
/** Number of the newest query; while it is answered, nothing is read ahead for an older one. */
let newest = 0;
/** Numbers of queries that nobody waits for. */
const dropped = new Set<number>();
/** Milliseconds without being dropped after which the texts of the found pages are read, for their passages. */
const PASSAGES_DELAY = 150;

/** Who has asked once asks again: what the next answers show is on its way while this one is read. */
async function readAhead(isUrgent: () => boolean): Promise<void> {
  if (!mayFetchAhead(navigator)) return;
  // What fails is asked for again by a query that wants it, which reports it.
  for (const { index } of indexes) await index.readAhead(isUrgent).catch(() => undefined);
}

async function answer({ id, text, filters }: Extract<ToWorker, { kind: 'query' }>): Promise<void> {
  newest = id;
  const isOutdated = () => dropped.has(id);
  const found = await answerLocally(indexes, text, filters, isOutdated);
  // Nobody waits for it any more.
  if (found === undefined) return;
  const { origins, ...sent } = found;
  scope.postMessage({ kind: 'answer', id, answer: sent });
  if (origins.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, PASSAGES_DELAY));
  if (isOutdated()) return;
  scope.postMessage({ kind: 'passages', id, pages: await passagesOf(found) });
  await readAhead(() => id !== newest);
}

/**
 * Answers the page's queries, in a worker.
 * @param analyserOf the analyser of a language, with the words that the site adds
 */
export function serveQueries(analyserOf: (lang: string, words?: SiteWords) => Analyser): void {
  scope.onmessage = ({ data }) => {
    if (data.kind === 'open') {
      const { manifest, baseUrl } = data;
      indexes = manifest.indexes.map((index) => ({
        index: openLocalIndex(index, analyserOf(index.lang, index.siteWords), (name) => fetchFile(baseUrl + name)),
        without: new Set(index.without),
      }));
      // While the reader writes the first letters. What fails is asked for again by the first query, which reports it.
      for (const { index } of indexes) index.prepare().catch(() => undefined);
      return;
    }
    const { id } = data;
    if (data.kind === 'drop') return void dropped.add(id);
    answer(data).catch((error: unknown) => scope.postMessage({ kind: 'failed', id, message: String(error) }));
  };
}
