import { readMessage, type ToOfflineWorker } from '../model/messages';
import { answerRequests } from './answerRequests';
import { buildPrecacheManifest, forgetOtherDays, precache } from './precacheStore';
import { fetchPrecache, stopFetching } from './fetchPrecache';
import { areAllEditionPages } from './pageBuilds';
import { scope } from './scope';

/** The worker for offline reading, registered on request. A new one waits until no page of the old build is open. */
async function takeOver(): Promise<void> {
  if (await areAllEditionPages()) await scope.skipWaiting();
}

async function tidyUp(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  await forgetOtherDays();
  // The page that requested it works offline too.
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(fetchPrecache(event)));
scope.addEventListener('activate', (event) => event.waitUntil(tidyUp(event)));
scope.addEventListener('message', (event) => {
  const message = readMessage<ToOfflineWorker>(event.data, ['tell', 'stop', 'takeOver']);
  if (message?.kind === 'stop') stopFetching();
  if (message?.kind === 'takeOver') event.waitUntil(takeOver());
  if (message?.kind === 'tell') {
    event.waitUntil(buildPrecacheManifest().then((edition) => event.ports[0]?.postMessage(edition)));
  }
});
answerRequests();
