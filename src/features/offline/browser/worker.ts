import { readMessage, type ToOfflineWorker } from '../model/messages';
import { answerRequests } from './answerRequests';
import { buildPrecacheManifest, forgetOtherDays, precache } from './precacheStore';
import { cancelFetching, fetchPrecache } from './fetchPrecache';
import { areAllOwnPages } from './pageBuilds';
import { scope } from './scope';

/**
 * The worker that keeps the site for reading without a network; only who asks for that ever gets it. Each build has
 * its own, which the browser fetches on a visit when it differs from the one that is there, and which waits until no
 * page of the build before is open.
 */
async function takeOver(): Promise<void> {
  if (await areAllOwnPages()) await scope.skipWaiting();
}

async function tidyUp(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  await forgetOtherDays();
  // The page on which the reader asked goes on without a network, too.
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(fetchPrecache(event)));
scope.addEventListener('activate', (event) => event.waitUntil(tidyUp(event)));
scope.addEventListener('message', (event) => {
  const message = readMessage<ToOfflineWorker>(event.data, ['tell', 'cancel', 'takeOver']);
  if (message?.kind === 'cancel') cancelFetching();
  if (message?.kind === 'takeOver') event.waitUntil(takeOver());
  if (message?.kind === 'tell') {
    event.waitUntil(buildPrecacheManifest().then((edition) => event.ports[0]?.postMessage(edition)));
  }
});
answerRequests();
