/** Where the page and Google's scripts leave each other messages. */
export type LayeredWindow = Window & { dataLayer?: unknown[] };

/** Leaves a plain message, as the tag manager wants them. */
export function pushMessage(browser: LayeredWindow, message: Readonly<Record<string, unknown>>): void {
  (browser.dataLayer ??= []).push(message);
}

/** Leaves a command. The tag takes only an `arguments` object for one. */
export function pushCommand(browser: LayeredWindow, ...command: readonly unknown[]): void {
  const layer = (browser.dataLayer ??= []);
  function push() {
    // eslint-disable-next-line prefer-rest-params -- the tag would take an array for data
    layer.push(arguments);
  }
  Reflect.apply(push, undefined, command);
}

const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Says, before any tag is there, that nothing is agreed to; then that measuring is, and advertising is not. */
export function pushGrant(browser: LayeredWindow): void {
  pushCommand(browser, 'consent', 'default', Object.fromEntries(KINDS.map((kind) => [kind, 'denied'])));
  pushCommand(browser, 'consent', 'update', { analytics_storage: 'granted' });
}

export function pushWithdrawal(browser: LayeredWindow): void {
  pushCommand(browser, 'consent', 'update', { analytics_storage: 'denied' });
}
