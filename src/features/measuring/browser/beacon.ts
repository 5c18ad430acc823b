import type { Adapter } from './adapter';

/** The owner's own address. A message that the browser does not take is lost without a word. */
export function createBeacon(url: string, browser: Window): Adapter {
  const send = (message: object) => void browser.navigator.sendBeacon(url, JSON.stringify(message));
  return {
    view: (view) => send({ type: 'view', ...view }),
    vital: (vital) => send({ type: 'vital', ...vital }),
  };
}
