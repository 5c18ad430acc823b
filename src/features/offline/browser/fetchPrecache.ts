import type { PackedFile } from '../model/precacheManifest';
import type { FromOfflineWorker } from '../model/messages';
import { planDownload } from '../model/progress';
import { addressOf, noteDay, precache } from './precacheStore';
import { siteCaches, workerEdition, scope, sitePages } from './scope';

/** Number of parallel requests: enough for the bandwidth, without starving the reader's page. */
const WIDTH = 6;
/** Attempts per file, and milliseconds between them. */
const ATTEMPTS = 3;
const PAUSE = 1000;
/** Milliseconds between progress messages. */
const TELL_EVERY = 150;

const stop = new AbortController();

/** Aborts the requests of the download. */
export const stopFetching = (): void => stop.abort();

async function postToPages(message: FromOfflineWorker): Promise<void> {
  for (const page of await sitePages()) page.postMessage(message);
}

const isQuota = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

async function fetchFile(file: PackedFile, event: ExtendableEvent): Promise<void> {
  const url = addressOf(file);
  const [, digest, , isImmutable] = file;
  for (let attempt = 1; ; attempt += 1) {
    const request = new Request(url, {
      // Bypasses the HTTP cache, in which a page may be older than its build.
      cache: isImmutable === 1 ? 'default' : 'no-cache',
      integrity: `sha256-${digest}`,
      signal: stop.signal,
    });
    const [response, stored] = precache.strategy.handleAll({
      event,
      request,
      params: { cacheKey: precache.getCacheKeyForURL(url) },
    });
    try {
      await response;
      await stored;
      return;
    } catch (error) {
      // `response` rejects too; avoid an unhandled rejection.
      await stored.catch(() => undefined);
      if (isQuota(error) || stop.signal.aborted || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt));
    }
  }
}

async function fetchMissing(event: ExtendableEvent): Promise<void> {
  const cache = await scope.caches.open(siteCaches().files);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const { files, total } = planDownload(workerEdition().files, (file) =>
    stored.has(precache.getCacheKeyForURL(addressOf(file)) ?? ''),
  );
  const queue = files.values();
  let done = 0;
  let lastReport = 0;
  let failure: unknown;
  const work = async () => {
    for (const file of queue) {
      if (failure !== undefined) return;
      try {
        await fetchFile(file, event);
      } catch (error) {
        failure ??= error;
        return;
      }
      done += file[2];
      if (Date.now() - lastReport < TELL_EVERY) continue;
      lastReport = Date.now();
      await postToPages({ kind: 'progress', done, total });
    }
  };
  // Wait for all, so that nothing is written after a reported failure.
  await Promise.all(Array.from({ length: WIDTH }, work));
  if (failure !== undefined) throw failure as Error;
}

/** Fetches the missing files of this edition. Throws when one fails: the browser keeps the previous worker. */
export async function fetchPrecache(event: ExtendableEvent): Promise<void> {
  try {
    await fetchMissing(event);
    await noteDay(new Date().toISOString());
  } catch (error) {
    await postToPages({ kind: 'failed', reason: isQuota(error) ? 'quota' : 'network' });
    throw error;
  }
}
