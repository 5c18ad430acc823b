import { withPrefix } from 'gatsby';
import { areaOf } from '../../model/search/areas';
import type { SearchManifest } from '../../model/search/manifest';
import type { SearchProvider } from '../../model/search/provider';
import { beginSearch, forgetSearch } from './beginSearch';
import { loadHostedProvider } from '../../features/hosted-search/browser/loadHostedProvider';
import { createWorkerProvider } from './workerProvider';

/** The search of a locale, ready to be asked. */
export interface OpenSearch {
  manifest: SearchManifest;
  provider: SearchProvider;
  /** Ends the worker. */
  close: () => void;
}

const opened = new Map<string, Promise<OpenSearch>>();

async function open(locale: string): Promise<OpenSearch> {
  const begun = beginSearch(locale);
  const local = createWorkerProvider(begun);
  try {
    const manifest = await begun.manifest;
    const { provider, results, areas } = manifest;
    if (provider.type !== 'local') {
      local.close();
      const site = { ...results, areaOf: (href: string) => areaOf(href, areas) };
      return { manifest, provider: await loadHostedProvider(provider, site), close: () => undefined };
    }
    local.open(manifest, window.location.origin + withPrefix('/').replace(/\/$/, ''));
    return { manifest, provider: local, close: local.close };
  } catch (error) {
    local.close();
    throw error;
  }
}

/**
 * Opens a locale's search, once: reads what has to be known before the first query.
 * @throws when that cannot be had; the next call tries again
 */
export function openSearch(locale: string): Promise<OpenSearch> {
  const known = opened.get(locale);
  if (known !== undefined) return known;
  const opening = open(locale);
  opened.set(locale, opening);
  opening.catch(() => closeSearch(locale));
  return opening;
}

/** Forgets a locale's search, so that it is opened anew: after a failure, for which a newer build may be the reason. */
export function closeSearch(locale: string): void {
  // One that could not be opened has nothing to close.
  void opened.get(locale)?.then(
    ({ close }) => close(),
    () => undefined,
  );
  opened.delete(locale);
  forgetSearch(locale);
}
