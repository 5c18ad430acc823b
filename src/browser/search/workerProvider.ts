import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchAnswer, SearchProvider } from '../../model/search/provider';
import type { FromWorker, ToWorker } from './workerMessages';

/** The part of a worker that the provider uses. */
export interface SearchWorker {
  postMessage: (message: ToWorker) => void;
  addEventListener: (type: 'message', listener: (event: { data: FromWorker }) => void) => void;
  terminate: () => void;
}

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  /** For the passages, which come after the answer. */
  fill: (pages: readonly FoundPage[]) => void;
}

/** Provider that asks the site's own indexes in a worker, so that importing and ranking never hold up typing. */
interface WorkerProvider extends SearchProvider {
  /**
   * Tells it what to search; queries come afterwards.
   * @param baseUrl what is before the paths of the index's files: the site's origin and base path
   */
  open: (manifest: SearchManifest, baseUrl: string) => void;
  close: () => void;
}

/** @param failed what the worker says when it fails */
export function createWorkerProvider({
  worker,
  failed,
}: {
  worker: SearchWorker;
  failed: Promise<string>;
}): WorkerProvider {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    if (data.kind === 'answer') {
      const { answer } = data;
      if (answer.pages.length === 0) waiting.delete(data.id);
      one.resolve({ ...answer, passages: new Promise((resolve) => (one.fill = resolve)) });
    } else {
      waiting.delete(data.id);
      if (data.kind === 'passages') one.fill(data.pages);
      else one.reject(new Error(data.message));
    }
  });
  // The worker's own code did not load, or it threw outside of a query: none will be answered.
  void failed.then((message) => fail(new Error(`The search's worker failed. ${message}`)));
  return {
    open: (manifest, baseUrl) => worker.postMessage({ kind: 'open', manifest, baseUrl }),
    query: (text, filters, signal) =>
      new Promise((resolve, reject) => {
        const gone = new DOMException('A newer query took its place.', 'AbortError');
        if (failure !== undefined || signal.aborted) return reject(failure ?? gone);
        last += 1;
        const id = last;
        waiting.set(id, { resolve, reject, fill: () => undefined });
        signal.addEventListener('abort', () => {
          if (waiting.delete(id)) worker.postMessage({ kind: 'drop', id });
          reject(gone);
        });
        worker.postMessage({ kind: 'query', id, text, filters });
      }),
    close: () => worker.terminate(),
  };
}
