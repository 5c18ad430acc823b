/**
 * Starts the worker of a locale's search where Finnish is the site's first language: readers of Finnish then search in
 * no other. Stands in for `startWorker.ts` (see `browserModules`).
 */
export const startWorker = (locale: string): Worker =>
  locale === 'fi'
    ? new Worker(/* webpackChunkName: "search-worker-fi" */ new URL('./finnishWorker.ts', import.meta.url))
    : new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
