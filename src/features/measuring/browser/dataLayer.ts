/** The queue that Google's scripts read. */
export type LayeredWindow = Window & { dataLayer?: unknown[] };

/** Queues a plain message for the tag manager. */
export function pushMessage(browser: LayeredWindow, message: Readonly<Record<string, unknown>>): void {
  (browser.dataLayer ??= []).push(message);
}

/** Queues a command. The tag accepts only an `arguments` object as one. */
export function pushCommand(browser: LayeredWindow, ...command: readonly unknown[]): void {
  const layer = (browser.dataLayer ??= []);
  function push() {
    // eslint-disable-next-line prefer-rest-params -- the tag treats an array as data
    layer.push(arguments);
  }
  Reflect.apply(push, undefined, command);
}

const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Denies all kinds of storage by default, then grants measuring only. Runs before a tag loads. */
export function pushGrant(browser: LayeredWindow): void {
  pushCommand(browser, 'consent', 'default', Object.fromEntries(KINDS.map((kind) => [kind, 'denied'])));
  pushCommand(browser, 'consent', 'update', { analytics_storage: 'granted' });
}

export function pushWithdrawal(browser: LayeredWindow): void {
  pushCommand(browser, 'consent', 'update', { analytics_storage: 'denied' });
}
