/** Stops the Google tag from sending for these ids, by the only flag that works however the tag was loaded. */
export function silenceGoogle(ids: readonly string[], browser: Window): void {
  for (const id of ids) Object.assign(browser, { [`ga-disable-${id}`]: true });
}
