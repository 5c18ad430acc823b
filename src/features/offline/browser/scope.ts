import { cacheNames, type PrecacheManifest } from '../model/precacheManifest';

/** The edition that this worker keeps; the build writes it before the worker's code. */
declare const PRECACHE_MANIFEST: PrecacheManifest;

export const scope = self as unknown as ServiceWorkerGlobalScope;

/** What this worker keeps. The worker that frees readers has nothing. */
export const ownEdition = (): PrecacheManifest => PRECACHE_MANIFEST;

export const ownCaches = (): ReturnType<typeof cacheNames> => cacheNames(new URL(scope.registration.scope).pathname);

/** The open pages of the site, also those that this worker does not answer for; others of the host's are none of it. */
export async function sitePages(): Promise<WorkerClient[]> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(scope.registration.scope));
}
