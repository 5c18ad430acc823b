/** Starts the search worker for all languages. */
export const startWorker: (locale: string) => Worker = () =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
