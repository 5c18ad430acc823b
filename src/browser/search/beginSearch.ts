import { withPrefix } from 'gatsby';
import { startWorker } from 'site-features';
import { manifestPath, type SearchManifest } from '../../model/search/manifest';
import { fetchFile } from './fetchFile';

/** The first downloads of a search. */
interface PendingSearch {
  manifest: Promise<SearchManifest>;
  worker: Worker;
  /** Resolves with the error message when the worker fails. */
  failed: Promise<string>;
}

const searches = new Map<string, PendingSearch>();

async function readManifest(locale: string): Promise<SearchManifest> {
  return JSON.parse(await fetchFile(withPrefix(manifestPath(locale)), { cache: 'no-cache' })) as SearchManifest;
}

/** Starts loading a locale's manifest and the search worker, so that neither waits for the dialog's code. */
export function beginSearch(locale: string): PendingSearch {
  const started = searches.get(locale);
  if (started !== undefined) return started;
  const worker = startWorker(locale);
  const manifest = readManifest(locale);
  // The first query reports a failure.
  manifest.catch(() => undefined);
  const failed = new Promise<string>((resolve) => {
    worker.addEventListener('error', ({ message = '' }) => resolve(message));
  });
  const search = { manifest, worker, failed };
  searches.set(locale, search);
  return search;
}

/** Makes the next call start from scratch. */
export const forgetSearch = (locale: string): void => void searches.delete(locale);
