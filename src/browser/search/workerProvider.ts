import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchAnswer, SearchProvider } from '../../model/search/provider';
import type { FromWorker, ToWorker } from './workerMessages';

/** The used part of a worker. */
export interface SearchWorker {
  postMessage: (message: ToWorker) => void;
  addEventListener: (type: 'message', listener: (event: { data: FromWorker }) => void) => void;
  terminate: () => void;
}

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
  /** Resolves the passages, which follow the answer. */
  fill: (pages: readonly FoundPage[]) => void;
}

/** Provider that runs the site's own indexes in a worker, so that ranking never blocks typing. */
interface WorkerProvider extends SearchProvider {
  /** Sends the manifest, before the first query. `baseUrl` is the site's origin and base path. */
  open: (manifest: SearchManifest, baseUrl: string) => void;
  close: () => void;
}

/** @param failed resolves with the error message when the worker fails */
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
      const passages = new Promise<readonly FoundPage[]>((resolve) => {
        one.fill = resolve;
        // If the passages cannot be loaded, the results stay without them.
        one.reject = () => resolve(answer.pages);
      });
      one.resolve({ ...answer, passages });
    } else {
      waiting.delete(data.id);
      if (data.kind === 'passages') one.fill(data.pages);
      else one.reject(new Error(data.message));
    }
  });
  // The worker failed to load or threw outside a query: reject all queries.
  void failed.then((message) => fail(new Error(`The search worker failed. ${message}`)));
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
          const one = waiting.get(id);
          if (!waiting.delete(id)) return;
          worker.postMessage({ kind: 'drop', id });
          one?.reject(gone);
        });
        worker.postMessage({ kind: 'query', id, text, filters });
      }),
    close: () => worker.terminate(),
  };
}
