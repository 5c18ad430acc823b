import { readMessage, type FromOfflineWorker, type ToOfflineWorker } from '../model/messages';

const OFFER: ToOfflineWorker = { kind: 'takeOver' };

/** Gatsby's name of the scripts that this page runs. */
const ownBuild = () => (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;

/**
 * Milliseconds that a finished edition waits before it asks for the place. Right after a page has come, or an edition
 * is complete, the page asks the old worker for things. Chromium would end that worker in between and start it again,
 * and a load that comes just then may never be answered; one that is idle gives way at once.
 */
const QUIET = 3000;
/** Most milliseconds between two offers: a page that was asked may have been too busy to say of which build it is. */
const LONGEST_WAIT = 60_000;

let isThere = false;

/**
 * Stands by the worker on a page of a reader who keeps the site: says which build the page is of, and lets a finished
 * newer edition take its place as soon as no page of the old one is open.
 */
export function watchServiceWorker({ serviceWorker }: Navigator = navigator): void {
  if (isThere) return;
  isThere = true;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = readMessage<FromOfflineWorker>(data, ['which']);
    if (message !== undefined) ports[0]?.postMessage(ownBuild());
  });
  void serviceWorker.ready.then((registration) => {
    let timer: number | undefined;
    const offer = (wait: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!registration.waiting) return;
        registration.waiting.postMessage(OFFER);
        offer(Math.min(2 * wait, LONGEST_WAIT));
      }, wait);
    };
    const follow = () => registration.installing?.addEventListener('statechange', () => offer(QUIET));
    registration.addEventListener('updatefound', follow);
    follow();
    offer(QUIET);
  });
}
