/** Tells the Google tag, by the one sign that it heeds wherever it was loaded from, to send nothing for these ids. */
export function silenceGoogle(ids: readonly string[], browser: Window): void {
  for (const id of ids) Object.assign(browser, { [`ga-disable-${id}`]: true });
}
