/** Starts the search worker on a site with Finnish as its default language; the Finnish search covers no other. */
export const startWorker = (locale: string): Worker =>
  locale === 'fi'
    ? new Worker(/* webpackChunkName: "search-worker-fi" */ new URL('./finnishWorker.ts', import.meta.url))
    : new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
