import { readMessage, type FromOfflineWorker, type ToOfflineWorker } from '../model/messages';
import { once } from '../../../model/once';

const OFFER: ToOfflineWorker = { kind: 'takeOver' };

/** Gatsby's id of the page's scripts. */
const pageBuild = () => (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;

/** Milliseconds that a finished edition waits: Chromium may hang when it restarts a worker during a load. */
const QUIET = 3000;
/** Maximum milliseconds between offers, because a busy page may not report its build in time. */
const LONGEST_WAIT = 60_000;

/** Reports the page's build to workers, and activates a finished edition when no page of the old one is open. */
export const watchServiceWorker = once(({ serviceWorker }: Navigator = navigator): void => {
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = readMessage<FromOfflineWorker>(data, ['which']);
    if (message !== undefined) ports[0]?.postMessage(pageBuild());
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
});
