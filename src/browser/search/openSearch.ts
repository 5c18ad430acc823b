import { withPrefix } from 'gatsby';
import { browser } from 'site-features';
import { areaOf } from '../../model/search/areas';
import type { SearchManifest } from '../../model/search/manifest';
import type { SearchProvider } from '../../model/search/provider';
import { beginSearch, forgetSearch } from './beginSearch';
import { createWorkerProvider } from './workerProvider';

/** The open search of a locale. */
export interface OpenSearch {
  manifest: SearchManifest;
  provider: SearchProvider;
  /** Terminates the worker. */
  close: () => void;
}

const opened = new Map<string, Promise<OpenSearch>>();

async function open(locale: string): Promise<OpenSearch> {
  const begun = beginSearch(locale);
  const { openSearchProvider } = browser.find((feature) => feature.openSearchProvider !== undefined) ?? {};
  const local = createWorkerProvider(begun);
  try {
    const manifest = await begun.manifest;
    if (openSearchProvider !== undefined) {
      local.close();
      const provider = await openSearchProvider((href) => areaOf(href, manifest.areas));
      return { manifest, provider, close: () => undefined };
    }
    local.open(manifest, window.location.origin + withPrefix('/').replace(/\/$/, ''));
    return { manifest, provider: local, close: local.close };
  } catch (error) {
    local.close();
    throw error;
  }
}

/** Opens a locale's search once: its manifest and its provider. Throws when loading fails; the next call retries. */
export function openSearch(locale: string): Promise<OpenSearch> {
  const current = opened.get(locale);
  if (current !== undefined) return current;
  const opening = open(locale);
  opened.set(locale, opening);
  opening.catch(() => closeSearch(locale));
  return opening;
}

/** Closes a locale's search, so that the next call opens it again, such as after a failure by a newer build. */
export function closeSearch(locale: string): void {
  // A search that failed to open needs no closing.
  void opened.get(locale)?.then(
    ({ close }) => close(),
    () => undefined,
  );
  opened.delete(locale);
  forgetSearch(locale);
}
