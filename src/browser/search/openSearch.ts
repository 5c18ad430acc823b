import { withPrefix } from 'gatsby';
import { areaOf } from '../../model/search/areas';
import type { SearchManifest } from '../../model/search/manifest';
import type { SearchProvider } from '../../model/search/provider';
import { manifestPath } from '../../model/search/manifest';
import { fetchFile } from './fetchFile';
import { loadHostedProvider } from './loadHostedProvider';
import { createWorkerProvider } from './workerProvider';

/** The search of a locale, ready to be asked. */
export interface OpenSearch {
  manifest: SearchManifest;
  provider: SearchProvider;
}

const opened = new Map<string, Promise<OpenSearch>>();

async function open(locale: string): Promise<OpenSearch> {
  const file = await fetchFile(withPrefix(manifestPath(locale)), { cache: 'no-cache' });
  const manifest = JSON.parse(file) as SearchManifest;
  const { provider, results, areas } = manifest;
  if (provider.type !== 'local') {
    const site = { ...results, areaOf: (href: string) => areaOf(href, areas) };
    return { manifest, provider: await loadHostedProvider(provider, site) };
  }
  const baseUrl = window.location.origin + withPrefix('/').replace(/\/$/, '');
  return { manifest, provider: createWorkerProvider(manifest, baseUrl) };
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
  opened.delete(locale);
}
