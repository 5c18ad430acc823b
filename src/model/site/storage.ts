/** A persisted value in the browser. With blocked storage it lasts as long as the page. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls back when this tab or another changes the value; returns an unsubscribe function. */
  listen: (onChange: (value: string | null) => void) => () => void;
}
