import { cacheNames, type PrecacheManifest } from '../model/precacheManifest';

/** The worker's edition, which the build writes before the code. */
declare const PRECACHE_MANIFEST: PrecacheManifest;

export const scope = self as unknown as ServiceWorkerGlobalScope;

/** This worker's edition; undefined in the worker that unregisters. */
export const workerEdition = (): PrecacheManifest => PRECACHE_MANIFEST;

export const siteCaches = (): ReturnType<typeof cacheNames> => cacheNames(new URL(scope.registration.scope).pathname);

/** The open pages of the site, including uncontrolled ones, without other sites of the host. */
export async function sitePages(): Promise<WorkerClient[]> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(scope.registration.scope));
}
