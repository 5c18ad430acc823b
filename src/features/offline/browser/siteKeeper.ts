import { withPrefix } from 'gatsby';
import { EDITION_FILE, offlineTextsPath, type PrecacheSummary } from '../model/precacheManifest';
import { fetchFile } from '../../../browser/search/fetchFile';
import { once } from '../../../model/once';
import { createOfflineKeeper } from './offlineKeeper';

/** The page's single keeper: its work continues while the dialog is closed. */
export const siteKeeper = once(() => createOfflineKeeper(withPrefix('/')));

/** The newest edition on the server; undefined when unreachable. */
export async function fetchNewest(): Promise<PrecacheSummary | undefined> {
  return fetchFile(withPrefix(EDITION_FILE), { cache: 'no-cache' }).then(
    (text) => JSON.parse(text) as PrecacheSummary,
    () => undefined,
  );
}

/** The dialog's texts in a language; throws when they cannot be loaded. */
export async function fetchOfflineTexts(locale: string): Promise<Readonly<Record<string, string>>> {
  const text = await fetchFile(withPrefix(offlineTextsPath(locale)), { cache: 'no-cache' });
  return JSON.parse(text) as Record<string, string>;
}
