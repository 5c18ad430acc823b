import { siteCaches, scope } from './scope';

/** The worker of a site without offline reading: removes files and unregisters itself. */
async function leave(): Promise<void> {
  await Promise.all(Object.values(siteCaches()).map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
