import { withPrefix } from 'gatsby';
import { manifestPath, type SearchManifest } from '../../model/search/manifest';
import { fetchFile } from './fetchFile';
import { startWorker } from './startWorker';

/** What each search needs first, on its way. */
export interface BegunSearch {
  manifest: Promise<SearchManifest>;
  worker: Worker;
  /** What the worker says when it fails. */
  failed: Promise<string>;
}

const begun = new Map<string, BegunSearch>();

async function readManifest(locale: string): Promise<SearchManifest> {
  return JSON.parse(await fetchFile(withPrefix(manifestPath(locale)), { cache: 'no-cache' })) as SearchManifest;
}

/**
 * Fetches the facts of a locale's search, and the worker's code beside them, since most sites answer by themselves. On
 * every page, so that this need not wait for the code of the dialog.
 */
export function beginSearch(locale: string): BegunSearch {
  const known = begun.get(locale);
  if (known !== undefined) return known;
  const worker = startWorker(locale);
  const manifest = readManifest(locale);
  // Who opens the search hears of it.
  manifest.catch(() => undefined);
  const failed = new Promise<string>((resolve) => {
    worker.addEventListener('error', ({ message = '' }) => resolve(message));
  });
  const search = { manifest, worker, failed };
  begun.set(locale, search);
  return search;
}

/** Lets the next call begin anew. */
export const forgetSearch = (locale: string): void => void begun.delete(locale);
