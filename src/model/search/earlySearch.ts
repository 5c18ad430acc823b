/** Name of the global variable in which the page's first script records a search that precedes the site's code. */
export const EARLY_SEARCH = 'earlySearch';

/** Elements in which `/` is text or a key with a function. */
export const TAKES_KEYS = 'input, textarea, select, button, [contenteditable=""], [contenteditable="true"]';

/** A search that the reader began before the site's code ran. */
export interface EarlySearch {
  /** The typed text; null where the search was not opened. */
  text: string | null;
  /** True when Enter was pressed after the text. */
  isEntered: boolean;
  /** Stops recording. */
  stop: () => void;
}
